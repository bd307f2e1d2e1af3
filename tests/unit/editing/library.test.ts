import { beforeAll, describe, expect, it } from 'vitest';
import { inputSchema } from '../../../src/content/records/define.ts';
import { records, type Kind } from '../../../src/content/records/kinds.ts';
import { LOCALES } from '../../../src/lib/constants.ts';
import type { FieldForm, Library } from '../../../src/lib/editing/library.ts';
import { isUnfinished, isWithinWhole } from '../../../src/lib/editing/missing-fields/unfinished.ts';
import { FIRST_HOSTS } from '../../support/content/modules.ts';
import { libraryIn } from '../../../src/lib/server/services/editing/library.ts';
import {
  loadModules,
  type ModuleLibrary,
} from '../../../src/lib/server/services/modules/library.ts';

/** Every editor loads them all before the first word can be typed. */
const MAX_BYTES = 12_000;

let modules: ModuleLibrary;
const libraries = new Map<string, Library>();

beforeAll(async () => {
  modules = await loadModules();
  for (const locale of LOCALES)
    libraries.set(locale, await libraryIn(modules, locale, FIRST_HOSTS));
});

const every = (fields: readonly FieldForm[]): readonly FieldForm[] =>
  fields.flatMap((field) => [field, ...every(field.items)]);
const inBoth = (check: (library: Library) => void) => {
  for (const locale of LOCALES) check(libraries.get(locale) as Library);
};

describe('ED-01 what pages can be composed of', () => {
  it('is every kind of module, in a group that has a name', () => {
    inBoth(({ modules: offers, groups }) => {
      expect(offers.map(({ kind }) => kind).sort()).toEqual([...modules.keys()].sort());
      for (const { group, examples } of offers) {
        expect(groups.find(({ key }) => key === group)?.label).not.toMatch(/[.:]/u);
        expect(examples.map(({ name }) => name)).toEqual(
          expect.arrayContaining(['default', 'minimal']),
        );
        expect(JSON.stringify(examples).length).toBeLessThan(MAX_BYTES);
      }
    });
  });

  it('names every field in the language of the editor, also those within entries', () => {
    inBoth(({ modules: offers, records: forms }) => {
      const all = [...offers.map(({ fields }) => fields), ...Object.values(forms)].flatMap(every);
      expect(all.length).toBeGreaterThan(300);
      for (const { key, label, options } of all) {
        expect({ key, label }).toEqual({ key, label: expect.stringMatching(/^\p{L}/u) as string });
        expect(label).not.toMatch(/^(?:label|option|fields)[.:]/u);
        for (const option of options) expect(option.label).not.toMatch(/^(?:fields:)?option\./u);
      }
    });
    const [de, en] = LOCALES.map((locale) => every(libraries.get(locale)?.records['event'] ?? []));
    expect(de?.map(({ key }) => key)).toEqual(en?.map(({ key }) => key));
    expect(de?.map(({ label }) => label)).not.toEqual(en?.map(({ label }) => label));
  });

  it('begins a module with what its schema takes or tells to be unfinished, never with nonsense', () => {
    inBoth(({ modules: offers }) => {
      for (const { kind, fields } of offers) {
        const schema = modules.get(kind)?.description.schema;
        const empty = Object.fromEntries(fields.map((field) => [field.key, field.empty]));
        if (schema === undefined) throw new Error(`there is no ${kind}`);
        const parsed = schema.safeParse(empty, { reportInput: true });
        const wrong = (parsed.error?.issues ?? []).filter(
          (issue) => !isUnfinished(issue, isWithinWhole(schema, issue.path)),
        );
        expect({ kind, wrong }).toEqual({ kind, wrong: [] });
      }
    });
  });

  it('knows how many columns stand in a container, by its choice', () => {
    inBoth(({ modules: offers }) => {
      const columns = Object.fromEntries(offers.map((offer) => [offer.kind, offer.columns]));
      expect(columns['section']).toEqual({
        field: 'columns',
        counts: { '100': 1, '67-33': 2, '33-67': 2, '50-50': 2, '33-33-33': 3, '25-50-25': 3 },
      });
      expect(columns['container']?.field).toBe('layout');
      expect(columns['text']).toBeNull();
    });
  });

  it('ends each form with the fields that every module has', () => {
    inBoth(({ modules: offers }) => {
      for (const { fields } of offers)
        expect(fields.slice(-2).map(({ key }) => key)).toContain('is_hidden');
    });
  });

  it('has a form for every record with modules, of fields that it has', () => {
    inBoth(({ records: forms }) => {
      for (const [kind, fields] of Object.entries(forms)) {
        const shape = Object.keys(inputSchema(records[kind as Kind]).shape);
        expect(shape).toEqual(expect.arrayContaining(fields.map(({ key }) => key)));
        expect(fields.map(({ key }) => key)).not.toContain('modules');
      }
      expect(Object.keys(forms).sort()).toEqual([
        'article',
        'article_category',
        'article_tag',
        'event',
        'legal_text',
        'page',
        'person',
        'production',
        'series',
        'shared_section',
        'venue',
      ]);
      const title = forms['page']?.find(({ key }) => key === 'title');
      expect(title).toMatchObject({
        isRequired: true,
        isTranslated: true,
        max: 256,
        control: 'line',
      });
    });
  });

  it('brings the words of the editor, by their whole key', () => {
    inBoth(({ words }) => {
      expect(Object.keys(words).length).toBeGreaterThan(20);
      for (const [key, text] of Object.entries(words)) {
        expect(key).toMatch(/^[a-z]\w*(?:\.\w+)+$/iu);
        expect(text).toEqual(expect.any(String));
      }
    });
  });
});
