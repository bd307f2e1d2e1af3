import { describe, expect, it } from 'vitest';
import { markedUp, withFields } from '../../../src/lib/editing/mark-up.ts';
import { growth, MAX_GROWTH } from '../../support/growth.ts';
import { markText, placeOfMark, withoutMarks } from '../../../src/lib/editing/marks.ts';

const mark = (text: string) => markText('intro', ['children', 0, 'headline', 'de'], text);
const FIELD = 'data-field="intro|children.0.headline.de"';

describe('ED-01 texts are found again on the rendered page', () => {
  it('by an attribute of the element whose only content they are', () => {
    expect(withFields(`<h2 class="a">${mark('Klang')}</h2>`)).toBe(
      `<h2 class="a" ${FIELD}>Klang</h2>`,
    );
    expect(withFields(`<p> ${mark('A &amp; B')}\n</p>`)).toBe(`<p ${FIELD}> A &amp; B\n</p>`);
  });

  it('by an element of their own where something stands beside them', () => {
    expect(withFields(`<a href="/x"><i></i>${mark('Karten')}</a>`)).toBe(
      `<a href="/x"><i></i><span ${FIELD}>Karten</span></a>`,
    );
    expect(withFields(`<p>${mark('eins')} und ${mark('zwei')}</p>`)).toBe(
      `<p><span ${FIELD}>eins</span> und <span ${FIELD}>zwei</span></p>`,
    );
    expect(withFields(`<h2>${mark('Klang')}<small>x</small></h2>`)).toBe(
      `<h2><span ${FIELD}>Klang</span><small>x</small></h2>`,
    );
  });

  it('and leave no sign anywhere else: attributes, titles, scripts, texts that were cut', () => {
    const page = [
      `<title>${mark('Titel')}</title>`,
      `<img alt="${mark('Bild')}">${mark('nach dem Bild')}`,
      `<script type="application/ld+json">{"name":"${mark('Name')}"}</script>`,
      `<select><option>${mark('Wahl')}</option></select>`,
      `<p>${mark('abgeschnitten').slice(0, -1)}</p>`,
      `<p>${mark('hinten').slice(3)}</p>`,
    ].join('');
    const html = withFields(page);
    expect(html).not.toMatch(/[\u{E000}-\u{E002}]/u);
    expect(html).toContain('<title>Titel</title><img alt="Bild">');
    expect(html).toContain('{"name":"Name"}');
    expect(html).toContain('<option>Wahl</option>');
    expect(html).not.toContain('<title data-field');
    expect(html).not.toMatch(/<img[^>]*data-field/u);
  });

  it('keep a page without them as it is, byte by byte', () => {
    const page = '<!doctype html><p class="a > b">x<br>y</p><!-- c --><input value="<">';
    expect(withFields(page)).toBe(page);
    expect(withFields(page + mark('x')).startsWith(page)).toBe(true);
  });

  it('never open an attribute that holds them, whatever else it holds', () => {
    const evil = 'a > \u{E000}onfocus=alert(1) autofocus x=\u{E001}b\u{E002}';
    expect(withFields(`<img alt="${evil}" src="/x">`)).toBe('<img alt="a > b" src="/x">');
    expect(withFields(`<img alt='${evil}'>`)).toBe("<img alt='a > b'>");
    expect(withFields(`<a title="${mark('a > b')} ${mark('c')}">${mark('x')}</a>`)).toBe(
      `<a title="a > b c" ${FIELD}>x</a>`,
    );
  });

  it('are made by nobody but the page: what a text brings along is no place', () => {
    const typed = '\u{E000}intro|headline.de" onclick="x\u{E001}Wort\u{E002}';
    expect(withFields(`<p>${typed}</p>${mark('x')}`)).toContain('<p>Wort</p>');
    expect(withFields(`<p>${mark(typed)}</p>`)).toBe(`<p ${FIELD}>Wort</p>`);
    expect(withFields(`<p>1 < 2 ${mark('x')}</p>`)).toContain('1 < 2 ');
  });

  it('change how long a page is, and its headers say so', async () => {
    const html = `<p>${mark('Größe')}</p>`;
    const length = String(Buffer.byteLength(html));
    const headers = { 'content-length': length, etag: '"a"', 'x-kept': '1' };
    const page = await markedUp(new Response(html, { status: 404, headers }));
    const bytes = (await page.clone().arrayBuffer()).byteLength;
    expect(page.status).toBe(404);
    expect(page.headers.get('content-length')).toBe(String(bytes));
    expect(page.headers.get('x-kept')).toBe('1');
    expect(page.headers.get('etag')).toBeNull();
    // The response as it was handed on before announces what the page had been.
    const former = new Response(withFields(html), { headers });
    expect(former.headers.get('content-length')).not.toBe(String(bytes));
  });

  it('say where they come from', () => {
    expect(placeOfMark('intro|children.0.headline.de')).toEqual({
      module: 'intro',
      path: ['children', 0, 'headline', 'de'],
    });
    expect(placeOfMark('intro')).toBeNull();
    expect(withoutMarks(mark('Wort'))).toBe('Wort');
  });
});

/** What cut the page and took out marks before. */
const FORMER_MARKS = /\u{E000}[^\u{E001}]*\u{E001}|[\u{E000}-\u{E002}]/gu;
const FORMER_WITHIN = String.raw`(?:[^"'>]|"[^"]*"|'[^']*')*`;
const FORMER_TOKEN = new RegExp(
  String.raw`<!--[\s\S]*?-->|<(script|style)\b${FORMER_WITHIN}>[\s\S]*?</\1\s*>|</?[a-z!]${FORMER_WITHIN}>|[^<]+|<`,
  'giu',
);

describe('RL-05 the marks of hostile pages are replaced in time in proportion to their length', () => {
  const hostile = {
    'marks that never say where they come from': '\u{E000}',
    'marks within marks': '\u{E000}\u{E000}x\u{E001}',
    'marks without an end': '\u{E000}intro|headline.de\u{E001}',
    'places that are too long': `\u{E000}intro|${'a'.repeat(400)}`,
    'comments without an end': '<!--',
    'scripts without an end': '<script>',
    'tags without an end': '<a ',
    'quotes without an end': '<a b="',
    'brackets that open nothing': '< ',
    blanks: ' \n',
  };
  const pageOf = (part: string) => (size: number) =>
    `<p>${mark('x')}</p>${part.repeat(Math.ceil(size / part.length))}`;

  it.each(Object.entries(hostile))('%s', async (_name, part) => {
    expect(await growth(withFields, pageOf(part), 100_000)).toBeLessThan(MAX_GROWTH);
    expect(withFields(pageOf(part)(2000))).not.toMatch(/[\u{E000}-\u{E002}]/u);
  });

  it('which they were not before', async () => {
    const removal = (html: string) => html.replaceAll(FORMER_MARKS, '');
    const cutting = (html: string) => html.match(FORMER_TOKEN);
    expect(await growth(removal, pageOf('\u{E000}'), 4000)).toBeGreaterThan(MAX_GROWTH);
    expect(await growth(cutting, pageOf('<!--'), 4000)).toBeGreaterThan(MAX_GROWTH);
  });
});
