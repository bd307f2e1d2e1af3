import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const PAGE_LINES = 40;

const linesOf = (text: string): number => text.trimEnd().split('\n').length;
const tooLong = (files: ReturnType<typeof sourceFiles>, most: number) =>
  files.filter(({ text }) => linesOf(text) > most).map(({ name, text }) => [name, linesOf(text)]);

const source = sourceFiles('src', ['.ts', '.tsx', '.astro', '.css']);
const views = source.filter(({ name }) => name.endsWith('.astro'));
const allSheets = source.filter(({ name }) => name.endsWith('.css'));
/** What has a sheet of its own, which visitors' pages have not: its folder, its layer, the only one that links it. */
const APART = [
  {
    id: 'ED-09',
    layer: 'editor',
    folder: 'src/islands/editor/',
    whole: 'editor.css',
    by: 'src/layouts/editor/EditorHead.astro',
  },
  {
    id: 'RT-10',
    layer: 'hub',
    folder: 'src/layouts/hub/styles/',
    whole: 'hub.css',
    by: 'src/layouts/Hub.astro',
  },
] as const;
const sheets = allSheets.filter(({ name }) => !APART.some(({ folder }) => name.startsWith(folder)));

describe('the size of things', () => {
  it('a page is at most 40 lines: it asks for data and picks a layout', () => {
    const pages = source.filter(({ name }) => name.startsWith('src/pages/'));
    expect(pages.length).toBeGreaterThan(10);
    expect(tooLong(pages, PAGE_LINES)).toEqual([]);
  });
});

const ORDER = '@layer reset, tokens, base, layout, modules, utilities;';
/** Of the sheets that visitors' pages have not: they come last. */
const orderWith = (layer: string): string => ORDER.replace(';', `, ${layer};`);

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

/** Whether a sheet begins with another line, or says something outside of layers. */
const outsideLayers = (order: string, css: string): boolean => {
  const [first, ...others] = topLevel(css);
  return (
    first !== order || others.some((rule) => !/^@(?:layer|keyframes|media print)\b/u.test(rule))
  );
};

describe('the styles', () => {
  const entry = source.find(({ name }) => name === 'src/layouts/styles.ts')?.text ?? '';
  const style = /<style(?![^>]*is:inline)[^>]*>([\s\S]*?)<\/style>/gu;
  const scoped = views.flatMap(({ name, text }) =>
    [...text.matchAll(style)].map(([, css = '']) => [name, css] as const),
  );
  const global = sheets
    .filter(({ name }) => !/\/(?:layers|fonts)\.css$/u.test(name))
    .map(({ name, text }) => [name, text] as const);

  it('begin with the line of layers, and every sheet is in the document or linked by the pages that it is for', () => {
    const imports = [...entry.matchAll(/import '([^']+)'/gu)].map(([, file]) => file);
    expect(imports[0]).toBe('./styles/layers.css');
    expect(sheets.find(({ name }) => name.endsWith('/layers.css'))?.text.trim()).toBe(ORDER);
    const shared = sheets.filter(({ name }) => name.startsWith('src/layouts/styles/'));
    expect(imports).toHaveLength(shared.length);
    const linked = views.flatMap(({ name, text }) =>
      [...text.matchAll(/from '(\.[^']*\.css)\?url'/gu)].map(([, file = '']) =>
        path.posix.join(path.posix.dirname(name), file),
      ),
    );
    const own = sheets.filter((sheet) => !shared.includes(sheet)).map(({ name }) => name);
    expect(own.filter((name) => !linked.includes(name))).toEqual([]);
  });

  it('stand in layers, whose order every sheet repeats: which is linked first decides nothing', () => {
    expect(scoped.length).toBeGreaterThan(20);
    const bare = [...scoped, ...global].filter(([, css]) => outsideLayers(ORDER, css));
    expect(bare.map(([name]) => name)).toEqual([]);
  });

  it.each(APART)(
    '$id of the $layer are a file of their own: it imports every sheet, and each stands in the layer that comes last',
    ({ layer, folder, whole, by }) => {
      const parts = allSheets.filter(({ name }) => name.startsWith(folder));
      const entryOf = parts.find(({ name }) => name === folder + whole)?.text ?? '';
      const imported = topLevel(entryOf).map(
        (rule) => /^@import url\('\.\/([\w/-]+\.css)'\);$/u.exec(rule)?.[1] ?? rule,
      );
      const others = parts.filter(({ name }) => name !== folder + whole);
      expect(others.length).toBeGreaterThan(4);
      expect(imported.map((file) => folder + file).sort()).toEqual(
        others.map(({ name }) => name).sort(),
      );
      const strays = others.filter(
        ({ text }) =>
          outsideLayers(orderWith(layer), text) ||
          topLevel(text).some((rule, at) => at > 0 && !rule.startsWith(`@layer ${layer}`)),
      );
      expect(strays.map(({ name }) => name)).toEqual([]);
      // Visitors' pages have none of it.
      const shared = [...views, ...source.filter(({ name }) => name.endsWith('.ts'))].filter(
        ({ text }) => text.includes(whole) && /\.css['"?]/u.test(text),
      );
      expect(shared.map(({ name }) => name)).toEqual([by]);
    },
  );
});

describe('the views', () => {
  it('hold no style attribute, also none that is put together', () => {
    const found = views.filter(({ text }) => /\sstyle=|define:vars/u.test(text));
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('write markup from a string only in these places', () => {
    const found = views.filter(({ text }) => text.includes('set:html'));
    expect(new Set(found.map(({ name }) => name))).toEqual(
      new Set([
        // What an editor typed or a venue wrote for an error, which went through safeHtml.
        'src/layouts/components/text/OutsideLinks.astro',
        // The blocks of the settings, which went through safeHtml.
        'src/layouts/Default.astro',
        'src/layouts/Webshop.astro',
        // Data for search engines, escaped by `json`.
        'src/layouts/components/document/Head.astro',
        // What Astro itself rendered before.
        'src/layouts/components/CachedFragment.astro',
        // A script of our own, fixed at build time.
        'src/layouts/components/document/HeadTags.astro',
        'src/layouts/components/header/TopAlert.astro',
        'src/layouts/consent/ConsentBanner.astro',
        'src/layouts/magazine/Magazine.astro',
        'src/layouts/programme/Programme.astro',
        // What CachedFragment rendered before.
        'src/layouts/programme/EventList.astro',
        'src/layouts/programme/filter/FilterChips.astro',
        'src/layouts/programme/filter/Filters.astro',
      ]),
    );
  });
});

describe('the formatter', () => {
  it('leaves out files that exist: formatted, links in texts would get spaces around them', () => {
    const files = readFileSync('.prettierignore', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('src/'));
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
