import { describe, expect, it } from 'vitest';
import { accessSchema } from '../../src/content/records/event-parts.ts';
import { EVENT_STATUSES } from '../../src/content/records/event.ts';
import { KINDS } from '../../src/content/records/kinds.ts';
import { LOCALES, type Locale } from '../../src/lib/constants.ts';
import { recordField } from '../../src/lib/editing/form.ts';
import { translator } from '../../src/lib/i18n/translator.ts';
import { editedFields } from '../../src/lib/server/services/editing/content.ts';
import { sourceFiles } from '../support/source-files.ts';

type Texts = ReadonlyMap<string, string>;

function flatten(value: unknown, prefix: string): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, item]) =>
    flatten(item, prefix === '' ? key : `${prefix}.${key}`),
  );
}

const files = sourceFiles('src/content/i18n', ['.json']).map(({ name, text }) => {
  const [, locale = '', space = ''] = /i18n\/(\w+)\/(?:\w+\/)?(\w+)\.json$/u.exec(name) ?? [];
  return { locale, space, texts: new Map(flatten(JSON.parse(text), '')) };
});
const spaces = [...new Set(files.map(({ space }) => space))];
const textsOf = (locale: Locale, space: string): Texts =>
  files.find((file) => file.locale === locale && file.space === space)?.texts ?? new Map();

/** `event:fact.age` and every group that it stands in: `event:fact`. */
const withGroups = (key: string): readonly string[] =>
  key.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));

/** Code that shows texts; the demo has a `t` of its own that pairs texts. */
const code = sourceFiles('src', ['.ts', '.astro', '.tsx']).filter(
  ({ name }) => !name.startsWith('demo/') && !name.endsWith('/examples.ts'),
);
const all = code.map(({ text }) => text).join('\n');
const withoutPlural = (key: string) => key.replace(/_(?:one|other)$/u, '');
const fullKey = (key: string) => (key.includes(':') ? key : `layout:${key}`);
/** The `t` of an island has the texts of that island only. */
const keyIn = (file: string, key: string) =>
  file.startsWith('src/islands/editor/')
    ? `editor:${key}`
    : file.startsWith('src/islands/booking/')
      ? `widget:${key}`
      : fullKey(key);
const known = new Set(
  spaces.flatMap((space) =>
    [...textsOf('de', space).keys()].flatMap((key) => withGroups(`${space}:${withoutPlural(key)}`)),
  ),
);

describe.each(spaces)('the texts «%s»', (space) => {
  const [de, en] = LOCALES.map((locale) => textsOf(locale, space));

  it('have the same keys in both languages', () => {
    expect(de?.size).toBeGreaterThan(0);
    expect([...(en?.keys() ?? [])]).toEqual([...(de?.keys() ?? [])]);
  });

  it('take the same values in both languages', () => {
    const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name);
    for (const [key, text] of de ?? [])
      expect({ key, values: values(en?.get(key) ?? '').sort() }).toEqual({
        key,
        values: values(text).sort(),
      });
  });

  it('say something, without blanks at their ends', () => {
    for (const locale of LOCALES)
      for (const [key, text] of textsOf(locale, space))
        expect({ key, text }).toEqual({
          key,
          text: expect.stringMatching(/^\S(?:.*\S)?$/su) as string,
        });
  });

  it('have both forms where they count', () => {
    for (const key of de?.keys() ?? [])
      if (key.endsWith('_one')) expect(de?.has(`${withoutPlural(key)}_other`)).toBe(true);
  });

  it('speak to visitors as «Sie»', () => {
    for (const [key, text] of de ?? [])
      expect({ key, familiar: /\b(?:du|dich|dir|dein\w*|euch|euer\w*)\b/iu.exec(text) }).toEqual({
        key,
        familiar: null,
      });
  });

  it('are all shown somewhere', () => {
    const parts = [...all.matchAll(/`((?:\w+:)?[\w.]+\.\$\{[^}]+\}[\w.]*)`/gu)].map(
      ([, template = '']) =>
        new RegExp(
          `^${fullKey(template)
            .replaceAll('.', '\\.')
            .replace(/\$\{[^}]+\}/gu, '\\w+')}$`,
          'u',
        ),
    );
    const isShown = (key: string) =>
      withGroups(`${space}:${key}`).some((group) => all.includes(`'${group}'`)) ||
      (space === 'layout' && all.includes(`'${key}'`)) ||
      // The server's texts are read before there is a translator.
      (space === 'server' && all.includes(`.${key.split('.').at(-1) ?? ''}`)) ||
      // The editor has no translator either: it is sent its texts, and its own `t` finds them.
      (space === 'editor' &&
        (all.includes(`'${key}'`) || parts.some((part) => part.test(fullKey(key))))) ||
      // What the coach advises is asked for by the name of its rule.
      (space === 'editor' &&
        key.startsWith('check.') &&
        all.includes(`'${key.slice('check.'.length)}'`)) ||
      // Names hold colons and dots: they are asked for with another separator.
      (key.startsWith('priceNames.') && all.includes('`priceNames|')) ||
      // The widget has no translator: it asks for its texts by their last word.
      (space === 'widget' && all.includes(`'${key}'`)) ||
      parts.some((part) => part.test(`${space}:${key}`));
    const unused = [...(de?.keys() ?? [])].map(withoutPlural).filter((key) => !isShown(key));
    expect(unused).toEqual([]);
  });
});

