import { growth, MAX_GROWTH } from '../../support/growth.ts';
import { describe, expect, it } from 'vitest';
import { withAbsoluteAddresses } from '../../../src/lib/routing/absolute-addresses.ts';

const absolute = (html: string) => withAbsoluteAddresses(html, 'https://www.example.org/webshop');

describe('WS-01 addresses written in full', () => {
  it.each([
    [
      '<link rel="x" href="/_astro/a.css">',
      '<link rel="x" href="https://www.example.org/_astro/a.css">',
    ],
    ['<img src="/a.png" alt="/a.png">', '<img src="https://www.example.org/a.png" alt="/a.png">'],
    [
      '<img srcset="/a.png 1x, /b.png 2x">',
      '<img srcset="https://www.example.org/a.png 1x, https://www.example.org/b.png 2x">',
    ],
    [
      '<script type="module" src="/a.js"></script>',
      '<script type="module" src="https://www.example.org/a.js"></script>',
    ],
    ['<button formaction="/x">', '<button formaction="https://www.example.org/x">'],
    ['<video poster="/p.jpg">', '<video poster="https://www.example.org/p.jpg">'],
  ])('of %s', (html, expected) => {
    expect(absolute(html)).toBe(expected);
  });

  it('of links and forms, which leave a frame unless they say where they lead', () => {
    expect(absolute('<a class="b" href="/de?a=1&#38;b=2">')).toBe(
      '<a target="_top" class="b" href="https://www.example.org/de?a=1&#38;b=2">',
    );
    expect(absolute('<a href="?language=en">')).toBe(
      '<a target="_top" href="https://www.example.org/webshop?language=en">',
    );
    expect(absolute('<form action="/de/search">')).toBe(
      '<form target="_top" action="https://www.example.org/de/search">',
    );
    expect(absolute('<a target="_blank" href="/x">')).toBe(
      '<a target="_blank" href="https://www.example.org/x">',
    );
  });

  it.each([
    '<a href="#main-content">',
    '<a href="https://other.example/x">',
    '<a href="//other.example/x">',
    '<a href="mailto:a@example.org">',
    '<img src="data:image/png;base64,AAAA">',
    '<div data-href="/x" data-src="/y">',
    '<!-- <a href="/x"> -->',
    '<!-- webshop:begin -->',
    '<p>href="/x"</p>',
    '<script>const a = \'<a href="/x">\';</script>',
    '<script type="application/ld+json">{"a":"<a href=\\"/x\\">"}</script>',
    '<style>a { background: url("/x") }</style>',
    '<textarea><a href="/x"></textarea>',
    '<p title="1 > 0 and <a href=\'/x\'>">',
    '2 < 3 and <',
    '<svg viewBox="0 0 24 24"/>',
  ])('but not of %s', (html) => {
    expect(absolute(html)).toBe(html);
  });

  it.each([
    ['quotes', (size: number) => `<a ${'"'.repeat(size + 1)}`],
    ['tags that never end', (size: number) => '<a '.repeat(size)],
    ['comments that never end', (size: number) => '<!--'.repeat(size)],
    ['scripts in scripts', (size: number) => '<script>'.repeat(size)],
  ] as const)('takes time in proportion to strange markup: %s', async (_, markup) => {
    expect(await growth(absolute, markup, 12_000)).toBeLessThan(MAX_GROWTH);
  });
});
