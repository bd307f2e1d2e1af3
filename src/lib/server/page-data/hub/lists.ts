import { FORM_ENTRIES } from './form-entries.ts';
import type { HubList } from './hub-list.ts';
import { NEWSLETTER } from './newsletter.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { RECORD_LISTS } from './record-lists.ts';

/** Every list of the hub, a row each. */
export const HUB_LISTS: readonly HubList[] = [
  ...RECORD_LISTS,
  FORM_ENTRIES,
  NEWSLETTER,
  PERSONAL_DATA,
];

export const hubList = (key: string | undefined): HubList | undefined =>
  HUB_LISTS.find((list) => list.key === key);
