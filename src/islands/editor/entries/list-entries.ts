import type { FinderAnswer, FinderResult } from '../../../lib/editing/calls.ts';

/** The page of one record: its address ends with the record's number. */
const RECORD_PATH = /^\/\w\w\/.+\/[1-9]\d*\/?$/u;

/** The record whose own page stands at an address; null: it is nobody's, or nobody answered. */
async function recordAt(path: string): Promise<FinderResult | null> {
  const query = new URLSearchParams({ path });
  const address = `/${document.documentElement.lang}/pageeditor-api/finder?${String(query)}`;
  const response = await fetch(address).catch(() => null);
  if (response?.ok !== true) return null;
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
function showRecord({ label, note }: FinderResult, href: string, words: DOMStringMap): void {
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

/**
 * Lists of a page show what is written elsewhere. Whoever presses an entry while the page is
 * edited is told where, and led there; with the key for a new tab the link leads as ever.
 */
export function startListEntries(): void {
  const words = document.querySelector<HTMLElement>('[data-entries]')?.dataset;
  if (words === undefined) return;
  document.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || !(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('main a[href]');
      if (link === null || link.closest('[data-module],[data-record],[data-ed-own]')) return;
      if (link.origin !== location.origin || !RECORD_PATH.test(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      void recordAt(link.pathname).then((record) => {
        if (record === null) location.assign(link.href);
        else showRecord(record, link.pathname, words);
      });
    },
    true,
  );
  words['started'] = '';
}
