import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  API_NAMES,
  apiPath,
  apiPatterns,
  apiRow,
  matchApi,
} from '../../../src/lib/routing/api-routes.ts';
import { LOCALES } from '../../../src/lib/constants.ts';
import { matchRoute } from '../../../src/lib/routing/routes.ts';

const names = API_NAMES;

describe('the addresses of the API', () => {
  it.each(names)('API-02 %s is found in each language and without a prefix', (name) => {
    const keys = [...apiRow(name).pattern.de.matchAll(/\[(?:\.\.\.)?(\w+)\]/gu)].map(
      ([, key = '']) => key,
    );
    // A kind of record is a name.
    const sampleOf = (key: string) => (key === 'kind' ? 'tag' : '7');
    const params = Object.fromEntries(keys.map((key) => [key, sampleOf(key)]));
    for (const locale of LOCALES)
      expect(matchApi(apiPath(name, locale, params))).toEqual({ name, locale, params });
    const filled = (path: string) =>
      path.replace(/\[(?:\.\.\.)?(\w+)\]/gu, (_, key: string) => sampleOf(key));
    expect(apiPatterns(name).map((path) => matchApi(filled(path)))).toEqual([
      { name, locale: 'de', params },
      { name, locale: 'en', params },
      { name, locale: 'de', params },
    ]);
  });

  it('API-01 are written as the specification writes them', () => {
    expect(apiPath('events', 'de')).toBe('/de/api/events/');
    expect(apiPath('exhibition-types', 'en')).toBe('/en/api/exhibition-types/');
    expect(apiPath('redirect', 'en')).toBe('/en/pageeditor-api/redirect');
    expect(apiPath('openapi', 'de')).toBe('/de/api/openapi.json');
  });

  it('are no pages', () => {
    for (const name of names)
      for (const path of apiPatterns(name)) expect(matchRoute(path)).toBeNull();
  });

  it('any other path is no call', () => {
    for (const path of [
      '/',
      '/api',
      '/api/',
      '/fr/api/events',
      '/de/api/events//',
      '/api/rooms/1/2',
      '/de/api/articles/1/2',
    ])
      expect(matchApi(path)).toBeNull();
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        if (!path.includes('api')) expect(matchApi(path)).toBeNull();
      }),
    );
  });
});
