import { DocumentLoader } from '../document-loader.ts';
import { announce } from '../live-region.ts';
import { isPlainClick } from '../plain-click.ts';

const cardsIn = (root: ParentNode) => root.querySelector<HTMLElement>('[data-more] [data-cards]');
const loader = new DocumentLoader();

async function append(list: HTMLElement, next: HTMLAnchorElement): Promise<void> {
  const skeleton = list.querySelector<HTMLElement>('[data-skeleton]');
  if (skeleton) skeleton.hidden = false;
  list.setAttribute('aria-busy', 'true');
  try {
    const page = await loader.load(next.href);
    if (!page) return;
    const cards = [...(cardsIn(page)?.children ?? [])];
    const pager = page.querySelector('[data-more] [data-pager]');
    // The way back leads before the first page that is shown, not before the last one.
    pager?.querySelector('[rel=prev]')?.remove();
    cardsIn(list.ownerDocument)?.append(...cards);
    next.closest('[data-pager]')?.replaceWith(...(pager ? [pager] : []));
    cards[0]?.querySelector('a')?.focus();
    const { said = '' } = list.querySelector<HTMLElement>('[data-live]')?.dataset ?? {};
    announce(list, said.replace('{page}', pager?.querySelector('p')?.textContent ?? ''));
  } finally {
    list.removeAttribute('aria-busy');
    if (skeleton) skeleton.hidden = true;
  }
}

/** The media library in place: «next» adds its articles below those that are there (MG-02). */
export function loadMoreInPlace(): void {
  document.addEventListener('click', (event) => {
    const next = (event.target as Element).closest<HTMLAnchorElement>('[data-more] a[rel=next]');
    const list = next?.closest<HTMLElement>('[data-more]');
    if (!next || !list || !isPlainClick(event)) return;
    event.preventDefault();
    if (list.hasAttribute('aria-busy')) return;
    // What cannot be fetched is opened as the page that it is.
    append(list, next).catch(() => location.assign(next.href));
  });
}
