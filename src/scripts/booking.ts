import { loadIsland } from '../islands/island.ts';
import { isPlainClick } from '../islands/plain-click.ts';
import type { WidgetRequest } from '../islands/booking/widget-request.ts';
import { HELD_CLICK_MS, WIDGET_WAIT_MS } from '../lib/constants.ts';
import { booking } from './islands.ts';
import { loadingBar } from './loading-bar.ts';

/*
 * Ways to tickets are links and forms; with scripts the widget opens
 * in their place. It is fetched when one of them is touched, and not before.
 */

const loadWidget = () => loadIsland<WidgetRequest, Promise<boolean>>(booking);

/** What a way to tickets says of itself. */
type WidgetWish = Pick<WidgetRequest, 'event' | 'container' | 'openTop'> &
  Partial<Pick<WidgetRequest, 'isPending'>>;

/** @param fallback what happens without the widget, or when it is too long on its way */
function openWidget(
  trigger: HTMLElement,
  { isPending, ...request }: WidgetWish,
  fallback: () => void,
): void {
  let isSettled = false;
  const onSettled = (isOpen: boolean) => {
    if (isSettled) return;
    isSettled = true;
    loadingBar.end();
    if (!isOpen) fallback();
  };
  loadingBar.start();
  setTimeout(onSettled, WIDGET_WAIT_MS, false);
  loadWidget()
    .then((island) =>
      island.mount(trigger, {
        ...request,
        isPending: () => !isSettled && isPending?.() !== false,
      }),
    )
    .then(onSettled, () => onSettled(false));
}

addEventListener('pointerdown', ({ target }) => {
  if ((target as Element).closest('[data-book],[data-booking]>summary'))
    // Whether it fails is seen when it is opened.
    loadWidget().catch(() => undefined);
});

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-book]');
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  openWidget(
    link,
    {
      event: +(link.dataset['book'] ?? 0),
      container: null,
      openTop: 'bookTop' in link.dataset,
    },
    () => location.assign(link.href),
  );
});

addEventListener(
  'toggle',
  ({ target }) => {
    const trigger = target as HTMLDetailsElement;
    const container = trigger.querySelector<HTMLElement>('[data-booking-body]');
    if (!trigger.open || !trigger.dataset['booking'] || !container) return;
    const showForm = () => container.removeAttribute('aria-busy');
    // The form is not seen for the moment before the widget; soon it is better than nothing.
    container.setAttribute('aria-busy', 'true');
    setTimeout(showForm, HELD_CLICK_MS);
    openWidget(
      trigger,
      {
        event: +trigger.dataset['booking'],
        container,
        openTop: false,
        isPending: () => {
          showForm();
          // Who has begun to fill in the form is not interrupted.
          return trigger.open && !container.contains(document.activeElement);
        },
      },
      showForm,
    );
  },
  true,
);
