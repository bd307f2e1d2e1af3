import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/source-files.ts';

const CASES = 37;
/** Where what holds has to be seen to fail without its protection. */
const NEED_CONTROL = [1, 5, 8, 17, 18, 21, 25, 26, 27, 30, 35, 37];
/** Not whole before what they are about is there. */
const OPEN: readonly number[] = [];

const TEST = /`(tests\/[^`]+)` «([^»]+)»/gu;

/** The rows of the table below a heading, as their cells. */
function rowsBelow(text: string, heading: string): readonly (readonly string[])[] {
  const start = text.indexOf(`## ${heading}`);
  const end = text.indexOf('\n## ', start + 1);
  const section = text.slice(start, end === -1 ? undefined : end);
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Whether a test or a group has this in its title: on the line of its call, or on the one after. */
function hasTitle(source: string, title: string): boolean {
  const lines = source.split('\n');
  return lines.some(
    (line, index) =>
      line.includes(title) &&
      [line, lines[index - 1] ?? ''].some((near) => /\b(?:test|it|describe)\b|[)\]]\(/u.test(near)),
  );
}

/** Tests that are named and are not there. */
const missing = (text: string): readonly string[] =>
  [...text.matchAll(TEST)]
    .filter(([, file = '', title = '']) => {
      const place = path.join(ROOT, file);
      if (!existsSync(place)) return true;
      return !hasTitle(readFileSync(place, 'utf8'), title);
    })
    .map(([name]) => name);

const text = readFileSync(path.join(ROOT, 'docs/trust.md'), 'utf8');

describe('RL-05 the table of cases', () => {
  const rows = rowsBelow(text, 'The cases');

  it('RL-05 has each case once, in order', () => {
    const numbers = Array.from({ length: CASES }, (_, index) => String(index + 1));
    expect(rows.map(([number]) => number)).toEqual(numbers);
  });

  it('RL-05 names tests that are there, at least one a case', () => {
    expect(missing(text)).toEqual([]);
    for (const [number, , tests = ''] of rows)
      expect([number, [...tests.matchAll(TEST)].length > 0]).toEqual([number, true]);
  });

  it('RL-05 names a control wherever there has to be one, and says what is open', () => {
    for (const [number, what = '', , control = ''] of rows) {
      const isOpen = OPEN.includes(Number(number));
      expect([number, /comes with (?:forms|consent)/u.test(what)]).toEqual([number, isOpen]);
      if (NEED_CONTROL.includes(Number(number)))
        expect([number, [...control.matchAll(TEST)].length]).toEqual([number, 1]);
    }
  });

  it('RL-05 every finding has a test', () => {
    const findings = rowsBelow(text, 'Findings of the review');
    expect(findings.length).toBeGreaterThan(20);
    for (const [what, test = ''] of findings)
      expect([what, [...test.matchAll(TEST)].length]).toEqual([what, 1]);
  });

  it('RL-05 control: a file and a title that there are not are found', () => {
    const file = 'tests/contract/trust.test.ts';
    const wrong = '`tests/contract/nowhere.test.ts` «case 1»';
    expect(missing(`\`${file}\` «has each case once» and ${wrong}`)).toEqual([wrong]);
    const title = ['no test', 'is called this'].join(' ');
    expect(missing(`\`${file}\` «${title}»`)).toHaveLength(1);
  });
});
