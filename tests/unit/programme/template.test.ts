import { describe, expect, it } from 'vitest';
import { cachedFragment, fragment } from '../../../src/lib/programme/fragment-cache.ts';
import {
  HTML_SLOT,
  oneByte,
  slotsOf,
  Template,
  TEXT_SLOT,
  textHtml,
} from '../../../src/lib/programme/template.ts';
import { markText } from '../../../src/lib/editing/marks.ts';

describe('what is rendered once and filled in', () => {
  it('EV-10 texts are escaped where they are filled in, HTML stands as it is', () => {
    const template = new Template(
      `<a href="/de${TEXT_SLOT.query}">${TEXT_SLOT.title}</a>${HTML_SLOT.rows}`,
    );
    const html = template.fill({
      [TEXT_SLOT.query]: '?room=1&tag=2',
      [TEXT_SLOT.title]: '<b>"Tosca"</b>',
      [HTML_SLOT.rows]: '<ul><li>1</li></ul>',
    });
    expect(html).toBe(
      '<a href="/de?room=1&#38;tag=2">&#60;b&#62;&#34;Tosca&#34;&#60;/b&#62;</a><ul><li>1</li></ul>',
    );
  });

  it('EV-02 a slot without a value is empty; without a fill the places stay for the next one', () => {
    const { before, after } = slotsOf('genre');
    const template = new Template(`[${before}genre=1${after}]`);
    expect(template.fill({ [before]: '?' })).toBe('[?genre=1]');
    expect(new Template(template.html).fill({ [before]: '?', [after]: '#' })).toBe('[?genre=1#]');
  });

  it('no two places are the same', () => {
    const keys = (['date', 'room', 'type', 'tag', 'series', 'genre'] as const).flatMap((key) =>
      Object.values(slotsOf(key)),
    );
    const all = [...Object.values(TEXT_SLOT), ...Object.values(HTML_SLOT), ...keys];
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((letter) => /^[\uE100-\uE1FF]$/u.test(letter))).toBe(true);
  });

  it('letters beyond Latin-1 become references, marks of edited texts stay', () => {
    expect(oneByte('6 € – 18 €, Dvořák, 🎻, für')).toBe(
      '6 &#8364; &#8211; 18 &#8364;, Dvo&#345;ák, &#127931;, für',
    );
    expect(textHtml('„A“ & B')).toBe('&#8222;A&#8220; &#38; B');
    const marked = markText('intro', ['headline', 'de'], 'Tosca');
    expect(oneByte(marked)).toBe(marked);
    expect(textHtml(marked)).toBe(marked);
  });

  it('renders once for each key, and again for another object', async () => {
    let renders = 0;
    const render = () => Promise.resolve(`<p>${(renders += 1)}</p>`);
    const [before, after] = [{}, {}];
    expect((await fragment(before, 'de', render)).html).toBe('<p>1</p>');
    expect((await fragment(before, 'de', render)).html).toBe('<p>1</p>');
    expect((await fragment(before, 'en', render)).html).toBe('<p>2</p>');
    expect(cachedFragment(after, 'de')).toBeNull();
    expect((await fragment(after, 'de', render)).html).toBe('<p>3</p>');
  });

  it('what fails to render is tried again', async () => {
    const of = {};
    await expect(fragment(of, 'x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await fragment(of, 'x', () => Promise.resolve('yes'))).html).toBe('yes');
  });
});