describe('keys in the code', () => {
  it('lead to a text', () => {
    const asked = code.flatMap(({ name, text }) => [
      ...[...text.matchAll(/\bt\(\s*'([^']+)'/gu)].map(([, key = '']) => [name, keyIn(name, key)]),
      ...[...text.matchAll(new RegExp(`'((?:${spaces.join('|')}):[\\w.]+)'`, 'gu'))].map(
        ([, key = '']) => [name, key],
      ),
    ]);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(([, key = '']) => !known.has(key))).toEqual([]);
  });

  it('that are put together lead to a text for every value', () => {
    const { wheelchair_places: _, ...flags } = accessSchema.shape;
    const keys = [
      ...EVENT_STATUSES.map((status) => `programme:status.${status}`),
      ...Object.keys(flags).map((key) => `event:access.${key}`),
      ...['production', 'series', 'venue', 'person'].map((kind) => `event:dates.${kind}`),
      ...['early', 'open', 'closed'].map((state) => `layout:opening.${state}`),
      ...LOCALES.flatMap((locale) => [
        `layout:language.${locale}`,
        `layout:language.missing.${locale}`,
      ]),
    ];
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
  });

  it.each(KINDS.filter((kind) => kind !== 'media'))(
    'ED-12 name every field of a %s that somebody fills in, and its choices',
    (kind) => {
      for (const [key, field] of editedFields(kind))
        for (const locale of LOCALES)
          expect(recordField(key, field, locale).label).not.toContain('label.');
    },
  );
});

describe('EV-09 the texts of the specification', () => {
  const en = translator('en');

  it('are word for word those', () => {
    const said = ['empty.heading', 'empty.advice', 'empty.none', 'filter.reset'].map((key) =>
      en(`programme:${key}`),
    );
    expect(said).toEqual([
      'Unfortunately, your selection did not produce any result.',
      'Please delete one of the filters or try a different combination.',
      'Unfortunately, there are no upcoming events.',
      'Reset filters',
    ]);
  });

  it('OH-01 LY-10 ER-01 and these, too', () => {
    expect(en('layout:opening.early', { time: '10:00' })).toBe('Open from 10:00');
    expect(en('layout:opening.open', { time: '18:30' })).toBe('Open until 18:30');
    expect(en('layout:opening.closed')).toBe('Closed');
    expect(en('layout:cart.offline')).toBe('Webshop offline');
    expect(en('system:notFound.text')).toBe('This page could not be found');
    expect(translator('de')('programme:overlayHeadline')).toBe('Programm und Karten');
  });

  it('change with the number', () => {
    const de = translator('de');
    expect(de('programme:count', { count: 1 })).toBe('1 Veranstaltung');
    expect(de('programme:count', { count: 0 })).toBe('0 Veranstaltungen');
  });
});
