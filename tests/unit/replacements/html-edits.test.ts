import { describe, expect, it } from 'vitest';
import { htmlParts, htmlTargets } from '../../../src/lib/replacements/html-edits.ts';
import { growth, MAX_GROWTH } from '../../support/growth.ts';
import { contentWith, dataOf, module, replaced } from './kit.ts';

describe('ED-21 HTML', () => {
  const html =
    '<!-- Saal --><p class="Saal">Saal 5 < 6<script>Saal</script><a title="x" href="/saal">Saal</a>';

  it('ED-21 by its words and the addresses of its links, never in tags, scripts and comments', () => {
    expect(htmlParts(html)).toEqual(['Saal 5 < 6', 'Saal']);
    expect(htmlTargets(html)).toEqual(['/saal']);
    const content = contentWith(module('html', { html_code: { de: html, en: '' } }));
    const words = replaced(content, 'Saal', 'Raum');
    expect([words.count, words.operations[0]?.type]).toEqual([2, 'set']);
    expect((dataOf(words.after)['html_code'] as { de: string }).de).toBe(
      html.replace('>Saal 5', '>Raum 5').replace('>Saal</a>', '>Raum</a>'),
    );
    expect(replaced(content, 'Saal', '<b>').why).toEqual(['form', 'form']);
    const link = replaced(content, '/saal', '/raum', { inLinks: true });
    expect((dataOf(link.after)['html_code'] as { de: string }).de).toBe(
      html.replace('"/saal"', '"/raum"'),
    );
    expect(replaced(content, '/saal', '/a"onclick="b', { inLinks: true }).why).toEqual(['form']);
  });

  it.each(['<', '<!--', '<script', '</', '<a href="'])(
    'ED-21 in time in proportion to its length: «%s»',
    async (part) => {
      const read = (text: string) => [htmlParts(text), htmlTargets(text)];
      const input = (size: number) => part.repeat(size);
      expect(await growth(read, input, 10_000)).toBeLessThan(MAX_GROWTH);
    },
  );
});
