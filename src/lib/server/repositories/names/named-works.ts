import type { Kysely } from 'kysely';
import type { Translated } from '../../../../content/fields/field.ts';
import type { Database } from '../../db/schema.ts';

export interface NamedComposer {
  readonly id: number;
  readonly name: Translated;
  /** The same one as an artist of the venue; null: none. */
  readonly person: number | null;
}

/** A work with those who wrote it, as programmes name it. */
export interface NamedWork {
  readonly id: number;
  readonly title: Translated;
  readonly catalogue_number: string | null;
  readonly original_title: string | null;
  readonly original_language: string | null;
  readonly composers: readonly NamedComposer[];
}

/**
 * Works by their ids with their composers, in one query, offline ones, too: a work has no page
 * that could be off, and what is played is said by the event.
 */
export async function namedWorks(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamedWork>> {
  const works = new Map<number, NamedWork & { composers: NamedComposer[] }>();
  if (ids.length === 0) return works;
  const rows = await db
    .selectFrom('work')
    .leftJoin('work_composers', 'work_composers.owner', 'work.id')
    .leftJoin('composer', 'composer.id', 'work_composers.target')
    .select([
      'work.id',
      'work.title_de',
      'work.title_en',
      'work.catalogue_number',
      'work.original_title',
      'work.original_language',
      'composer.id as composer',
      'composer.name_de',
      'composer.name_en',
      'composer.person',
    ])
    .where('work.id', 'in', [...ids])
    .orderBy('work_composers.position')
    .execute();
  for (const { composer, name_de, name_en, person, title_de, title_en, ...row } of rows) {
    const title = { de: title_de, en: title_en };
    const work = works.get(row.id) ?? { ...row, title, composers: [] };
    works.set(row.id, work);
    const name = { de: name_de ?? '', en: name_en ?? '' };
    if (composer !== null) work.composers.push({ id: composer, name, person });
  }
  return works;
}

/** What an event says of somebody whose page is off. */
export interface NamedPerson {
  readonly name: string;
  readonly is_ensemble: boolean;
}

/** People by their ids, offline ones, too; none is no query. */
export async function namedPeople(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamedPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name', 'is_ensemble'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, name, is_ensemble: flag }) => [id, { name, is_ensemble: flag === 1 }]),
  );
}
