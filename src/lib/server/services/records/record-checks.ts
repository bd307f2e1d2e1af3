import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import { MESSAGES } from '../../../../content/fields/messages.ts';
import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import type { Fields, RecordDescription } from '../../../../content/records/define.ts';
import {
  isVersioned,
  records,
  type Kind,
  type NewEntity,
} from '../../../../content/records/kinds.ts';
import type { Holder } from '../../../i18n/validation.ts';
import type { Database } from '../../db/schema.ts';
import { recordById } from '../../repositories/records.ts';
import { anyId, existingIds, idsWithValue } from '../../repositories/references.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import { issue } from './issue.ts';
import {
  linksOfModules,
  referencesOf,
  referencesOfModules,
  type ReferencePlace,
} from './references-in.ts';

/** What numbers of the product's own shop begin with. */
const OWN = 'f-';

/**
 * An event with the number by which the shop of the product knows it, where it has seats and none
 * was given: the same one as long as the event is there.
 */
export function withEventNumber(
  event: NewEntity<'event'>,
  before: NewEntity<'event'> | null,
): NewEntity<'event'> {
  if (event.id_jet !== null || event.seat_groups.length === 0) return event;
  const known = before?.id_jet?.startsWith(OWN) === true ? before.id_jet : null;
  return { ...event, id_jet: known ?? `${OWN}${randomUUID().slice(0, 13)}` };
}

/*
 * What descriptions say of a record beside the form of its fields: what contradicts itself,
 * what leads nowhere, what another record has already.
 */

type Tx = Transaction<Database>;
type Db = Kysely<Database> | Tx;
type Values = Readonly<Record<string, unknown>>;
type Issue = z.core.$ZodIssue;

/** Days, instants and times of the day are kept so that the order of their texts is that of time. */
const isBefore = (left: unknown, right: unknown): boolean =>
  typeof left === 'string' && typeof right === 'string' && left < right;

/** What ends before it begins, at its end; where the description has words of its own, at its beginning. */
export const periodIssues = ({ periods }: RecordDescription, value: Values): readonly Issue[] =>
  periods
    .filter(([start, end]) => isBefore(value[end], value[start]))
    .map(([start, end, late]) =>
      late === undefined ? issue([end], MESSAGES.windowEndsFirst) : issue([start], late),
    );

async function holderOf(tx: Tx, kind: Kind, id: number | null): Promise<Holder | null> {
  const record = id === null ? null : await recordById(tx, kind, id);
  return record === null ? null : { kind, record };
}

async function uniqueIssues(
  tx: Tx,
  { kind, id }: RecordPlace,
  value: Values,
): Promise<readonly Issue[]> {
  const description: RecordDescription = records[kind];
  const issues: Issue[] = [];
  for (const field of description.unique) {
    const ids = await idsWithValue(tx, { kind, field }, value[field] as string);
    const holder = await holderOf(tx, kind, ids.find((taken) => taken !== id) ?? null);
    if (holder !== null) issues.push(issue([field], MESSAGES.valueTaken, holder));
  }
  if (description.isSingle && id === null) {
    const holder = await holderOf(tx, kind, await anyId(tx, kind));
    if (holder !== null) issues.push(issue([], MESSAGES.onlyOne, holder));
  }
  return issues;
}

/** A record below itself, directly or through others; pages have a check of their whole tree. */
async function loopIssues(
  tx: Tx,
  { kind, id }: RecordPlace,
  value: Values,
): Promise<readonly Issue[]> {
  if (kind === 'page' || id === null) return [];
  const issues: Issue[] = [];
  for (const [name, { target, keep }] of Object.entries(records[kind].fields as Fields)) {
    if (target !== kind || keep === 'links') continue;
    const seen = new Set<unknown>();
    let above = value[name];
    while (typeof above === 'number' && above !== id && !seen.has(above)) {
      seen.add(above);
      above = ((await recordById(tx, kind, above)) as Values | null)?.[name];
    }
    if (above === id) issues.push(issue([name], MESSAGES.belowItself));
  }
  return issues;
}

const nameOf = ({ target, value }: ReferencePlace): string => `${target}:${String(value)}`;

/** Those places whose record is not there. */
async function dangling(
  tx: Db,
  places: readonly ReferencePlace[],
): Promise<readonly ReferencePlace[]> {
  const idsByKind = Map.groupBy(places, ({ target }) => target);
  const missing: ReferencePlace[] = [];
  for (const [kind, all] of idsByKind) {
    const there = await existingIds(tx, kind, [
      ...new Set(all.map(({ value }) => value as number)),
    ]);
    missing.push(...all.filter(({ value }) => !there.has(value as number)));
  }
  return missing;
}

/**
 * References that lead nowhere. What a module named before it was deleted is no mistake of
 * whoever saves the page now, so only what is new in modules is refused.
 */
async function referenceIssues(
  tx: Tx,
  { kind, before }: RecordPlace,
  value: Values,
  library: ModuleLibrary,
): Promise<readonly Issue[]> {
  const inModules = isVersioned(kind) ? newIn(referencesOfModules, before, value, library) : [];
  const missing = await dangling(tx, [...referencesOf(kind, value), ...inModules]);
  return missing.map(({ path }) => issue(path, MESSAGES.unknownRecord));
}

/** What the modules of a record name now and did not before; nothing of a kind without any. */
function newIn(
  placesOf: typeof linksOfModules,
  before: Values | null,
  after: Values,
  library: ModuleLibrary,
): readonly ReferencePlace[] {
  const of = (record: Values | null): readonly ReferencePlace[] =>
    placesOf((record?.['modules'] ?? []) as readonly StoredModule[], library);
  const known = new Set(of(before).map(nameOf));
  return of(after).filter((place) => !known.has(nameOf(place)));
}

/** New links to records that are not there; what was linked before it was deleted may stay. */
export async function linkIssues(
  tx: Db,
  before: Values | null,
  after: Values,
  library: ModuleLibrary,
): Promise<readonly Issue[]> {
  const missing = await dangling(tx, newIn(linksOfModules, before, after, library));
  return missing.map(({ path }) => issue(path, MESSAGES.unknownTarget));
}

/** A record among the others; `id` and `before` are null for one that is to be made. */
export interface RecordPlace {
  readonly kind: Kind;
  readonly id: number | null;
  readonly before: Values | null;
}

/** What keeps a record of right form from being saved, at its fields; nothing where it fits. */
export async function recordIssues(
  tx: Tx,
  place: RecordPlace,
  value: Values,
  library: ModuleLibrary,
): Promise<readonly Issue[]> {
  return [
    ...periodIssues(records[place.kind], value),
    ...(await uniqueIssues(tx, place, value)),
    ...(await loopIssues(tx, place, value)),
    ...(await referenceIssues(tx, place, value, library)),
    ...(await linkIssues(tx, place.before, value, library)),
  ];
}
