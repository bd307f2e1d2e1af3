import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../../../../content/records/define.ts';
import { records, type Kind } from '../../../../content/records/kinds.ts';

type Values = Readonly<Record<string, unknown>>;

/** As it comes back from the database: without keys that are undefined. */
const stored = (value: unknown): unknown =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);

/** Each id once, in the order of their first places, as link tables keep them. */
const linked = (value: unknown): unknown => [...new Set(value as readonly number[])];

/** Whether saving a checked value would leave a record as it is. */
export function isSameRecord(kind: Kind, before: object, after: object): boolean {
  const [was, is] = [before as Values, after as Values];
  if (was['is_online'] !== is['is_online']) return false;
  return Object.entries(records[kind].fields as Fields).every(
    ([name, { keep, derive }]) =>
      derive !== undefined ||
      isDeepStrictEqual(
        keep === 'links' ? linked(was[name]) : stored(was[name]),
        keep === 'links' ? linked(is[name]) : stored(is[name]),
      ),
  );
}
