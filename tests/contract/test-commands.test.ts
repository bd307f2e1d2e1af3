import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROTECTED } from '../../scripts/test/touched.mjs';
import { ROOT } from '../support/source-files.ts';
import { commandsById, testTitles, titlesIn } from '../support/test-titles.ts';

const TABLE = path.join(ROOT, 'tests/support/command-of-requirement.json');
/** Put together, so that this file has no such tag itself. */
const TAG = ['/** @module', 'tag'].join('-');
const readTable = () => JSON.parse(readFileSync(TABLE, 'utf8')) as Readonly<Record<string, string>>;

describe('QA-01 no requirement loses its test', () => {
  const titles = testTitles();

  it('each has one in the command that it had one in; a new one joins the table', () => {
    expect(titles.length).toBeGreaterThan(2000);
    const now = commandsById(titles);
    const before = readTable();
    const lost = Object.entries(before).filter(
      ([id, command]) => now[id] === undefined || (command === 'test' && now[id] !== 'test'),
    );
    expect(lost).toEqual([]);
    expect(Object.keys(now).filter((id) => !(id in before))).toEqual([]);
  });

  it('control: a test that is only in the full command, or gone, is told', () => {
    const file = 'tests/e2e/x.spec.ts';
    // Not as calls: this file is read, too.
    const call = (title: string) => ['test', `('${title}', run);`].join('');
    const source = [call('EV-98 a'), call('EV-99 b @full')].join('\n');
    expect(commandsById(titlesIn(file, source))).toEqual({ 'EV-98': 'test', 'EV-99': 'test:full' });
    const whole = `${TAG} full */\n${source}`;
    expect(commandsById(titlesIn(file, whole))).toMatchObject({ 'EV-98': 'test:full' });
  });

  it('tests over HTTP open no page: a browser is not started for them', () => {
    const files = [...new Set(titles.map(({ file }) => file))].filter((file) =>
      file.startsWith('tests/http/'),
    );
    expect(files.length).toBeGreaterThan(20);
    const opening = files.filter((file) =>
      /async \(\{[^}]*\b(?:page|context|browser)\b[^}]*\}/u.test(
        readFileSync(path.join(ROOT, file), 'utf8'),
      ),
    );
    expect(opening).toEqual([]);
  });

  it('a tag stands at the top of a file: anywhere else it leaves the file out unseen', () => {
    const tagged = [...new Set(titles.map(({ file }) => file))].filter((file) =>
      readFileSync(path.join(ROOT, file), 'utf8').slice(1).includes(TAG),
    );
    expect(tagged).toEqual([]);
  });

  it('what a touched folder is protected by is there, and so is the folder', () => {
    const named = PROTECTED.flatMap(({ folders, files }) => [...folders, ...files]);
    expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual(
      // A part of a name, as Playwright takes one.
      ['tests/http/site/server-kill'],
    );
  });

  it('each file that small changes are tried in is there', () => {
    const text = readFileSync(path.join(ROOT, 'scripts/test/mutants.mjs'), 'utf8');
    const files = [...text.matchAll(/'(?<file>src\/[^']+\.ts)'/gu)].map(
      ({ groups }) => groups?.['file'] ?? '',
    );
    expect(files).toHaveLength(25);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});
