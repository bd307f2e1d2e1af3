import { describe, expect, it } from 'vitest';
import { markedCopy, withLinks } from '../../../src/islands/offline/copies.ts';
import { isKept, isPage } from '../../../src/islands/offline/rules.ts';

const answer = (headers: Readonly<Record<string, string>>, status = 200) =>
  Object.defineProperty(
    new Response('<html></html>', { status, headers: { 'content-type': 'text/html', ...headers } }),
    'type',
    { value: 'basic' },
  );
const at = (path: string) => new URL(path, 'https://www.example.org');

describe('IN-02 what a service worker keeps', () => {
  it.each(['/de', '/de/programm-karten?room=1', '/en/programme-tickets/x/12'])('%s', (path) => {
    expect(isKept(at(path), answer({ 'cache-control': 'no-cache' }))).toBe(true);
  });

  it.each([
    ['what nobody may store', '/de', { 'cache-control': 'private, no-store' }, 200],
    ['what is private', '/de', { 'cache-control': 'private' }, 200],
    ['the editor', '/de?edit', {}, 200],
    ['the editor with a value', '/de/team?edit=1', {}, 200],
    ['a version', '/de/team?v=3', {}, 200],
    ['the overlay', '/de?overlay=true', {}, 200],
    ['the preview of a release', '/de?bundle=7', {}, 200],
    ['the hub', '/de/cms-hub', {}, 200],
    ['what has no language', '/testshop', {}, 200],
    ['an error', '/de/weg', {}, 404],
    ['a file', '/de/calendar.ics', { 'content-type': 'text/calendar' }, 200],
  ])('is not %s', (_what, path, headers, status) => {
    expect(isKept(at(path), answer(headers, status))).toBe(false);
  });

  it('is the list of favourites, which is this device’s own', () => {
    const own = { 'cache-control': 'private, no-store' };
    expect(isKept(at('/de/merkliste'), answer(own))).toBe(true);
    expect(isKept(at('/de/merkliste?x=1'), answer(own))).toBe(false);
    expect(isKept(at('/de/warenkorb'), answer(own))).toBe(false);
    // IN-04: the address of its calendar, and somebody else's list.
    for (const path of ['/de/merkliste/kalender', '/en/favourites/calendar?done=made'])
      expect(isKept(at(path), answer(own)), path).toBe(false);
    expect(isKept(at('/de/merkliste/geteilt?ids=1'), answer(own))).toBe(false);
    expect(isPage(at('/de/warenkorb'))).toBe(true);
  });
});

it('IN-02 a copy says when it was made, and what is old in it', () => {
  const html =
    '<html lang="de"><aside class="info" data-info="offline" hidden class="x">' +
    '<span data-copied hidden class="x">vom <span data-copied-at class="x"></span></span></aside>';
  expect(markedCopy(html, '<1. Mai>')).toBe(
    '<html data-copy lang="de"><aside class="info" data-info="offline" class="x">' +
      '<span data-copied class="x">vom <span data-copied-at class="x">&lt;1. Mai></span></span></aside>',
  );
});

it('IN-02 the page of a dead line lists what can be read, or nothing', () => {
  const html = '<section data-copies hidden><h2>x</h2><ul role="list" data-links></ul></section>';
  expect(withLinks(html, '<li>1</li>')).toBe(
    '<section data-copies><h2>x</h2><ul role="list" data-links><li>1</li></ul></section>',
  );
  expect(withLinks(html, '')).toBe(html);
});
