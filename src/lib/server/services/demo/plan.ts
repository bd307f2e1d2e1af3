import { LOCALES } from '../../../../content/i18n/locales.ts';
import { KINDS, type Kind } from '../../../../content/records/kinds.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import {
  comingStates,
  demoIds,
  idsByHash,
  usedByVisitors,
  versionsOf,
  workedOn,
  type RecordName,
} from '../../repositories/demo/demo-records.ts';
import { allRecords } from '../../repositories/records.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import { namedIn, type Addresses } from './named-in.ts';

type AnyDb = Kysely<Database> | Transaction<Database>;

/** A record of the demo that stays, and why: the venue changed it, visitors use it, or what stays names it. */
export interface KeptRecord extends RecordName {
  readonly reason: 'changed' | 'visitors' | 'named';
  /** What names it. */
  readonly by: RecordName | null;
}

/** What would become of everything that came with the demo. */
export interface DemoPlan {
  /** By kind, in rising order. */
  readonly goes: ReadonlyMap<Kind, readonly number[]>;
  readonly stays: readonly KeptRecord[];
  /** Records that the venue made itself: nothing happens to them. */
  readonly own: number;
}

/** They never go: without its settings there is no site, and the law asks for these texts. They begin anew. */
export const BEGIN_ANEW: readonly Kind[] = ['settings', 'legal_text'];

const keyOf = ({ kind, id }: RecordName): string => `${kind}:${id}`;

async function addressesIn(db: AnyDb): Promise<Addresses> {
  const pages = await allRecords(db, 'page');
  const pageByPath = new Map(
    pages.flatMap(({ id, urls }) =>
      LOCALES.map((locale) => [`/${locale}/${urls[locale]}`.replace(/\/$/u, ''), id] as const),
    ),
  );
  return { mediaByHash: await idsByHash(db), pageByPath };
}

/** Records of a kind by their ids, each kind read once and only where one is asked for. */
class Records {
  readonly #db: AnyDb;
  readonly #kinds = new Map<Kind, Promise<ReadonlyMap<number, object>>>();

  constructor(db: AnyDb) {
    this.#db = db;
  }

  async get({ kind, id }: RecordName): Promise<object | undefined> {
    const reading =
      this.#kinds.get(kind) ??
      allRecords(this.#db, kind).then((all) => new Map(all.map((each) => [each.id, each])));
    this.#kinds.set(kind, reading);
    return (await reading).get(id);
  }
}

/** Everything that a record names, now and in what is coming of it. */
async function namedBy(
  db: AnyDb,
  name: RecordName,
  parts: {
    records: Records;
    modules: ModuleLibrary;
    addresses: Addresses;
    followsLinks: boolean;
  },
): Promise<readonly RecordName[]> {
  const record = await parts.records.get(name);
  const coming = (await comingStates(db, name)).map((content) => JSON.parse(content) as object);
  return [...(record === undefined ? [] : [record]), ...coming].flatMap((state) =>
    namedIn(name.kind, state as Readonly<Record<string, unknown>>, parts),
  );
}

/** What there is: of the demo, and of the venue. */
async function inventory(db: AnyDb) {
  const noted = await demoIds(db);
  const demo = new Map<string, RecordName & { readonly version: number }>();
  const own: RecordName[] = [];
  for (const kind of KINDS)
    for (const [id, version] of await versionsOf(db, kind))
      if (noted.get(kind)?.has(id) === true) demo.set(keyOf({ kind, id }), { kind, id, version });
      else own.push({ kind, id });
  return { demo, own };
}

/**
 * What goes with the demo and what stays: whatever the venue changed, visitors use, or
 * something that stays names, and so on until no number in what stays is of what goes.
 */
export async function planRemoval(db: AnyDb, modules: ModuleLibrary): Promise<DemoPlan> {
  const { demo, own } = await inventory(db);
  const kept = new Map<string, KeptRecord>();
  const keep = (name: RecordName, reason: KeptRecord['reason'], by: RecordName | null): boolean => {
    const key = keyOf(name);
    if (!demo.has(key) || kept.has(key)) return false;
    kept.set(key, { kind: name.kind, id: name.id, reason, by });
    return true;
  };
  for (const record of demo.values()) if (record.version > 1) keep(record, 'changed', null);
  for (const record of await workedOn(db)) keep(record, 'changed', null);
  for (const record of await usedByVisitors(db)) keep(record, 'visitors', null);
  const parts = { records: new Records(db), modules, addresses: await addressesIn(db) };
  const queue: RecordName[] = [...own, ...kept.values()];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    // A link in a text of the demo that nobody changed may lead nowhere: else one page of it
    // would keep half of the rest.
    const followsLinks = kept.get(keyOf(name))?.reason !== 'named';
    for (const target of await namedBy(db, name, { ...parts, followsLinks }))
      if (!BEGIN_ANEW.includes(target.kind) && keep(target, 'named', name)) queue.push(target);
  }
  const goes = new Map<Kind, number[]>();
  for (const record of demo.values())
    if (!kept.has(keyOf(record)))
      goes.set(record.kind, [...(goes.get(record.kind) ?? []), record.id]);
  for (const ids of goes.values()) ids.sort((left, right) => left - right);
  return { goes, stays: [...kept.values()], own: own.length };
}
