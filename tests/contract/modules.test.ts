import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hintOf } from '../../src/content/fields/inner/hint.ts';
import { missingParts } from '../../src/lib/server/page-data/modules/prepare.ts';
import { composedTree } from '../support/content/example-tree.ts';
import { LOCALES } from '../../src/content/i18n/locales.ts';
import { draftData } from '../../src/lib/server/page-data/modules/draft-data.ts';
import { loadModules } from '../../src/lib/server/services/modules/library.ts';
import { treeIssues } from '../../src/lib/server/services/modules/check.ts';
import { errorsIn } from '../../src/lib/i18n/validation.ts';
import { FIRST_HOSTS, moduleFolders, moduleKinds } from '../support/content/modules.ts';
import { sourceFiles } from '../support/source-files.ts';

const folders = await moduleFolders();
const library = await loadModules();
const errors = errorsIn('en');

/** Most lines of each file of a module's folder; no other file belongs there. */
const MAX_LINES: Readonly<Record<string, number>> = {
  'module.ts': 60,
  'View.astro': 150,
  'examples.ts': 80,
  'load.ts': 40,
  'migrate.ts': 40,
};
const REQUIRED = ['module.ts', 'View.astro', 'examples.ts'];

const source = sourceFiles('src', ['.ts', '.tsx', '.astro', '.css', '.json', '.mjs']);
const linesOf = (text: string): number => text.trimEnd().split('\n').length;

describe.each(folders)('CM-03 the module «$kind»', ({ kind, module, fields, examples }) => {
  const example = (examples['default']?.data ?? {}) as Readonly<Record<string, unknown>>;
  const own = source.filter(({ name }) => name.startsWith(`src/content/modules/${kind}/`));

  it('is a folder of small files, and of no others', () => {
    const names = readdirSync(resolve('src/content/modules', kind));
    expect(REQUIRED.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !(name in MAX_LINES))).toEqual([]);
    const long = own.filter(
      ({ name, text }) => linesOf(text) > (MAX_LINES[name.split('/').at(-1) ?? ''] ?? 0),
    );
    expect(long.map(({ name, text }) => [name, linesOf(text)])).toEqual([]);
  });

  it('is named like its folder, in both languages', () => {
    expect(module.kind).toBe(kind);
    expect(module.label.de).toMatch(/\S/u);
    expect(module.label.en).toMatch(/\S/u);
  });

  it('ED-14 is found by other words than its name, in both languages', () => {
    for (const locale of LOCALES) {
      const words = module.synonyms[locale];
      expect(words.length).toBeGreaterThanOrEqual(3);
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((word) => word.trim() !== word || word === '')).toEqual([]);
    }
  });

  it('has a hint with a label in both languages for every field', () => {
    for (const [name, field] of Object.entries(fields)) {
      const hint = hintOf(field);
      expect({ name, de: hint?.label.de, en: hint?.label.en }).toEqual({
        name,
        de: expect.stringMatching(/\S/u) as string,
        en: expect.stringMatching(/\S/u) as string,
      });
    }
  });

  it('takes its examples, in both languages', () => {
    expect(Object.keys(examples)).toEqual(
      expect.arrayContaining(['default', 'minimal', 'longest', 'compound']),
    );
    for (const [name, given] of Object.entries(examples)) {
      const issues = treeIssues(composedTree(kind, given), { library, hosts: FIRST_HOSTS }, errors);
      expect({ name, issues }).toEqual({ name, issues: [] });
    }
  });

  it('refuses a field that it does not know', () => {
    const parsed = module.schema.safeParse({ ...example, unknown: 1 });
    expect(parsed.success).toBe(false);
  });

  it('names every required field that is missing, at its place', () => {
    const parsed = module.schema.safeParse({}, { error: errors });
    const missing = new Set(parsed.error?.issues.map(({ path }) => String(path[0])));
    const required = Object.entries(fields)
      .filter(([, field]) => hintOf(field)?.isRequired)
      .map(([name]) => name);
    expect([...missing].filter((name) => name !== 'viewer_url').sort()).toEqual(required.sort());
    for (const issue of parsed.error?.issues ?? [])
      expect(['This field is required!', 'One of these fields is required!']).toContain(
        issue.message,
      );
  });

  it('ED-14 names what is missing of it by its field, and nothing where it is finished', () => {
    const required = Object.entries(fields).filter(([, field]) => hintOf(field)?.isRequired);
    for (const locale of LOCALES) {
      const missing = missingParts(module.schema, {}, locale);
      for (const [name, field] of required)
        expect(missing.find(({ path }) => path === name)?.text).toMatch(
          new RegExp(`^${hintOf(field)?.label[locale] ?? '?'}: .+`, 'u'),
        );
      expect(missingParts(module.schema, example, locale)).toEqual([]);
    }
    // Whatever is missing, every field has something that a view can show.
    const drafted = draftData(module.schema, {});
    expect(Object.keys(drafted).sort()).toEqual(Object.keys(fields).sort());
    expect(draftData(module.schema, example)).toEqual(module.schema.parse(example));
  });

  it('CM-04 refuses a window that ends before it starts', () => {
    const parsed = module.schema.safeParse({
      ...example,
      online_from: '2026-12-02T00:00:00Z',
      online_to: '2026-12-01T00:00:00Z',
    });
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['online_to']);
  });
});

/** Kinds that are words of other things, too: only where a kind of module is meant do they count. */
const WORDS = [
  'headline',
  'text',
  'link',
  'image',
  'video',
  'audio',
  'viewer',
  'quote',
  'faq',
  'html',
  'form',
  'section',
  'container',
  'highlights',
  'table',
];

const namingOf = (kind: string): RegExp =>
  new RegExp(
    WORDS.includes(kind)
      ? `modules/${kind}/|\\bmodules?\\b[^\\n]{0,40}['"\`]${kind}['"\`]`
      : `['"\`/]${kind}['"\`/]`,
    'u',
  );

describe('CM-03 adding a module is adding a folder', () => {
  /** The demo venue and the examples of containers compose pages: kinds are named for that. */
  const outside = source.filter(
    ({ name }) => !name.startsWith('demo/') && !name.endsWith('/examples.ts'),
  );

  it('no file outside its folder names a kind', () => {
    expect(moduleKinds.length).toBeGreaterThanOrEqual(29);
    const naming = moduleKinds.flatMap((kind) =>
      outside
        .filter(({ name }) => !name.startsWith(`src/content/modules/${kind}/`))
        .filter(({ text }) => namingOf(kind).test(text))
        .map(({ name }) => `${name} names ${kind}`),
    );
    expect(naming).toEqual([]);
  });

  it('would see a file that does (control)', () => {
    expect(namingOf('teaserlist').test("if (module.kind === 'teaserlist')")).toBe(true);
    expect(namingOf('text').test("module.kind === 'text'")).toBe(true);
    expect(namingOf('quote').test("import x from '../content/modules/quote/View.astro'")).toBe(
      true,
    );
  });

  it('no view imports another module, or the server', () => {
    const views = source.filter(({ name }) => /modules\/\w+\/View\.astro$/u.test(name));
    const wrong = views.filter(({ text }) => /from '\.\.\/\w+\/|lib\/server/u.test(text));
    expect(views).toHaveLength(moduleKinds.length);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
