import type { Kysely, Transaction } from 'kysely';
import type { Entity, Kind } from '../../../../content/records/kinds.ts';
import type { Database } from '../../db/schema.ts';
import { hashOf, visitPlaces, type UploadPlace } from '../../repositories/media/places.ts';
import { recordById } from '../../repositories/records.ts';

/** A record that shows a file. */
export interface MediaUse {
  readonly kind: Kind;
  readonly record: Entity<Kind>;
  /** Only what somebody works on, or ordered for later, shows it: not what is public. */
  readonly isDraft: boolean;
}

export interface MediaUses {
  /** Of all records that show it. */
  readonly count: number;
  /** So many of them as are asked for. */
  readonly some: readonly MediaUse[];
}

/** Each record once: by itself before its drafts. */
function onceEach(places: readonly UploadPlace[]): readonly UploadPlace[] {
  const once = new Map<string, UploadPlace>();
  for (const place of places) {
    const key = `${place.kind}:${place.record}`;
    if (place.version === null || !once.has(key)) once.set(key, place);
  }
  return [...once.values()];
}

async function usesAt(
  db: Kysely<Database>,
  places: readonly UploadPlace[],
  most: number,
): Promise<MediaUses> {
  const once = onceEach(places);
  const some: MediaUse[] = [];
  for (const { kind, record: id, version } of once.slice(0, most)) {
    const record = await recordById(db, kind, id);
    if (record !== null) some.push({ kind, record, isDraft: version !== null });
  }
  return { count: once.length, some };
}

/** Every place that names an upload. */
export async function placesOf(
  db: Kysely<Database> | Transaction<Database>,
  src: string,
): Promise<readonly UploadPlace[]> {
  const hash = hashOf(src);
  const places: UploadPlace[] = [];
  if (hash !== null) await visitPlaces(db, hash, (_, place) => places.push(place));
  return places;
}

/** Where a file is shown. @param most records that are read */
export async function usesOf(db: Kysely<Database>, src: string, most: number): Promise<MediaUses> {
  return usesAt(db, await placesOf(db, src), most);
}

/** The same of several files, looked for together: by their addresses. */
export async function usesOfAll(
  db: Kysely<Database>,
  sources: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, MediaUses>> {
  const byHash = new Map(sources.map((src) => [hashOf(src), [] as UploadPlace[]]));
  if (sources.length > 0)
    await visitPlaces(db, null, (hash, place) => byHash.get(hash)?.push(place));
  const uses = new Map<string, MediaUses>();
  for (const src of sources) uses.set(src, await usesAt(db, byHash.get(hashOf(src)) ?? [], most));
  return uses;
}
