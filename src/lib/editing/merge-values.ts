import { isSame } from './content.ts';
import { changesBetween, wordsOf, type Change } from './differences/sequence.ts';

/*
 * Two people's changes of one value: a text by its words, a list by its entries, an object by
 * its keys. Where they changed the same words differently, nobody but them can say what is right.
 */

/** What two people made of a value, with the value before. */
interface Three<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** The value with both changes; null: they meet. */
export type Merged<Value> = { readonly value: Value } | null;

/** A stretch of the list before, with what each of both made of it. */
interface Region {
  readonly from: number;
  readonly to: number;
  readonly mine: readonly [from: number, to: number];
  readonly theirs: readonly [from: number, to: number];
}

/** How far a side has come: its place in its own list is that in the base, moved by `shift`. */
interface Side {
  readonly changes: readonly Change[];
  next: number;
  shift: number;
}

const take = (side: Side): void => {
  const change = side.changes[side.next];
  if (change === undefined) return;
  side.shift = change.fresh[1] - change.old[1];
  side.next += 1;
};

/** Changes of both in the order of the base; those that overlap or touch are one region. */
function regionsOf(mine: readonly Change[], theirs: readonly Change[]): readonly Region[] {
  const sides: readonly [Side, Side] = [
    { changes: mine, next: 0, shift: 0 },
    { changes: theirs, next: 0, shift: 0 },
  ];
  const upcoming = (side: Side) => side.changes[side.next]?.old[0] ?? Infinity;
  const regions: Region[] = [];
  for (;;) {
    const from = Math.min(...sides.map(upcoming));
    if (from === Infinity) return regions;
    const starts = sides.map(({ shift }) => from + shift);
    let to = from;
    let hasGrown = true;
    while (hasGrown) {
      hasGrown = false;
      for (const side of sides)
        // An insertion at the end of what the other changed is beside it, but for the same place.
        while (upcoming(side) < to || upcoming(side) === from) {
          to = Math.max(to, side.changes[side.next]?.old[1] ?? to);
          take(side);
          hasGrown = true;
        }
    }
    const [first = from, second = from] = starts;
    regions.push({
      from,
      to,
      mine: [first, to + sides[0].shift],
      theirs: [second, to + sides[1].shift],
    });
  }
}

type MergeItem<Item> = (three: Three<Item>) => Merged<Item>;

/** One region: changed by one only, inserted by both, the same by both, or entry by entry. */
function mergeRegion<Item>(
  three: Three<readonly Item[]>,
  mergeItem: MergeItem<Item>,
): Merged<readonly Item[]> {
  const { base, mine, theirs } = three;
  if (isSame(mine, base) || isSame(mine, theirs)) return { value: theirs };
  if (isSame(theirs, base)) return { value: mine };
  // Both have written something at the same place: both stay.
  if (base.length === 0) return { value: [...theirs, ...mine] };
  if (mine.length !== base.length || theirs.length !== base.length) return null;
  const items = base.map((item, at) =>
    mergeItem({ base: item, mine: mine[at] as Item, theirs: theirs[at] as Item }),
  );
  return items.includes(null)
    ? null
    : { value: items.map((item) => (item as { value: Item }).value) };
}

function mergeLists<Item>(
  { base, mine, theirs }: Three<readonly Item[]>,
  keyOf: (item: Item) => string,
  mergeItem: MergeItem<Item>,
): Merged<readonly Item[]> {
  const keys = base.map(keyOf);
  const regions = regionsOf(
    changesBetween(keys, mine.map(keyOf)),
    changesBetween(keys, theirs.map(keyOf)),
  );
  const value: Item[] = [];
  let at = 0;
  for (const region of regions) {
    const merged = mergeRegion(
      {
        base: base.slice(region.from, region.to),
        mine: mine.slice(...region.mine),
        theirs: theirs.slice(...region.theirs),
      },
      mergeItem,
    );
    if (merged === null) return null;
    value.push(...base.slice(at, region.from), ...merged.value);
    at = region.to;
  }
  return { value: [...value, ...base.slice(at)] };
}

/**
 * Only prose is merged by words: half of one address and half of another are none. One word is
 * prose where both have made more of it.
 */
const isProse = (text: string): boolean => /\S\s+\S/u.test(text);

function mergeTexts({ base, mine, theirs }: Three<string>): Merged<string> {
  const word = base.trim();
  const isMore = word !== '' && [mine, theirs].every((one) => isProse(one) && one.includes(word));
  if (!isProse(base) && !isMore) return null;
  const three = { base: wordsOf(base), mine: wordsOf(mine), theirs: wordsOf(theirs) };
  const merged = mergeLists(
    three,
    (word) => word,
    () => null,
  );
  return merged && { value: merged.value.join('') };
}

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mergeObjects({ base, mine, theirs }: Three<Values>): Merged<Values> {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const entries = keys.map((key): readonly [string, Merged<unknown>] => [
    key,
    mergeValues({ base: base[key], mine: mine[key], theirs: theirs[key] }),
  ]);
  if (entries.some(([, merged]) => merged === null)) return null;
  return {
    value: Object.fromEntries(
      entries.flatMap(([key, merged]) =>
        merged?.value === undefined ? [] : [[key, merged.value] as const],
      ),
    ),
  };
}

/** Both people's changes of a value in one; null: only they can decide. */
export function mergeValues({ base, mine, theirs }: Three<unknown>): Merged<unknown> {
  if (isSame(mine, base) || isSame(mine, theirs)) return { value: theirs };
  if (isSame(theirs, base)) return { value: mine };
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string')
    return mergeTexts({ base, mine, theirs });
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists<unknown>({ base, mine, theirs }, (item) => JSON.stringify(item), mergeValues);
  if (isObject(base) && isObject(mine) && isObject(theirs))
    return mergeObjects({ base, mine, theirs });
  return null;
}
