import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASVS_IDS } from '../support/asvs-ids.ts';

const ANSWERS = ['met', 'partly', 'not-applicable', 'open'];
const HEAD = 'id,answer,evidence,note';
const MAX_NOT_APPLICABLE = 25;

interface Row {
  readonly id: string;
  readonly answer: string;
  readonly evidence: string;
  readonly note: string;
}

/** The fields of a line of which some are quoted. */
const fieldsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/gu)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? '').replaceAll('""', '"').trim(),
  );

function rowsOf(csv: string): readonly Row[] {
  const [, ...lines] = csv.trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', answer = '', evidence = '', note = '', ...rest] = fieldsOf(line);
    expect(rest, line).toEqual([]);
    return { id, answer, evidence, note };
  });
}

/** What is wrong with the evidence of a row; null: nothing. */
function problemOf({ id, answer, evidence }: Row): string | null {
  if (answer === 'not-applicable') return null;
  const [file = '', test] = evidence.split(' › ');
  if (!existsSync(file)) return `${id}: there is no ${file}`;
  const isTest = file.startsWith('tests/');
  if (isTest !== (test !== undefined)) return `${id}: names a file of tests without a test`;
  if (test === undefined) return null;
  const text = readFileSync(file, 'utf8');
  // A longer id is another one: 1.2.1 is not 1.2.10.
  if (!new RegExp(`ASVS ${id.replaceAll('.', String.raw`\.`)}(?![\\d.]*\\d)`, 'u').test(text))
    return `${id}: ${file} does not name it`;
  return text.includes(test) ? null : `${id}: ${file} has no test «${test}»`;
}

const csv = readFileSync('docs/asvs.csv', 'utf8');
const rows = rowsOf(csv);

describe('the answers to ASVS 5.0.0, level 2', () => {
  it('are one for each requirement, in their order', () => {
    expect(csv.split('\n', 1)).toEqual([HEAD]);
    expect(rows).toHaveLength(210);
    expect(rows.map(({ id }) => id)).toEqual(ASVS_IDS);
  });

  it('have no empty cell, and are one of four', () => {
    expect(rows.filter((row) => Object.values(row).includes(''))).toEqual([]);
    expect(rows.filter(({ answer }) => !ANSWERS.includes(answer))).toEqual([]);
  });

  it('say of few that they have no object here', () => {
    const none = rows.filter(({ answer }) => answer === 'not-applicable');
    expect(none.length).toBeLessThanOrEqual(MAX_NOT_APPLICABLE);
  });

  it('say of what is open where it belongs', () => {
    const open = rows.filter(({ answer, note }) => answer === 'open' && !note.startsWith('Area: '));
    expect(open).toEqual([]);
  });

  it('name files that are there, and tests that name the requirement', () => {
    expect(rows.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
  });

  it('control: a missing file, an id that no test names and a test that is not there are found', () => {
    const row = { id: '1.2.4', answer: 'met', note: 'x' };
    const here = 'tests/contract/security.test.ts';
    const problems = [
      { ...row, evidence: 'src/nothing.ts' },
      { ...row, id: '99.9.9', evidence: `${here} › SQL` },
      { ...row, evidence: `${here} › no such test` },
      { ...row, evidence: here },
      { ...row, evidence: `${here} › SQL` },
    ].map(problemOf);
    expect(problems.map((problem) => problem !== null)).toEqual([true, true, true, true, false]);
  });
});
