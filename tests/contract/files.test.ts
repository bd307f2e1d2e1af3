import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const MOST_LINES = 300;
const PAGE_LINES = 40;

const linesOf = (text: string): number => text.trimEnd().split('\n').length;
const tooLong = (files: ReturnType<typeof sourceFiles>, most: number) =>
  files.filter(({ text }) => linesOf(text) > most).map(({ name, text }) => [name, linesOf(text)]);

const source = sourceFiles('src', ['.ts', '.tsx', '.astro', '.css']);
const views = source.filter(({ name }) => name.endsWith('.astro'));
const sheets = source.filter(({ name }) => name.endsWith('.css'));

describe('the size of things', () => {
  it('no file is longer than 300 lines, and the middle one is short', () => {
    const others = ['tests', 'scripts', 'config'].flatMap((folder) =>
      sourceFiles(folder, ['.ts', '.mjs']),
    );
    expect(tooLong([...source, ...others], MOST_LINES)).toEqual([]);
    const lengths = source.map(({ text }) => linesOf(text)).sort((left, right) => left - right);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(80);
  });

  it('a page is at most 40 lines: it asks for data and picks a layout', () => {
    const pages = source.filter(({ name }) => name.startsWith('src/pages/'));
    expect(pages.length).toBeGreaterThan(10);
    expect(tooLong(pages, PAGE_LINES)).toEqual([]);
  });
});

const ORDER = '@layer reset, tokens, base, layout, modules, utilities;';

/** The beginnings of what stands outside all braces. */
function topLevel(css: string): readonly string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//gu, '');
  let depth = 0;
  let outside = '';
  for (const sign of bare) {
    if (sign === '}') depth -= 1;
    if (depth === 0) outside += sign === '}' ? '\n' : sign;
    if (sign === '{') depth += 1;
  }
  return outside
    .replaceAll(';', ';\n')
    .split('\n')
    .map((rule) => rule.trim())
    .filter(Boolean);
}

describe('the styles', () => {
  const entry = source.find(({ name }) => name === 'src/layouts/styles.ts')?.text ?? '';
  const style = /<style(?![^>]*is:inline)[^>]*>([\s\S]*?)<\/style>/gu;
  const scoped = views.flatMap(({ name, text }) =>
    [...text.matchAll(style)].map(([, css = '']) => [name, css] as const),
  );
  const global = sheets
    .filter(({ name }) => !/\/(?:layers|fonts)\.css$/u.test(name))
    .map(({ name, text }) => [name, text] as const);

  it('begin with the line of layers, and every sheet is in the document', () => {
    const imports = [...entry.matchAll(/import '([^']+)'/gu)].map(([, file]) => file);
    expect(imports[0]).toBe('./styles/layers.css');
    expect(sheets.find(({ name }) => name.endsWith('/layers.css'))?.text.trim()).toBe(ORDER);
    expect(imports).toHaveLength(sheets.length);
  });

  it('stand in layers, whose order every sheet repeats: which is linked first decides nothing', () => {
    expect(scoped.length).toBeGreaterThan(20);
    const bare = [...scoped, ...global].filter(([, css]) => {
      const [order, ...others] = topLevel(css);
      return (
        order !== ORDER || others.some((rule) => !/^@(?:layer|keyframes|media print)\b/u.test(rule))
      );
    });
    expect(bare.map(([name]) => name)).toEqual([]);
  });
});

describe('the views', () => {
  it('hold no style attribute, also none that is put together', () => {
    const found = views.filter(({ text }) => /\sstyle=|define:vars/u.test(text));
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('write markup from a string only in these places', () => {
    const found = views.filter(({ text }) => text.includes('set:html'));
    expect(found.map(({ name }) => name).sort()).toEqual([
      // What an editor typed, which went through safeHtml.
      'src/content/modules/html/View.astro',
      // The blocks of the settings, which went through safeHtml.
      'src/layouts/Default.astro',
      'src/layouts/Webshop.astro',
      'src/layouts/parts/Footer.astro',
      // Data for search engines, escaped by `json`.
      'src/layouts/parts/Head.astro',
      // What Astro itself rendered before.
      'src/layouts/parts/Kept.astro',
      // A script of our own, fixed at build time.
      'src/layouts/parts/TopAlert.astro',
      // What Kept rendered before.
      'src/layouts/programme/EventList.astro',
    ]);
  });
});
