import { describe, expect, it } from 'vitest';
import { buildDemo } from '../../demo/build.ts';
import { legalTexts } from '../../demo/legal.ts';

import { linesOf, pagesOf, problemsOf } from '../support/content/easy-language.ts';

const demo = buildDemo(new Date('2026-11-22T12:00:00Z'));
const pages = pagesOf(demo);
const lines = pages.flatMap((page) => linesOf(page).map((line) => [page.title?.de, line] as const));

describe('IN-05 the pages of the demo in easy language', () => {
  it('keep what can be counted of its rules, line by line', () => {
    expect(lines.length).toBeGreaterThan(150);
    const wrong = lines.flatMap(([page, line]) =>
      problemsOf(line).map((problem) => `${page}: ${problem}: ${line}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['too many words', 'Dieser Satz hat mehr Wörter als die Regeln erlauben und ist darum falsch.'],
    ['several sentences', 'Das ist ein Satz. Das ist noch einer.'],
    ['semicolon', 'Das ist gut; das ist schlecht.'],
    ['parentheses', 'Das Haus (alt) steht am Platz.'],
    ['long word', 'Die Barrierefreiheitserklärung ist hier.'],
    ['passive or subjunctive', 'Die Karten werden verkauft.'],
    ['passive or subjunctive', 'Das wäre gut.'],
    ['genitive', 'Das ist der Eingang des Hauses.'],
    ['number in words', 'Es gibt drei Häuser.'],
    ['not one statement', 'Wir spielen, weil Sie zuhören.'],
  ])('and the test tells what does not: %s', (problem, line) => {
    expect(problemsOf(line)).toContain(problem);
  });

  it('are the four topics of BITV 2.0, section 4, at the foot of every page', () => {
    const home = demo.page.find(({ content_type: type }) => type === 'home');
    const statement = legalTexts.find(({ key }) => key === 'barrierefreiheit');
    const atFoot = pages.filter((page) => page.in_footer === true);
    expect(atFoot).toHaveLength(4);
    expect(atFoot.map((page) => page.easy_language_of ?? null)).toContain(home?.id);
    expect(atFoot.map((page) => page.easy_language_of_text ?? null)).toContain(statement?.id);
    expect(atFoot.map(({ urls }) => urls?.en)).toEqual(['', '', '', '']);
  });

  it('are named where the statement says what there is, and films in sign language are not', () => {
    const [de = '', en = ''] = [statementIn('de'), statementIn('en')];
    expect(de).toContain('stehen in Leichter Sprache auf Deutsch');
    expect(en).toContain('are available in easy German');
    const films = [...demo.page, ...demo.event].flatMap(({ sign_films: list }) => list ?? []);
    expect(films).toEqual([]);
    expect(de).toContain(
      'Filme in Deutscher Gebärdensprache gibt es auf dieser Website noch nicht',
    );
    expect(en).toContain('there are no films in German Sign Language on this website yet');
  });
});

const statementIn = (locale: 'de' | 'en') =>
  legalTexts.find(({ key }) => key === 'barrierefreiheit')?.body?.[locale];

describe('BFSG annex 3 in the accessibility statement', () => {
  it.each([
    ['de', /## 1\. Die Dienstleistung/u],
    ['de', /## 2\. So benutzen Sie/u],
    ['de', /## 3\. Wie die Anforderungen erfüllt werden/u],
    ['de', /EN 301 549/u],
    ['de', /Methode: Selbstbewertung/u],
    ['de', /Datum der Bewertung .*: \d+\. \p{L}+ 20\d\d/u],
    ['de', /weitgehend vereinbar/u],
    ['de', /Formular am Ende dieser Seite/u],
    ['de', /Schlichtungsstelle BGG, Mauerstraße/u],
    ['de', /MLBF, c\/o .*Magdeburg/u],
    ['en', /## 1\. The service/u],
    ['en', /## 2\. How to use/u],
    ['en', /## 3\. How the requirements are met/u],
    ['en', /EN 301 549/u],
    ['en', /Method: self-assessment/u],
    ['en', /Date of the assessment .*: \d+ \p{L}+ 20\d\d/u],
    ['en', /largely conforms/u],
    ['en', /form at the end of this page/u],
    ['en', /Schlichtungsstelle BGG, Mauerstraße/u],
    ['en', /MLBF, c\/o .*Magdeburg/u],
  ] as const)('IN-05 says in %s: %s', (locale, part) => {
    expect(statementIn(locale)).toMatch(part);
  });
});
