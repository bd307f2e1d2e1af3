import { createRoot } from 'react-dom/client';
import type { Offer } from '../../lib/booking/offer.ts';
import { WIDGET_CLOSE_DELAY_MS } from '../../lib/constants.ts';
import { fetchOffer } from './api.ts';
import { close, open } from './store.ts';
import { fetchTexts } from './texts.ts';
import { Widget } from './Widget.tsx';
import { WidgetDialog } from './WidgetDialog.tsx';
import type { WidgetRequest } from './widget-request.ts';

const isInHistory = () => (history.state as { booking?: 1 } | null)?.booking;

/** The one widget of the page. */
class WidgetHost {
  /** Closes the open widget; undefined while none is open. */
  #close: (() => void) | undefined;
  /** Takes a closed widget out of the page; it stays for a moment, to be seen going. */
  #unmount: (() => void) | undefined;

  /** Resolves to whether there is anything to book. */
  async open(trigger: HTMLElement, request: WidgetRequest): Promise<boolean> {
    const [offer] = await Promise.all([fetchOffer(request.event), fetchTexts()]);
    // It may have been closed again, or come too late, while the offer was on its way.
    if (offer && request.isPending()) {
      this.#close?.();
      this.#unmount?.();
      this.#mount(offer, trigger, request);
    }
    return offer !== null;
  }

  #mount(offer: Offer, trigger: HTMLElement, request: WidgetRequest): void {
    const { container, openTop } = request;
    const host = container ?? document.body.appendChild(document.createElement('div'));
    // The form without scripts comes back when the widget goes.
    const form = [...host.childNodes];
    host.replaceChildren();
    const root = createRoot(host);
    const unmount = () => {
      this.#unmount = undefined;
      root.unmount();
      if (container) container.replaceChildren(...form);
      else host.remove();
    };
    const onClose = () => {
      if (this.#close !== onClose) return;
      this.#close = undefined;
      close();
      // By its button or by Escape: its entry in the history goes, too.
      if (isInHistory()) history.back();
      if (trigger instanceof HTMLDetailsElement) trigger.open = false;
      else trigger.focus();
      const timer = setTimeout(unmount, WIDGET_CLOSE_DELAY_MS);
      this.#unmount = () => {
        clearTimeout(timer);
        unmount();
      };
    };
    this.#close = onClose;
    open(offer.event, offer.seatGroups, offer.most);
    const props = { offer, openTop };
    // Over the page it is an entry in the history, which Back leaves.
    if (!container) history.pushState({ ...history.state, booking: 1 }, '');
    (container ? trigger : window).addEventListener(container ? 'toggle' : 'popstate', onClose, {
      once: true,
    });
    root.render(container ? <Widget {...props} /> : <WidgetDialog {...props} onClose={onClose} />);
  }
}

const widgetHost = new WidgetHost();

/** Comes with the first touch of a way to tickets. @returns whether there is anything to book */
export const mount = (trigger: HTMLElement, request: WidgetRequest): Promise<boolean> =>
  widgetHost.open(trigger, request);
