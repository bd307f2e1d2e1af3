import type { Texts } from './old-shapes.ts';

/** Texts that are the same one, and the record that they become. */
interface Group<Value> {
  /** Every way in which it was written, and how often. */
  readonly spellings: Map<string, { readonly value: Value; count: number }>;
  /** Named by what the public sees. */
  isPublic: boolean;
  id: number;
}

/** One record to be made of many texts. */
export interface JoinedRecord<Value> {
  readonly id: number;
  readonly key: string;
  /** As most of the texts have it; of two that are as frequent the first one. */
  readonly value: Value;
  readonly isPublic: boolean;
}

/** Texts by what is equal in them; each group becomes one record. */
export class Joined<Value> {
  readonly #groups = new Map<string, Group<Value>>();
  /** How many texts there were. */
  texts = 0;

  add(key: string, value: Value, isPublic: boolean): void {
    this.texts += 1;
    const group: Group<Value> = this.#groups.get(key) ?? {
      spellings: new Map(),
      isPublic: false,
      id: 0,
    };
    this.#groups.set(key, group);
    group.isPublic ||= isPublic;
    const spelling = JSON.stringify(value);
    const known = group.spellings.get(spelling);
    if (known === undefined) group.spellings.set(spelling, { value, count: 1 });
    else known.count += 1;
  }

  /** Gives every group its id, rising from `first`. */
  number(first: number): void {
    let id = first;
    for (const group of this.#groups.values()) {
      group.id = id;
      id += 1;
    }
  }

  idOf(key: string): number | null {
    return this.#groups.get(key)?.id ?? null;
  }

  get size(): number {
    return this.#groups.size;
  }

  /** What becomes of the groups. */
  records(): readonly JoinedRecord<Value>[] {
    return [...this.#groups].flatMap(([key, { id, isPublic, spellings }]) => {
      const [most] = [...spellings.values()].sort((one, other) => other.count - one.count);
      return most === undefined ? [] : [{ id, key, value: most.value, isPublic }];
    });
  }
}

/**
 * Records that look like another one and were left apart: of the same words in one language
 * and of others, or of none, in the other one.
 * @param wordsOf what is compared of a record, by language; empty for none
 */
export function leftApart<Value>(
  records: readonly JoinedRecord<Value>[],
  wordsOf: (value: Value) => Texts,
): readonly JoinedRecord<Value>[] {
  const alike = new Map<string, number>();
  const keysOf = ({ value }: JoinedRecord<Value>) => {
    const words = wordsOf(value);
    return (['de', 'en'] as const).flatMap((locale) =>
      words[locale] === '' ? [] : [`${locale}\n${words[locale]}`],
    );
  };
  for (const record of records)
    for (const key of keysOf(record)) alike.set(key, (alike.get(key) ?? 0) + 1);
  return records.filter((record) => keysOf(record).some((key) => (alike.get(key) ?? 0) > 1));
}
