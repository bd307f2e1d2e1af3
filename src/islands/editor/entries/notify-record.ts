import type { FinderAnswer, FinderResult } from '../../../lib/editing/calls.ts';

/** What is said of a record. */
type Told = Pick<FinderResult, 'label' | 'note'>;

/**
 * The record whose own page a link leads to; null: it is nobody's. Where nobody answers, as
 * without a line, what the page says of it.
 */
async function recordOf(link: HTMLAnchorElement): Promise<Told | null> {
  const query = new URLSearchParams({ path: link.pathname });
  const address = `/${document.documentElement.lang}/pageeditor-api/finder?${String(query)}`;
  const response = await fetch(address).catch(() => null);
  if (response?.ok !== true) return { label: link.innerText.trim(), note: '' };
  const { results } = (await response.json()) as Pick<FinderAnswer, 'results'>;
  return results[0] ?? null;
}

function paragraphOf(className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = className;
  paragraph.append(...content);
  return paragraph;
}

function linkTo(href: string, text: string, className: string): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  link.className = className;
  return link;
}

/** Says which record holds an entry, with the ways to it. The words come with the page. */
function showRecord({ label, note }: Told, href: string, words: DOMStringMap): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'ed-dialog';
  dialog.setAttribute('aria-label', label);
  const heading = document.createElement('h2');
  heading.textContent = label;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = words['close'] ?? '';
  close.addEventListener('click', () => dialog.close());
  dialog.append(
    heading,
    paragraphOf('', `${words['elsewhere'] ?? ''} ${note}`),
    paragraphOf(
      'ed-row',
      linkTo(`${href}?edit`, words['editThere'] ?? '', 'ed-button ed-main'),
      linkTo(href, words['look'] ?? '', 'ed-button'),
      close,
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Tells which record the page at an address is of; where that is nobody's, it leads there. */
export async function notifyRecord(link: HTMLAnchorElement, words: DOMStringMap): Promise<void> {
  const record = await recordOf(link);
  if (record === null) location.assign(link.href);
  else showRecord(record, link.pathname, words);
}
