import type { FinderAnswer, FinderResult } from '../../../lib/editing/calls.ts';

/** What is said of a record. */
type Told = Pick<FinderResult, 'label' | 'note'>;

/** The page of one record: its address ends with the record's number. */
const RECORD_PATH = /^\/\w\w\/.+\/[1-9]\d*\/?$/u;

/** An entry of a list, whichever part of it is pressed. */
const ENTRY = 'main [data-event],main li';
/** What belongs to the page that is edited, or to the editor. */
const OWN = '[data-module],[data-record],[data-ed-own]';

const isToRecord = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && RECORD_PATH.test(pathname);

/** The link to the record that is pressed, or whose entry is: its tickets, its picture, its place. */
function linkAt(target: Element): HTMLAnchorElement | null {
  const pressed = target.closest<HTMLAnchorElement>('main a[href]');
  if (pressed !== null && isToRecord(pressed)) return pressed;
  let entry = target.closest<HTMLElement>(ENTRY);
  while (entry !== null) {
    const link = [...entry.querySelectorAll<HTMLAnchorElement>('a[href]')].find(isToRecord);
    if (link !== undefined) return link;
    entry = entry.parentElement?.closest<HTMLElement>(ENTRY) ?? null;
  }
  return null;
}

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
      const link = target.closest(OWN) === null ? linkAt(target) : null;
      if (link === null || link.closest(OWN) !== null) return;
      event.preventDefault();
      event.stopPropagation();
      void recordOf(link).then((record) => {
        if (record === null) location.assign(link.href);
        else showRecord(record, link.pathname, words);
      });
    },
    true,
  );
  words['started'] = '';
}
