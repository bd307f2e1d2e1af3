import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RichText } from '../../../../src/content/rich-text/schema.ts';
import type { Locale } from '../../../../src/lib/constants.ts';
import { moduleAdvice, recordAdvice } from '../../../../src/lib/editing/coach/advice.ts';
import { wrongDays, wrongTimes } from '../../../../src/lib/editing/coach/date-checks.ts';
import { plainFixes, richFixes } from '../../../../src/lib/editing/coach/fixes.ts';
import { fixedData, fixedRecord } from '../../../../src/lib/editing/coach/fix-all.ts';
import { bareAddresses, shoutedWords } from '../../../../src/lib/editing/coach/text-checks.ts';
import { fixedBy, TYPOGRAPHY_RULES } from '../../../../src/lib/editing/coach/typography.ts';
import { formOf } from '../../../../src/lib/editing/form.ts';
import type { FieldForm } from '../../../../src/lib/editing/library.ts';
import { loadModules } from '../../../../src/lib/server/services/modules/library.ts';

const fixed = (text: string, locale: Locale) =>
  TYPOGRAPHY_RULES.reduce((now, rule) => fixedBy(rule, now, locale), text);

describe('the coach sets type', () => {
  it.each([
    ['de', 'Er sagte: "Komm  mit" - und ging\'s an.', 'Er sagte: „Komm mit“ – und ging’s an.'],
    ['de', "Das heißt 'Vorspiel', sagt sie.", 'Das heißt ‚Vorspiel‘, sagt sie.'],
    ['en', "She said \"don't\" and 'yes'", 'She said “don’t” and ‘yes’'],
    ['en', "the students' choir", 'the students’ choir'],
    ['de', 'vom 10.-12. Juni', 'vom 10.–12. Juni'],
    ['en', '10-12 June, and May 3-5', '10–12 June, and May 3–5'],
    ['de', '20:00-21:20, 1685-1750, 10-12 Uhr', '20:00–21:20, 1685–1750, 10–12 Uhr'],
    [
      'de',
      '19.30-21 Uhr, 10-12.30 Uhr, Mo-Fr, Sa.-So',
      '19.30–21 Uhr, 10–12.30 Uhr, Mo–Fr, Sa.–So',
    ],
    ['de', 'Dienstag-Sonntag, Seiten 3-5, S. 12-14', 'Dienstag–Sonntag, Seiten 3–5, S. 12–14'],
    ['en', '7-9 pm, 7.30-9 p.m., Mon-Fri, pages 3-5', '7–9 pm, 7.30–9 p.m., Mon–Fri, pages 3–5'],
  ] as const)('ED-09 as %s has it: %s', (locale, text, expected) => {
    expect(fixed(text, locale)).toBe(expected);
    // What is right is not touched again.
    expect(fixed(expected, locale)).toBe(expected);
    expect(plainFixes(expected, locale)).toEqual([]);
  });

  it.each([
    ['de', 'Eine 12" LP, 5\' 3'],
    ['de', 'Telefon 0123-4567 am 2026-11-23, Jazz-Abend, E-Mail-Adresse'],
    ['de', 'Zwei Wege:\n- der eine\n- der andere'],
    ['en', 'A well-kept house: 3-4 players, order 3001-4006, Sun-dried, Fri-2, Wed-In'],
    ['de', 'Montag-Abend, Mo-Fr-Karte, So-da, Seite 3-5-7'],
  ] as const)('ED-09 leaves alone what is right as it is (%s): %s', (locale, text) => {
    expect(fixed(text, locale)).toBe(text);
  });

  it('ED-09 spaces that are too many are shown in what is said of them', () => {
    expect(plainFixes('Zwei  Abende   hier', 'de')).toMatchObject([
      { rule: 'type.spaces', about: 'Zwei␣␣Abende␣␣␣hier' },
    ]);
  });

  it('ED-09 rich text keeps its marks, links and lists; foreign words keep their own rules', () => {
    const text: RichText = [
      {
        type: 'paragraph',
        children: [
          { text: 'Sie sagt: "' },
          { text: 'Ja', bold: true },
          { text: '"  und "' },
          { text: '"yes"', lang: 'en' },
          { text: '".' },
        ],
      },
    ];
    const [spaces, quotes] = richFixes(text, 'de');
    expect(spaces?.rule).toBe('type.spaces');
    expect(quotes).toMatchObject({
      rule: 'type.quotes',
      fixed: [
        {
          children: [
            { text: 'Sie sagt: „' },
            { text: 'Ja', bold: true },
            { text: '“  und „' },
            { text: '"yes"', lang: 'en' },
            { text: '“.' },
          ],
        },
      ],
    });
  });

  it('ED-09 addresses become links, without the sentence around them', () => {
    const text: RichText = [
      {
        type: 'paragraph',
        children: [{ text: 'Mehr: www.haus.example/a, oder karten@haus.example. Bis bald' }],
      },
    ];
    const [found, ...others] = richFixes(text, 'de');
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      rule: 'link.address',
      fixed: [
        {
          children: [
            { text: 'Mehr: ' },
            { type: 'link', href: 'https://www.haus.example/a' },
            { text: ', oder ' },
            { type: 'link', href: 'mailto:karten@haus.example' },
            { text: '. Bis bald' },
          ],
        },
      ],
    });
  });
});

