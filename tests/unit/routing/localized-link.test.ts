import { describe, expect, it } from 'vitest';
import { localizedLink } from '../../../src/lib/server/services/records/localized-link.ts';
import type { ReferenceData } from '../../../src/lib/server/services/records/reference-data.ts';

const venue = { id: 3, name: { de: 'Große Halle', en: 'Great Hall' } };
const page = { content_type: 'page', urls: { de: 'besuch/anfahrt', en: 'visit/getting-here' } };
const data = {
  venue: new Map([[3, venue]]),
  page: new Map([[1, page]]),
} as unknown as ReferenceData;
const inEnglish = (href: string) => localizedLink(href, 'en', data);

describe('RT-11 a link that was entered once', () => {
  it.each([
    ['/de/programm-karten?room=1#top', '/en/programme-tickets?room=1#top'],
    ['/de/spielstaedte/grosse-halle/3', '/en/location/great-hall/3'],
    ['/de/spielstaedte/alter-name/3?a', '/en/location/great-hall/3?a'],
    ['/de', '/en'],
    ['/de/besuch/anfahrt#bahn', '/en/visit/getting-here#bahn'],
  ])('%s leads to the page in the other language: %s', (href, expected) => {
    expect(inEnglish(href)).toBe(expected);
  });

  it.each(['/en/team', 'https://www.example.org/de/team', '/de/gibt-es-nicht', '/poster/x', ''])(
    '«%s» stays as it is',
    (href) => {
      expect(inEnglish(href)).toBe(href);
    },
  );

  it('keeps names outside ASCII encoded once', () => {
    const name = encodeURIComponent('größe-東京');
    expect(inEnglish(`/de/programm-karten/${name}/7`)).toBe(`/en/programme-tickets/${name}/7`);
  });

  it('leaves a path alone that is not encoded rightly', () => {
    expect(inEnglish('/de/programm-karten/100%/7')).toBe('/de/programm-karten/100%/7');
  });
});
