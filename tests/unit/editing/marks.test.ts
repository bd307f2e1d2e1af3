import { describe, expect, it } from 'vitest';
import { markText, placeOfMark, withFields, withoutMarks } from '../../../src/lib/editing/marks.ts';

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

  it('say where they come from', () => {
    expect(placeOfMark('intro|children.0.headline.de')).toEqual({
      module: 'intro',
      path: ['children', 0, 'headline', 'de'],
    });
    expect(placeOfMark('intro')).toBeNull();
    expect(withoutMarks(mark('Wort'))).toBe('Wort');
  });
});
