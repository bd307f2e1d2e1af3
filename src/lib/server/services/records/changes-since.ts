import type { OpenDatabase } from '../../db/open.ts';
import { changesAfter } from '../../repositories/changes.ts';
import type { ChangeFeed } from './change-feed.ts';

/** More changes than these are told as a change of everything. */
const MAX_CHANGES = 2000;

interface ChangesSince {
  readonly last: number;
  readonly isAll: boolean;
  readonly tags: Readonly<Record<string, number>>;
}

/**
 * What was touched after a change, with the newest change of each, when the page store of this
 * machine was told of all of them: who asks for a page then gets the new one.
 * @param since null: nobody knows of any yet, and only the newest is told
 */
export async function changesSince(
  { database, feed }: { readonly database: OpenDatabase; readonly feed: ChangeFeed },
  since: number | null,
): Promise<ChangesSince> {
  await feed.catchUp();
  const { last } = feed;
  if (since === null || since === last) return { last, isAll: false, tags: {} };
  if (since > last) return { last, isAll: true, tags: {} };
  const changes = (await changesAfter(database.db, since)).filter(({ id }) => id <= last);
  if (changes.length > MAX_CHANGES) return { last, isAll: true, tags: {} };
  return {
    last,
    isAll: false,
    tags: Object.fromEntries(changes.flatMap(({ id, tags }) => tags.map((tag) => [tag, id]))),
  };
}
