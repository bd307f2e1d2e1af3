import { describe, expect, it } from 'vitest';
import { placeName } from '../../../src/lib/server/services/programme/place.ts';
import type { ReferenceData } from '../../../src/lib/server/services/records/reference-data.ts';

const both = (name: string) => ({ de: name, en: name });

function named(venue: string, room: string) {
  const data = {
    room: new Map([[1, { venue: 2, name: both(room) }]]),
    venue: new Map([[2, { name: both(venue) }]]),
  } as unknown as Pick<ReferenceData, 'room' | 'venue'>;
  return (id: number) => placeName(data, id, 'de');
}

describe('the place of an event, as one line', () => {
  it.each([
    ['Konzerthaus', 'Großer Saal', 'Konzerthaus, Großer Saal'],
    ['Klosterkirche St. Ägidien', 'Klosterkirche', 'Klosterkirche St. Ägidien'],
    ['Villa', 'Garten der Villa', 'Garten der Villa'],
    // A part of a word says nothing.
    ['Konzerthaus', 'Haus', 'Konzerthaus, Haus'],
  ])('EV-13 %s and %s are %s: nothing is said twice', (venue, room, line) => {
    expect(named(venue, room)(1)).toBe(line);
  });

  it('EV-13 says nothing of a hall that is gone', () => {
    expect(named('Konzerthaus', 'Saal')(9)).toBe('');
  });
});
