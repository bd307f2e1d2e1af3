import { ERROR_LOG } from './error-log.ts';
import type { HubList } from './hub-list.ts';
import { OUTBOX } from './outbox.ts';
import { RECORD_LISTS } from './record-lists.ts';

/** Every list of the hub, a row each. */
export const HUB_LISTS: readonly HubList[] = [...RECORD_LISTS, OUTBOX, ERROR_LOG];

export const hubList = (key: string | undefined): HubList | undefined =>
  HUB_LISTS.find((list) => list.key === key);
