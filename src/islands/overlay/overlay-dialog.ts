import { regionOf } from '../events/list-dom.ts';
import { lockPage } from '../lock-page.ts';
import type { OverlayRequest } from './overlay-request.ts';

/**
 * The address of a page while the overlay over it shows a list: with the query of that list.
 * @param behind the page's own query, which stays in it
 */
function addressOver(behind: string, search: string): string {
  const query = new URLSearchParams(behind);
  for (const [key, value] of new URLSearchParams(search)) query.set(key, value);
  return location.pathname + (search === '' ? behind : `?${query}`);
}

/** What the overlay shows by the history, and the query of the page under it. */
const inHistory = (): { readonly overlay?: string; readonly behind?: string } =>
  (history.state as object | null) ?? {};

/** The query that the page under the overlay was made for. */
const searchOfPage = (): string => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return link ? new URL(link.href).search : '';
};

/**
 * The programme as a dialog over any page. While it is open, the page's entry in the
 * history has one behind it that says so: Back closes it, and coming back from an event opens
 * it where it was.
 */
class OverlayDialog {
  readonly #dialog = document.querySelector<HTMLDialogElement>('[data-overlay]');
  readonly #body = this.#dialog?.querySelector('[data-overlay-body]');
  readonly #button = document.querySelector<HTMLAnchorElement>('[data-overlay-open]');
  /** The document came with the overlay over it, under an address with the query of its list. */
  #wasLoadedOpen: boolean | undefined;
  /** Where the page's own list stands while the overlay shows it. */
  #place: Comment | undefined;
  #request: OverlayRequest | undefined;

  constructor() {
    // By its button or by Escape: its entry in the history goes, too.
    this.#dialog?.addEventListener('close', () => this.#end());
  }

  answer(request: OverlayRequest): void {
    this.#request = request;
    this.#wasLoadedOpen ??= request.wish === 'show';
    if (request.wish === 'leave') {
      this.#putBack();
      this.#dialog?.close();
      // The page has filters by the same names: it was made for those of the overlay.
      const isOfOverlay = !this.#isOwnPage && !['', location.search].includes(searchOfPage());
      if (this.#wasLoadedOpen && isOfOverlay) location.reload();
      return;
    }
    if (request.wish === 'begin') {
      // Pressed twice before it was there, it opens once.
      if (this.#dialog?.open) return;
      const [overlay, behind] = [request.query.get()?.search ?? '', location.search];
      history.pushState({ overlay, behind }, '', addressOver(behind, overlay));
    }
    void this.#open(request);
  }

  /** Opens the overlay as the history says; without an answer the browser goes to the list itself. */
  async #open({ list, query }: OverlayRequest): Promise<void> {
    const [dialog, body, button] = [this.#dialog, this.#body, this.#button];
    if (!dialog || !body || !button || dialog.open) return;
    lockPage(true);
    dialog.showModal();
    list.onChoice = (shown) => this.#noteChoice(shown);
    const region = regionOf(document);
    // On the programme's own page its list moves into the dialog and back again.
    if (region && !region.closest('dialog')) {
      this.#place = document.createComment('');
      region.replaceWith(this.#place);
      body.replaceChildren(region);
    }
    const { overlay = '' } = inHistory();
    this.#showHeadline(region);
    if (region && query.get()?.search === overlay) {
      void list.restore();
      return;
    }
    // Without a choice it is the button's own: a preview's says which release it shows.
    const address = button.origin + button.pathname + (overlay || button.search);
    const status = body.querySelector('p');
    if (status) status.textContent = dialog.dataset['loading'] ?? '';
    try {
      const shown = await list.replace(address, body.lastElementChild);
      status?.remove();
      this.#showHeadline(shown);
      if (shown) await list.restore();
    } catch {
      location.replace(address);
    }
  }

  /** A choice in the overlay is in its address, and survives a reload. */
  #noteChoice(search: string): void {
    const { behind = '' } = inHistory();
    const here = this.#isOwnPage ? location.pathname + search : addressOver(behind, search);
    history.replaceState({ overlay: search, behind }, '', here);
  }

  /** What editors wrote above the programme; without it the overlay keeps its own headline. */
  #showHeadline(list: HTMLElement | null): void {
    const title = this.#dialog?.querySelector('h2');
    const headline = list?.dataset['headline'];
    if (title && headline) title.textContent = headline;
  }

  /** On the programme's own page: its list stands in the page again. */
  #putBack(): void {
    if (this.#place && this.#body) this.#place.replaceWith(...this.#body.children);
    this.#place = undefined;
  }

  #end(): void {
    lockPage(false);
    this.#putBack();
    const list = this.#request?.list;
    if (list) list.onChoice = undefined;
    list?.observeEnd();
    const { overlay, behind = '' } = inHistory();
    if (overlay === undefined) return;
    // What was chosen on the programme's own page stays chosen.
    if (this.#isOwnPage && location.search !== behind) history.replaceState({}, '', location.href);
    else history.back();
  }

  /** Whether the page under the overlay is the programme itself. */
  get #isOwnPage(): boolean {
    return location.pathname === this.#button?.pathname;
  }
}

/** The one overlay of the page. */
const overlayDialog = new OverlayDialog();

export const mount = (_page: HTMLElement, request: OverlayRequest): void =>
  overlayDialog.answer(request);
