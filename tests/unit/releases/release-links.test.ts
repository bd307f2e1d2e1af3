import { describe, expect, it } from 'vitest';
import { growth, MAX_GROWTH } from '../../support/growth.ts';
import { withRelease, withReleaseLinks } from '../../../src/lib/releases/release-links.ts';

describe('ED-17 links within the preview of a release', () => {
  it.each([
    ['/de', '/de?bundle=7'],
    ['/de/programm-karten?month=01-2027', '/de/programm-karten?month=01-2027&bundle=7'],
    ['/de?x=1', '/de?x=1&bundle=7'],
    ['/de/anfahrt#bus', '/de/anfahrt?bundle=7#bus'],
    ['?page=2', '?page=2&bundle=7'],
    ['/de/cms-hub/bundles/7', '/de/cms-hub/bundles/7'],
    ['/_astro/style.css', '/_astro/style.css'],
    ['//elsewhere.example/de', '//elsewhere.example/de'],
    ['https://elsewhere.example/de', 'https://elsewhere.example/de'],
  ])('%s leads to %s', (path, expected) => {
    expect(withRelease(path, 7)).toBe(expected);
  });

  it.each([
    ['<a href="/de">x</a>', '<a href="/de?bundle=7">x</a>'],
    ['<a class="b" href="/de?x=1#y">', '<a class="b" href="/de?x=1&amp;bundle=7#y">'],
    // A bracket in what stands before the address ends no tag.
    ['<a title="1 > 0" href="/de">', '<a title="1 > 0" href="/de?bundle=7">'],
    ['<a data-href="/de" href="/de">', '<a data-href="/de" href="/de?bundle=7">'],
    ['<a href="#top">', '<a href="#top">'],
    ['<a href="mailto:a@example.org">', '<a href="mailto:a@example.org">'],
    ['<article href="/de">', '<article href="/de">'],
    ['<script>"<a href=\'/de\'>"</script>', '<script>"<a href=\'/de\'>"</script>'],
  ])('%s', (html, expected) => {
    expect(withReleaseLinks(html, 7)).toBe(expected);
  });

  it('what asks goes on within it, what is sent or only closes a dialog does not', () => {
    const field = '<input type="hidden" name="bundle" value="7">';
    expect(withReleaseLinks('<form action="/de/search">', 7)).toBe(
      `<form action="/de/search">${field}`,
    );
    for (const form of ['<form method="post">', '<form method="dialog">'])
      expect(withReleaseLinks(form, 7)).toBe(form);
  });
});

it('RL-05 links are written in time in proportion to the page, whatever it holds', async () => {
  const page = (size: number) => `<a ${'href="/de/a '.repeat(size)}>${'<a '.repeat(size)}`;
  const linked = (html: string) => withReleaseLinks(html, 7);
  expect(await growth(linked, page, 20_000)).toBeLessThan(MAX_GROWTH);
});
