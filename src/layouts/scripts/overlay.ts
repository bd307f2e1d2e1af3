import { OVERLAY_HASH } from '../../lib/constants.ts';
import { loadDocument, regionOf } from '../../islands/events/load-document.ts';
import { showFavourites } from './favourites.ts';
import { endLoading, startLoading } from './loading-bar.ts';

/** EV-11: the programme as a dialog over any page. */
const dialog = document.querySelector<HTMLDialogElement>('[data-overlay]');
const body = dialog?.querySelector('[data-overlay-body]');
const button = document.querySelector<HTMLAnchorElement>('[data-overlay-open]');

async function open(address: string) {
  dialog?.showModal();
  if (!body || body.querySelector('[data-programme]')) return;
  // On the programme's own page its list moves into the dialog and back again.
  const own = regionOf(document);
  if (own) {
    const place = document.createComment('');
    own.replaceWith(place);
    dialog?.addEventListener('close', () => place.replaceWith(...body.children), { once: true });
  }
  const status = body.querySelector('p');
  if (status && !own) status.textContent = dialog?.dataset['loading'] ?? '';
  startLoading();
  try {
    const page = own ? null : await loadDocument(address);
    const region = own ?? (page && regionOf(page));
    if (region) body.replaceChildren(region);
    showFavourites();
    endLoading();
  } catch {
    location.assign(address);
  }
}

button?.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void open(button.href);
});
addEventListener('popstate', () => dialog?.close());

/** RT-08: an address can ask for the overlay; asked once, it is taken out of the address again. */
const query = new URLSearchParams(location.search);
if (button && (location.hash === `#${OVERLAY_HASH}` || query.get('overlay') === 'true')) {
  query.delete('overlay');
  history.replaceState(history.state, '', location.pathname + (query.size ? `?${query}` : ''));
  void open(button.href);
}
