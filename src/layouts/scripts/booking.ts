// Bundled by itself, as first-sign.ts says.
import widget from '../../islands/booking/main.tsx?worker&url';
import type { BookingCall } from '../../islands/booking/call.ts';
import { HELD_CLICK_MS, WIDGET_WAIT_MS } from '../../lib/constants.ts';
import { endLoading, startLoading } from './loading-bar.ts';

/*
 * BK-01, LY-13: ways to tickets are links and forms; with scripts the widget opens
 * in their place. It is fetched when one of them is touched, and not before.
 */

const bring = (): Promise<unknown> => import(/* @vite-ignore */ widget);

/** @param otherwise what happens without the widget, or when it is too long on its way */
function call(
  { isWanted, ...detail }: Omit<BookingCall, 'done' | 'cartPath'>,
  otherwise: () => void,
): void {
  const { href: cartPath = '' } =
    document.querySelector<HTMLAnchorElement>('[data-cart-sticky]') ?? {};
  let isOver = false;
  const done = (isThere: boolean) => {
    if (isOver) return;
    isOver = true;
    endLoading();
    if (!isThere) otherwise();
  };
  startLoading();
  setTimeout(done, WIDGET_WAIT_MS, false);
  const asked: BookingCall = {
    ...detail,
    cartPath,
    isWanted: () => !isOver && isWanted(),
    done,
  };
  bring().then(
    () => dispatchEvent(new CustomEvent('booking', { detail: asked })),
    () => done(false),
  );
}

addEventListener('pointerdown', ({ target }) => {
  if ((target as Element).closest('[data-book],[data-booking]>summary'))
    // What becomes of it is seen when it is asked for.
    bring().catch(() => undefined);
});

addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-book]');
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  call(
    {
      event: Number(link.dataset['book']),
      place: link,
      body: null,
      openTop: 'bookTop' in link.dataset,
      isWanted: () => true,
    },
    () => location.assign(link.href),
  );
});

addEventListener(
  'toggle',
  ({ target }) => {
    const place = target as HTMLDetailsElement;
    const body = place.querySelector<HTMLElement>('[data-booking-body]');
    if (!place.open || !place.dataset['booking'] || !body) return;
    const settle = () => body.removeAttribute('aria-busy');
    // The form is not seen for the moment before the widget; soon it is better than nothing.
    body.setAttribute('aria-busy', 'true');
    setTimeout(settle, HELD_CLICK_MS);
    call(
      {
        event: Number(place.dataset['booking']),
        place,
        body,
        openTop: false,
        isWanted: () => {
          settle();
          // Who has begun to fill in the form is not interrupted.
          return place.open && !body.contains(document.activeElement);
        },
      },
      settle,
    );
  },
  true,
);
