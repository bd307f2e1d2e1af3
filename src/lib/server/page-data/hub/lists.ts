import { AUDIT } from './audit.ts';
import { ERROR_LOG } from './error-log.ts';
import { FORM_ENTRIES } from './form-entries.ts';
import type { HubList } from './hub-list.ts';
import { NEWSLETTER } from './newsletter.ts';
import { OUTBOX } from './outbox.ts';
import { PAGE_LISTS } from './page-lists.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { RECORD_LISTS } from './record-lists.ts';
import { MISSED_WORDS, SEARCH_WORDS } from './search-words.ts';
import { API_TOKENS } from './tokens.ts';
import { USERS } from './users.ts';
import { WAITING_LIST } from './waiting-list.ts';

/** Every list of the hub, a row each. */
export const HUB_LISTS: readonly HubList[] = [
  ...PAGE_LISTS,
  ...RECORD_LISTS,
  WAITING_LIST,
  FORM_ENTRIES,
  NEWSLETTER,
  PERSONAL_DATA,
  OUTBOX,
  ERROR_LOG,
  SEARCH_WORDS,
  MISSED_WORDS,
  USERS,
  API_TOKENS,
  AUDIT,
];

export const hubList = (key: string | undefined): HubList | undefined =>
  HUB_LISTS.find((list) => list.key === key);
