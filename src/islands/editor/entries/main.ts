import { startListEntries } from './list-entries.ts';
import { notifyRecord } from './notify-record.ts';

/* Of pages that have no record of their own to be edited, as most lists: nothing else is needed. */
export const mount = (): void => startListEntries(() => Promise.resolve(notifyRecord));
