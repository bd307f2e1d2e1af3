import { AUDIT } from './lists/audit.ts';
import { BROKEN_LINKS } from './lists/broken-links.ts';
import { ERROR_LOG } from './lists/error-log.ts';
import { FORM_ENTRIES } from './lists/form-entries.ts';
import type { HubEntry, HubList } from './lists/hub-list.ts';
import { NEWSLETTER } from './lists/newsletter.ts';
import { NOTES } from './notes/note-rows.ts';
import { OUTBOX } from './lists/outbox.ts';
import { PERSONAL_DATA } from './lists/personal-data.ts';
import { MISSED_WORDS, SEARCH_WORDS } from './lists/search-words.ts';
import { API_TOKENS } from './lists/tokens.ts';
import { USERS } from './lists/users.ts';
import { WORK_LISTS, UNSOLD_EVENTS, UNCONFIRMED_ACCESS } from './lists/work-lists.ts';
import { WAITING_LIST } from './lists/waiting-list.ts';
import { RECORD_LISTS } from './records/hub-kinds.ts';

/** Every list that is of no kind of record, a row each. */
export const PLAIN_LISTS: readonly HubList[] = [
  UNCONFIRMED_ACCESS,
  UNSOLD_EVENTS,
  WAITING_LIST,
  FORM_ENTRIES,
  NEWSLETTER,
  PERSONAL_DATA,
  OUTBOX,
  ERROR_LOG,
  BROKEN_LINKS,
  NOTES,
  SEARCH_WORDS,
  MISSED_WORDS,
  USERS,
  API_TOKENS,
  AUDIT,
  ...WORK_LISTS,
];

/** Every list of the hub; those of the kinds of record are rows of `HUB_KINDS`. */
export const HUB_LISTS: readonly HubEntry[] = [...RECORD_LISTS, ...PLAIN_LISTS];

/** A list that is of no kind of record. */
export const hubList = (key: string | undefined): HubList | undefined =>
  PLAIN_LISTS.find((list) => list.key === key);
