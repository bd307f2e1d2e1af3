import { describe, expect, it } from 'vitest';
import { buildDemo } from '../../../demo/build.ts';
import { isOfHost } from '../../../src/content/embed-hosts.ts';

const demo = buildDemo(new Date('2026-11-20T10:00:00Z'));

/** Every address of another site in a value, with the names of its fields. */
const addressesIn = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string')
    return [...value.matchAll(/https?:\/\/[a-z0-9][^\s"'<>)]+/gu)].map(
      ([url]) => [path, url] as const,
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => addressesIn(inner, `${path}.${key}`));
};

/** Providers that visitors are asked about: their content comes after a click, and is made up like all of it. */
const providers = demo.consent_service.flatMap(({ hosts }) =>
  (hosts ?? []).map(({ host }) => host),
);

const isExample = (url: string): boolean => new URL(url).hostname.endsWith('.example');
const isOfProvider = (url: string): boolean => isOfHost(new URL(url).hostname, providers);

describe('OP-01 the demo leads nowhere by accident', () => {
  it('every link out of it is an example, or content of a provider that visitors are asked about', () => {
    // What a service says of itself, and how it is loaded, is its provider's.
    const { consent_service: _, ...content } = demo;
    const addresses = addressesIn(content);
    expect(addresses.length).toBeGreaterThan(20);
    const others = addresses.filter(([, url]) => !isExample(url) && !isOfProvider(url));
    expect(others).toEqual([]);
  });

  it('control: a link to a real site is found', () => {
    const found = addressesIn({ text: 'see https://www.example.org/a.' });
    expect(found.map(([path, url]) => [path, isExample(url) || isOfProvider(url)])).toEqual([
      ['.text', false],
    ]);
  });
});
