import { createRoot } from 'react-dom/client';
import type { Offer } from '../../lib/booking/offer.ts';
import { WIDGET_CLOSE_DELAY_MS } from '../../lib/constants.ts';
import type { BookingCall } from './call.ts';
import { Dialog } from './Dialog.tsx';
import { fetchOffer } from './request.ts';
import { close, open } from './store.ts';
import { Widget, type WidgetProps } from './Widget.tsx';
import { fetchWords } from './words.ts';

/*
 * Comes with the first touch of a way to tickets and then waits for calls (call.ts):
 * bundled by itself, it shares nothing but the document with the page's scripts.
 */

const propsOf = (offer: Offer, { openTop, cartPath }: BookingCall): WidgetProps => ({
  text: offer.title,
  prices: offer.seatGroups.flatMap(({ prices }) => prices),
  seatGroups: offer.seatGroups,
  openTop,
  ticketUrl: offer.ticketUrl,
  idJet: offer.idJet,
  dateStart: offer.dateStart,
  notes: offer.notes,
  cartPath,
});

const nothing = (): void => undefined;
/** Closes what is open. */
let end = nothing;
/** Takes what was closed out of the page; it stays for a moment, to be seen going. */
let clear = nothing;

function show(offer: Offer, call: BookingCall): void {
  const { place, body } = call;
  const host = body ?? document.body.appendChild(document.createElement('div'));
  // The form without scripts comes back when the widget goes.
  const form = [...host.childNodes];
  host.replaceChildren();
  const root = createRoot(host);
  const gone = () => {
    clear = nothing;
    root.unmount();
    if (body) body.replaceChildren(...form);
    else host.remove();
  };
  const closed = () => {
    if (end !== closed) return;
    end = nothing;
    close();
    if (place instanceof HTMLDetailsElement) place.open = false;
    else place.focus();
    const timer = setTimeout(gone, WIDGET_CLOSE_DELAY_MS);
    clear = () => {
      clearTimeout(timer);
      gone();
    };
  };
  end = closed;
  open(offer.event, offer.seatGroups);
  const props = propsOf(offer, call);
  if (body) place.addEventListener('toggle', closed, { once: true });
  root.render(
    body ? <Widget {...props} /> : <Dialog {...props} when={offer.when} onClose={closed} />,
  );
}

async function answer(call: BookingCall): Promise<boolean> {
  const [offer] = await Promise.all([fetchOffer(call.event), fetchWords()]);
  if (offer === null) return false;
  // It may have been closed again, or come too late, while the offer was on its way.
  if (call.isWanted()) {
    end();
    clear();
    show(offer, call);
  }
  return true;
}

addEventListener('booking', (event) => {
  const { detail } = event as CustomEvent<BookingCall>;
  answer(detail).then(detail.done, () => detail.done(false));
});
