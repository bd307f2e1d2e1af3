import { atom } from 'nanostores';
import type { FinderResult } from '../../../lib/editing/calls.ts';
import { failureText } from '../i18n/failure-text.ts';
import { alerts } from '../stores/alerts.ts';
import { recordAtPath } from './search.ts';

/** The entry of a list that was pressed: a record that is written elsewhere; null: none. */
export const $pressedEntry = atom<FinderResult | null>(null);

/** The page of one record: its address ends with the record's number. */
const RECORD_PATH = /^\/\w\w\/.+\/[1-9]\d*\/?$/u;

async function askFor(link: HTMLAnchorElement): Promise<void> {
  const result = await recordAtPath(link.pathname);
  if (!result.ok) alerts.show('error', failureText(result));
  else if (result.value === null) location.assign(link.href);
  else $pressedEntry.set(result.value);
}

/**
 * Lists of a page show what is written elsewhere. Whoever presses an entry while the page is
 * edited is told where, and led there; with the key for a new tab the link leads as ever.
 */
export function startListEntries(): void {
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
      void askFor(link);
    },
    true,
  );
}
