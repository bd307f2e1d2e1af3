// Bundled by itself, as first-interaction.ts says.
import widget from '../islands/booking/main.tsx?island';
import { isPlainClick } from '../islands/plain-click.ts';
import type { WidgetRequest } from '../islands/booking/widget-request.ts';
import { HELD_CLICK_MS, WIDGET_WAIT_MS } from '../lib/constants.ts';
import { loadingBar } from './loading-bar.ts';

/*
 * Ways to tickets are links and forms; with scripts the widget opens
 * in their place. It is fetched when one of them is touched, and not before.
 */

const loadWidget = (): Promise<unknown> => import(/* @vite-ignore */ widget);

/** @param fallback what happens without the widget, or when it is too long on its way */
function openWidget(
  { isPending, ...request }: Omit<WidgetRequest, 'onSettled' | 'cartPath'>,
  fallback: () => void,
): void {
  const { href: cartPath = '' } =
    document.querySelector<HTMLAnchorElement>('[data-cart-sticky]') ?? {};
  let isSettled = false;
  const onSettled = (isOpen: boolean) => {
    if (isSettled) return;
    isSettled = true;
    loadingBar.end();
    if (!isOpen) fallback();
  };
  loadingBar.start();
  setTimeout(onSettled, WIDGET_WAIT_MS, false);
  const detail: WidgetRequest = {
    ...request,
    cartPath,
    isPending: () => !isSettled && isPending(),
    onSettled,
  };
  loadWidget().then(
    () => dispatchEvent(new CustomEvent('booking', { detail })),
    () => onSettled(false),
  );
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
    {
      event: Number(link.dataset['book']),
      trigger: link,
      container: null,
      openTop: 'bookTop' in link.dataset,
      isPending: () => true,
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
      {
        event: Number(trigger.dataset['booking']),
        trigger,
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
