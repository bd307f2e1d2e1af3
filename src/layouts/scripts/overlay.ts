import { OVERLAY_HASH } from '../../lib/constants.ts';
import { pageOf, regionOf } from '../../islands/events/list-dom.ts';
import {
  $programmeLoading,
  $programmeQuery,
  programmeLoader,
} from '../../islands/events/programme-query.ts';

/** EV-11: the programme as a dialog over any page. */
const dialog = document.querySelector<HTMLDialogElement>('[data-overlay]');
const body = dialog?.querySelector('[data-overlay-body]');
const button = document.querySelector<HTMLAnchorElement>('[data-overlay-open]');

async function open(address: string) {
  dialog?.showModal();
  if (!body || body.querySelector('[data-programme]')) return;
  // On the programme's own page its list moves into the dialog and back again.
  const pageRegion = regionOf(document);
  if (pageRegion) {
    const place = document.createComment('');
    pageRegion.replaceWith(place);
    dialog?.addEventListener('close', () => place.replaceWith(...body.children), { once: true });
  }
  const status = body.querySelector('p');
  if (status && !pageRegion) status.textContent = dialog?.dataset['loading'] ?? '';
  $programmeLoading.set('query');
  try {
    const page = pageRegion ? null : await programmeLoader.load(address);
    const region = pageRegion ?? (page && regionOf(page));
    if (region) body.replaceChildren(region);
    if (region && !pageRegion)
      $programmeQuery.set({ search: new URL(address).search, page: pageOf(region) });
    $programmeLoading.set(null);
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
