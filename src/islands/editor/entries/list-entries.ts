import type { notifyRecord } from './notify-record.ts';

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
 * Lists of a page show what is written elsewhere. Whoever presses an entry while the page is
 * edited is told where, and led there; with the key for a new tab the link leads as ever.
 * @param load has what tells them come with the first of them
 */
export function startListEntries(load: () => Promise<typeof notifyRecord>): void {
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
      void load().then((notifyRecord) => notifyRecord(link, words));
    },
    true,
  );
  words['started'] = '';
}