describe('ED-09 addresses in texts', () => {
  it.each([
    ['siehe beispiel.de/karten.', ['beispiel.de/karten.']],
    [
      'auf beispiel.de, haus.example und tickets.haus.com',
      ['beispiel.de', 'haus.example', 'tickets.haus.com'],
    ],
    ['orf.at/kultur', ['orf.at/kultur']],
    ['karten@haus.de', ['karten@haus.de']],
  ])('«%s»', (text, expected) => {
    expect(bareAddresses(text)).toEqual(expected);
  });
  it('are not what only looks like one', () => {
    const text =
      'z.B. am 19.30/20.30 Uhr, d.h./usw., Dr.Weber/Prof.Klein, plan.pdf, node.js, bild.de.jpg, und/oder, look.at, kommt.es heute';
    expect(bareAddresses(text)).toEqual([]);
  });
});

describe('the coach reads the calendar', () => {
  it.each([
    ['de', 'am 31. April', 'date.impossible'],
    ['de', 'am 29. Februar 2026', 'date.impossible'],
    ['de', 'am 30.02.2026', 'date.impossible'],
    ['de', 'am Montag, 24. November 2026', 'date.weekday'],
    ['de', 'am 31.02.27', 'date.impossible'],
    ['de', 'am 31.6. im Saal', 'date.impossible'],
    ['de', 'Mo, 24.11.2026', 'date.weekday'],
    ['de', 'Mi., 5. Mai 2026', 'date.weekday'],
    ['de', 'So 24.11.26', 'date.weekday'],
    ['en', 'Mon, 24 Nov 2026', 'date.weekday'],
    ['en', 'Thurs, Nov. 24, 2026', 'date.weekday'],
    ['en', 'on 30 February', 'date.impossible'],
    ['en', 'on Sunday, November 23, 2026', 'date.weekday'],
  ] as const)('ED-09 (%s) %s', (locale, text, rule) => {
    expect(wrongDays(text, locale).map((wrong) => wrong.rule)).toEqual([rule]);
  });
  it.each([
    ['de', 'Di., 5. Mai 2026, Di 24.11.26, am 30.6. und 31.7., Kapitel 31.4., Version 1.13.27'],
    ['en', 'Tue, 24 Nov 2026, Tues., 24 November 2026, 12 Mary Street'],
    ['de', 'Montag, 23. November 2026, am 29. Februar, 29.2.2028, Kapitel 1.13'],
    ['en', 'Monday, 23 November 2026, 29 February, on November 30'],
  ] as const)('ED-09 (%s) nothing is wrong with: %s', (locale, text) => {
    expect(wrongDays(text, locale)).toEqual([]);
  });
  it('ED-09 finds times that no clock shows, and leaves psalms alone', () => {
    const text = 'um 25:00 Uhr, 19:75 Uhr, 24:00 Uhr, 19.30–21.70 Uhr, Psalm 119:97, Joh 3:16';
    expect(wrongTimes(text, 'de')).toEqual(['25:00', '19:75', '21.70']);
    expect(wrongTimes('25 Uhr, 24 Uhr, 10–26 Uhr, 25 Uhren, 0 Uhr', 'de')).toEqual(['25', '26']);
    expect(wrongTimes('bis 24.30 h, 19.30 h, 24.00 h, 25 h Reise, 25.10 hoch', 'de')).toEqual([
      '24.30',
    ]);
    expect(wrongTimes('13:45 pm, at 14:30 pm, 12:45 pm, 7.75 p.m., 11 am, 13 am', 'en')).toEqual([
      '13:45',
      '14:30',
      '7.75',
      '13',
    ]);
    expect(wrongTimes('from 25:10 to 26:00, at 19:30, John 26:75', 'en')).toEqual([
      '25:10',
      '26:00',
    ]);
  });
  it('ED-09 finds words in capitals, and lets short names be', () => {
    expect(shoutedWords('JETZT KARTEN sichern: AUSVERKAUFT, BWV 988, UNESCO, DAS FEST')).toEqual([
      'JETZT KARTEN',
      'AUSVERKAUFT',
      'DAS FEST',
    ]);
    expect(shoutedWords("DON'T BE LATE! DON’T BE LATE")).toEqual([
      "DON'T BE LATE",
      'DON’T BE LATE',
    ]);
    expect(
      shoutedWords('WDR, BBC, NDR Elbphilharmonie, WDR SWR NDR, BBC NHK, ARD UNESCO, DSO Berlin'),
    ).toEqual([]);
    expect(shoutedWords('NDR JETZT LIVE')).toEqual(['NDR JETZT LIVE']);
    expect(shoutedWords('WICHTIG! Und TEXTE, RIAS! sowie „ACHTUNG !“')).toEqual([
      'WICHTIG',
      'ACHTUNG',
    ]);
  });
});

