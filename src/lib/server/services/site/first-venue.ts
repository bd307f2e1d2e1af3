import type { Entity } from '../../../../content/records/kinds.ts';
import { kindTag, recordTag, type Tag } from '../cache-tags/tags.ts';
import type { ReferenceData } from '../records/reference-data.ts';

/** The venue that was there first: the organisation itself, with the box office. Null: there is none. */
export function firstVenue(data: ReferenceData): Entity<'venue'> | null {
  const [first] = [...data.venue.values()].sort((left, right) => left.id - right.id);
  return first ?? null;
}

/** Numbers of venues that are noted one by one. */
const MAX_BEFORE = 20;

/** What changes which venue is the first one, or what it says: itself, and those before it once they are public. */
export function firstVenueTags(data: ReferenceData): readonly Tag[] {
  const first = firstVenue(data);
  if (first === null || first.id > MAX_BEFORE) return [kindTag('venue')];
  return Array.from({ length: first.id }, (_, before) => recordTag('venue', before + 1));
}
