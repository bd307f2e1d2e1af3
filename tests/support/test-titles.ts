import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './source-files.ts';

/** A title of a test or of a group, and whether `npm test` leaves it out. */
export interface TestTitle {
  readonly file: string;
  readonly title: string;
  readonly isFull: boolean;
}

const CALL =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gsu;
const MODULE_TAG = /^\/\*\* @module-tag full \*\//u;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec)\.ts$/u.test(name))
    .map((name) => `${folder}/${name}`);

/** Titles in one file, as they are written: what a loop puts in stays `${…}`. */
export function titlesIn(file: string, source: string): readonly TestTitle[] {
  const isWholeFull = MODULE_TAG.test(source);
  return [...source.matchAll(CALL)].map(([, , title = '']) => ({
    file,
    title,
    isFull: isWholeFull || /@full\b/u.test(title),
  }));
}

/** All titles of all tests. */
export const testTitles = (): readonly TestTitle[] =>
  ['tests/unit', 'tests/contract', 'tests/database', 'tests/http', 'tests/e2e']
    .filter((folder) => existsSync(path.join(ROOT, folder)))
    .flatMap(filesBelow)
    .flatMap((file) => titlesIn(file, readFileSync(path.join(ROOT, file), 'utf8')));

/** Requirements and cases of `docs/trust.md` that titles name, with the command that runs one at least. */
export function commandsById(titles: readonly TestTitle[]): Readonly<Record<string, Command>> {
  const commands = new Map<string, Command>();
  for (const { title, isFull } of titles)
    for (const [id] of title.matchAll(/\b(?:[A-Z]{2,4}-\d\d|case \d+)\b/gu))
      if (!isFull || !commands.has(id)) commands.set(id, isFull ? 'test:full' : 'test');
  return Object.fromEntries([...commands].sort(([left], [right]) => (left < right ? -1 : 1)));
}

export type Command = 'test' | 'test:full';