describe('the coach and a whole module', () => {
  it('ED-09 fixes all of a module in one go, and says what only somebody can', async () => {
    const library = await loadModules();
    const description = library.get('text')?.description;
    if (description === undefined) throw new Error('no texts');
    const fields = formOf(description.schema, 'de');
    const module = {
      id: 'm',
      kind: 'text',
      version: 1,
      data: {
        content: {
          de: [
            { type: 'paragraph', children: [{ text: '"Ja"  - am 31. April, www.haus.example' }] },
          ],
          en: [{ type: 'paragraph', children: [{ text: '"Yes"' }] }],
        },
      },
      columns: [],
      written: { of: { en: 'another' } },
    };
    const rules = moduleAdvice(module, fields, 'de').map(({ rule }) => rule);
    expect(rules.toSorted()).toEqual([
      'date.impossible',
      'link.address',
      'outdated.en',
      'type.dash',
      'type.quotes',
      'type.spaces',
    ]);
    const data = fixedData(module, fields, 'de');
    expect(data['content']).toMatchObject({
      de: [{ children: [{ text: '„Ja“ – am 31. April, ' }, { href: 'https://www.haus.example' }] }],
      en: [{ children: [{ text: '"Yes"' }] }],
    });
    const left = moduleAdvice({ ...module, data }, fields, 'de');
    // What was fixed is not complained about by another rule.
    expect(left.map(({ rule }) => rule).toSorted()).toEqual(['date.impossible', 'outdated.en']);
    expect(left.every(({ fix }) => fix === undefined)).toBe(true);
  });

  it('ED-09 what is hardly meant so in an event is asked, not refused', () => {
    const now = Date.parse('2026-11-25T12:00:00Z');
    const rulesOf = (record: object) =>
      recordAdvice({ modules: [], ...record }, [], 'de', { now }).map(({ rule }) => rule);
    expect(rulesOf({ interval: 91, duration: 481, date_start: '2023-01-01T19:00:00Z' })).toEqual([
      'odd.interval',
      'odd.duration',
      'odd.past',
    ]);
    expect(rulesOf({ interval: 20, duration: 480, date_start: '2026-09-01T19:00:00Z' })).toEqual(
      [],
    );
    const exhibition = { date_start: '2023-01-01T09:00:00Z', date_end: '2027-01-01T09:00:00Z' };
    expect(rulesOf({ ...exhibition, all_day: true, duration: 900 })).toEqual([]);
  });

  it('ED-09 texts of a record are read like those of modules, each with its field', () => {
    const field = (key: string, control: FieldForm['control']): FieldForm => ({
      ...(formOf(z.strictObject({ [key]: z.string() }), 'de')[0] as FieldForm),
      key,
      control,
      isTranslated: control !== 'url',
    });
    const fields = [field('title', 'line'), field('about', 'paragraphs'), field('slug', 'url')];
    const record = {
      title: { de: 'Zwei  Abende', en: 'Two evenings' },
      about: { de: 'Am 31. April sagt sie "Ja".', en: '' },
      slug: 'zwei  abende',
      modules: [],
    };
    const advice = recordAdvice(record, fields, 'de');
    expect(advice.map(({ module, rule, field: at }) => [module, rule, at])).toEqual([
      [null, 'type.spaces', ['title']],
      [null, 'date.impossible', ['about']],
      [null, 'type.quotes', ['about']],
      [null, 'untranslated.en', ['about']],
    ]);
    expect(fixedRecord(record, fields, 'de')).toEqual({
      ...record,
      title: { de: 'Zwei Abende', en: 'Two evenings' },
      about: { de: 'Am 31. April sagt sie „Ja“.', en: '' },
    });
    // What was changed in one language only is older in the other one than what is public.
    const published = { ...record, title: { de: 'Ein Abend', en: 'Two evenings' } };
    const outdated = recordAdvice(record, fields, 'de', { published });
    expect(outdated.filter(({ rule }) => rule.startsWith('outdated'))).toEqual([
      { module: null, rule: 'outdated.en', about: '', field: ['title'] },
    ]);
    expect(
      recordAdvice(record, fields, 'de', { published: record }).map(({ rule }) => rule),
    ).not.toContain('outdated.en');
    // Nothing to fix: nothing is changed.
    expect(fixedRecord(record, fields, 'en')).toBe(record);
  });
});
