import { describe, expect, it } from 'vitest';
import { withOutsideLinks } from '../../../src/lib/text/outside-links.ts';

const shown = (html: string) => withOutsideLinks(html, 'https://www.morgenfeld.example', '<i></i>');

describe('LY-11 links in HTML that the venue typed', () => {
  it.each([
    ['<a href="https://example.org/a?b=1&amp;c=2">out</a>', 'https://example.org/a?b=1&amp;c=2'],
    ['<a href="http://example.org" target="_self" rel="opener">out</a>', 'http://example.org'],
    [
      '<a href="https://www.morgenfeld.example.evil.example/">out</a>',
      'https://www.morgenfeld.example.evil.example/',
    ],
  ])('lead to other sites as all links do: %s', (html, href) => {
    expect(shown(html)).toBe(`<a href="${href}" target="_blank" rel="noopener">out<i></i></a>`);
  });

  it.each([
    '<a href="/de/team">in</a>',
    '<a href="https://www.morgenfeld.example/de/team">in</a>',
    '<a href="https://www.morgenfeld.example">in</a>',
    '<a href="mailto:a@example.org">mail</a>',
    '<a href="#place">here</a>',
    '<a title="https://example.org">none</a>',
  ])('stay as they are: %s', (html) => {
    expect(shown(html)).toBe(html);
  });

  it('keep what is said of the other site', () => {
    const html = '<a rel="me  noopener opener nofollow" href="https://a.example/">A</a>';
    expect(shown(html)).toContain('target="_blank" rel="noopener me nofollow">');
  });

  it('are each seen, with what stands in them', () => {
    const html =
      '<p><a class="logo" href="https://a.example/"><img src="/a.png" alt="A" /></a>\n<a href="/de">in</a> <a href="https://b.example/"><b>B</b>\n</a></p>';
    expect(shown(html).match(/rel="noopener"/gu)).toHaveLength(2);
    expect(shown(html)).toContain('alt="A" /><i></i></a>\n<a href="/de">in</a>');
    expect(shown(html)).toContain('<b>B</b>\n<i></i></a></p>');
  });
});
