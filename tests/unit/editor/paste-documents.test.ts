import { growth, MAX_GROWTH } from '../../support/growth.ts';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../../src/content/rich-text/plain.ts';
import { pastedSchema, type PastedPart } from '../../../src/content/rich-text/pasted.ts';
import { isHeaderRow, rowsOf } from '../../../src/lib/text/separated-values.ts';
import { pastedDocument } from '../../../src/lib/server/services/paste/paste.ts';
import { GOOGLE_SAMPLES } from './documents/google-docs.ts';
import { LIBRE_OFFICE_SAMPLES } from './documents/libre-office.ts';
import { OTHER_SAMPLES } from './documents/others.ts';
import { outlineOf } from './documents/outline.ts';
import { WORD_SAMPLES } from './documents/word.ts';

const SAMPLES = [...WORD_SAMPLES, ...GOOGLE_SAMPLES, ...LIBRE_OFFICE_SAMPLES, ...OTHER_SAMPLES];
const paste = (html: string) => pastedDocument(html, 'https://haus.example');

const wordsOfPart = (part: PastedPart): string => {
  if (part.type === 'heading') return part.text;
  if (part.type === 'rows') return part.rows.flat().map(plainText).join(' ');
  return part.type === 'picture' ? '' : plainText(part.content);
};
const letters = (text: string): string => text.replace(/[\s–]/gu, '');

describe('ED-15 documents of other programs', () => {
  it('are at least twenty', () => {
    expect(SAMPLES.length).toBeGreaterThanOrEqual(20);
  });

  it.each(SAMPLES)('$name: words, depth, links, headlines, tables', ({ html, outline }) => {
    const found = pastedSchema.parse(paste(html));
    expect(outlineOf(found.parts)).toBe(outline);
    expect(found.words.lost).toEqual([]);
    // The one text and its parts say the same.
    expect(letters(found.parts.map(wordsOfPart).join(' '))).toBe(letters(plainText(found.content)));
    expect(JSON.stringify(found)).not.toMatch(/mso-|class=|style=|<!|supportLists|<o:p/iu);
  });

  it('tells which words it could not keep', () => {
    const { words } = paste('<p>Name <select><option>Parkett</option></select> und Rang</p>');
    expect(words).toEqual({ count: 4, lost: ['Parkett'] });
  });

  it('takes the words of what is nested deeper than anybody writes', () => {
    const { content, words } = paste(`${'<div>'.repeat(600)}tief ${'<b>'.repeat(9)}unten</b>`);
    expect(plainText(content)).toBe('tief unten');
    expect(words.lost).toEqual([]);
  });

  it('of hostile input takes time in proportion to its length', async () => {
    const attacks = [
      (size: number) => '<'.repeat(size),
      (size: number) => '<b>'.repeat(size / 3),
      (size: number) => '<table><tr><td>'.repeat(size / 15),
      (size: number) => `<table>${'<tr><td rowspan=999 colspan=999>'.repeat(size / 32)}`,
      (size: number) => '<ul><li>x'.repeat(size / 9),
      (size: number) => '<li aria-level=9>x<li>'.repeat(size / 22),
      (size: number) => '<a href=#_ftnref1><img alt=x>'.repeat(size / 29),
      (size: number) => `<p style="${'mso-list:l0 level2;'.repeat(size / 19)}">x`,
      (size: number) => `<p>${'a '.repeat(size / 2)}`,
      (size: number) => '<br>'.repeat(size / 4),
      (size: number) => '<h1>x</h1>'.repeat(size / 10),
    ];
    for (const attack of attacks) {
      pastedSchema.parse(paste(attack(240_000)));
      expect(await growth(paste, attack, 40_000), attack(40)).toBeLessThan(MAX_GROWTH);
    }
  });
});

describe('ED-15 links of what is pasted', () => {
  const links = (html: string): readonly string[] =>
    [...JSON.stringify(paste(html).content).matchAll(/"href":"([^"]*)"/gu)].map(
      ([, href]) => href ?? '',
    );

  it.each([
    ['https://haus.example/de/programm?edit', '/de/programm'],
    ['https://haus.example/de/programm?edit&room=1#ort', '/de/programm?room=1#ort'],
    ['https://haus.example/de/programm?date=24-12-2026&v=12', '/de/programm?date=24-12-2026'],
    ['/de/programm?edit=', '/de/programm'],
    ['/de/programm?q=a+b%20c', '/de/programm?q=a+b%20c'],
    ['https://anderswo.example/a?edit', 'https://anderswo.example/a?edit'],
  ])('to a page of this site is one for everybody: %s', (href, target) => {
    expect(links(`<p><a href="${href}">Wort</a></p>`)).toEqual([target]);
  });

  it.each([
    '<p>Wort<a href="https://de.wiki.example/Saal#cite_note-Meyer-3">[3]</a></p>',
    '<p>Wort<a href="https://blatt.example/a#fn1">1</a></p>',
    '<p><a href="https://blatt.example/a#unten">Wort</a></p><h2 id="unten">Titel</h2>',
    '<p><a href="https://blatt.example/a#t%C3%BCr">Wort</a></p><h2 id="tür">Titel</h2>',
    '<p><a href="file:///C:/Texte/Brief.docx#_Toc12">Wort</a></p>',
    '<p><a href="#">Wort</a></p>',
  ])('into the source itself are cut, and the words stay: %s', (html) => {
    expect(links(html)).toEqual([]);
    expect(plainText(paste(html).content)).toContain('Wort');
  });

  it('to a place of another page stay', () => {
    const href = 'https://blatt.example/a#anfahrt';
    expect(links(`<p><a href="${href}">Wort</a></p>`)).toEqual([href]);
  });
});

it('ED-15 words of controls that are lost stand apart', () => {
  const { words } = paste(
    '<p>Platz <select><option>Parkett</option><option>Rang</option></select></p>',
  );
  expect(words.lost).toEqual(['Parkett', 'Rang']);
});

describe('ED-15 the first row of a table', () => {
  it.each([
    [true, 'Kategorie\tPreis\n1\t38 €\n2\t24,50 €'],
    [true, 'Tag\tWas\nSa, 24.12.\tKonzert\n26.12.2026\tMatinee'],
    [true, 'Linie\tTakt\nU4\t10 min\nBus\t'],
    [true, 'Haus\tBeginn\nSaal\t20:00 Uhr'],
    [false, 'Kat. 1\t38 €\nKat. 2\t24 €'],
    [false, 'Parkett\tvorn\nRang\thinten'],
    [false, '\tPreis\n1\t38 €'],
    [false, '2025\t2026\n12\t14'],
  ])('names the columns: %s', (isHeader, cells) => {
    expect(isHeaderRow(rowsOf(cells) ?? [])).toBe(isHeader);
  });
});
