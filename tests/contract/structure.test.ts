import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles, type SourceFile } from '../support/source-files.ts';
import { functionsOf, type FunctionSize } from '../support/structure/functions.ts';
import { importCycles, importGraph, mutualFolders } from '../support/structure/imports.ts';

const MAX_FILE_LINES = 300;
const MAX_FUNCTION_LINES = 60;
const MAX_PARAMETERS = 4;
const MAX_FILES = 25;

type Tree = readonly SourceFile[];

const linesOf = ({ text }: SourceFile): number => text.trimEnd().split('\n').length;
/** Files with numbers are read in their order; cutting them by number would say nothing. */
const isNumbered = (name: string): boolean => /\/(?:decisions|migrations)\//u.test(name);
const isDemo = (name: string): boolean => name.startsWith('demo/');

/** The rules of `src/lib` and `src/islands` about folders do not hold for pages and views. */
const hasFolderRule = ({ name }: SourceFile): boolean =>
  (name.startsWith('src/lib/') || name.startsWith('src/islands/')) && !isDemo(name);

const longFiles = (tree: Tree): readonly string[] =>
  tree.filter((file) => linesOf(file) > MAX_FILE_LINES).map(({ name }) => name);

/** The demo's drawings are long lists of shapes, which no shorter function would say better. */
const functionsIn = (tree: Tree): readonly FunctionSize[] =>
  tree
    .filter(({ name }) => /\.tsx?$/u.test(name) && !isDemo(name))
    .flatMap((file) => functionsOf(file));
const longFunctions = (functions: readonly FunctionSize[]): readonly string[] =>
  functions.filter(({ lines }) => lines > MAX_FUNCTION_LINES).map(({ name }) => name);
const wideFunctions = (functions: readonly FunctionSize[]): readonly string[] =>
  functions.filter(({ parameters }) => parameters > MAX_PARAMETERS).map(({ name }) => name);

/** Folders with too many files of their own. */
function fullFolders(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) {
    const folder = path.posix.dirname(name);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MAX_FILES).map(([folder]) => folder);
}

const source = sourceFiles('src', ['.ts', '.tsx', '.astro', '.css']);
const code = source.filter(({ name }) => !name.endsWith('.css'));
const others = ['tests', 'scripts', 'config'].flatMap((folder) =>
  sourceFiles(folder, ['.ts', '.mjs']),
);

describe('imports', () => {
  const graph = importGraph(code);

  it('go round in no cycle, also not by types', () => {
    expect(graph.size).toBeGreaterThan(500);
    const all = importGraph([...code, ...others, ...sourceFiles('demo', ['.ts'])]);
    expect(all.size).toBeGreaterThan(graph.size);
    expect(importCycles(all)).toEqual([]);
  });

  it('lead between two folders of src/lib, src/lib/server and src/islands in one direction', () => {
    const pairs = mutualFolders(importGraph(code.filter(hasFolderRule)));
    expect(pairs).toEqual([]);
  });

  it('control: a cycle of three files is found once, whichever way they import each other', () => {
    const tree: Tree = [
      { name: 'src/lib/a.ts', text: "import { b } from './b.ts';" },
      { name: 'src/lib/b.ts', text: "export const c = () => import('./c/C.astro');" },
      {
        name: 'src/lib/c/C.astro',
        text: "---\nimport type { A } from '../a.ts';\n---\n<p>Text</p>\n",
      },
      { name: 'src/lib/d.ts', text: "export { a } from './a.ts';" },
      { name: 'src/lib/e.ts', text: "import type { E } from './e.ts';" },
    ];
    expect(importCycles(importGraph(tree))).toEqual([
      'src/lib/a.ts > src/lib/b.ts > src/lib/c/C.astro > src/lib/a.ts',
      'src/lib/e.ts > src/lib/e.ts',
    ]);
  });

  it('control: two folders that import each other without a cycle of files are found, one direction is not', () => {
    const tree: Tree = [
      { name: 'src/lib/tickets/a.ts', text: "import { b } from '../events/b.ts';" },
      { name: 'src/lib/tickets/c.ts', text: "import { own } from './a.ts';" },
      { name: 'src/lib/events/b.ts', text: "import { zod } from 'zod';" },
      { name: 'src/lib/events/d.ts', text: "import type { C } from '../tickets/c.ts';" },
      { name: 'src/lib/dates.ts', text: "import { b } from './events/b.ts';" },
    ];
    const graph = importGraph(tree);
    expect(importCycles(graph)).toEqual([]);
    expect(mutualFolders(graph)).toEqual(['src/lib/events <> src/lib/tickets']);
  });
});

describe('the size of things', () => {
  const functions = functionsIn(code);

  it('no file is longer than 300 lines, and the middle one is short', () => {
    expect(longFiles([...source, ...others])).toEqual([]);
    const lengths = source.map(linesOf).sort((left, right) => left - right);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(80);
  });

  it('no function outside the demo is longer than 60 lines', () => {
    expect(functions.length).toBeGreaterThan(2000);
    expect(longFunctions(functions)).toEqual([]);
  });

  it('no function outside the demo has more than four positional parameters', () => {
    expect(wideFunctions(functions)).toEqual([]);
  });

  it('no folder outside the demo has more than 25 files', () => {
    const names = ['src', 'tests', 'scripts', 'config', 'docs'].flatMap((folder) =>
      sourceFiles(folder).map(({ name }) => name),
    );
    const counted = names.filter(
      (name) => !isDemo(name) && !isNumbered(name) && !name.includes('/__snapshots__/'),
    );
    expect(fullFolders(counted)).toEqual([]);
  });

  it('control: a file of 301 lines is found, one of 300 is not', () => {
    const file = (name: string, lines: number) => ({ name, text: 'export {};\n'.repeat(lines) });
    expect(longFiles([file('src/a.ts', 300), file('src/b.ts', 301)])).toEqual(['src/b.ts']);
  });

  it('control: functions of 61 lines are found in every form, those of 60 are not', () => {
    const lines = (count: number) => '{\n' + '  run();\n'.repeat(count - 2) + '}';
    const text = [
      `/** Says what it does. */\nexport function short() ${lines(60)}`,
      `export function long() ${lines(61)}`,
      `export const arrow = () => ${lines(61)};`,
      `export class Form { constructor() ${lines(61)} send() ${lines(61)} get name() ${lines(60)} }`,
      `describe('a thing', () => ${lines(61)});`,
      `export default () => ${lines(61)};`,
    ].join('\n');
    expect(longFunctions(functionsIn([{ name: 'src/a.ts', text }]))).toEqual([
      'src/a.ts long',
      'src/a.ts arrow',
      'src/a.ts Form.constructor',
      'src/a.ts Form.send',
      'src/a.ts describe()',
      'src/a.ts default',
    ]);
    const view = `export const View = () => (\n  <p>\n${'    text\n'.repeat(61)}  </p>\n);\n`;
    expect(longFunctions(functionsIn([{ name: 'src/View.tsx', text: view }]))).toEqual([
      'src/View.tsx View',
    ]);
  });

  it('control: five positional parameters are found, four and an object of many are not', () => {
    const text = [
      'export const four = (a: 1, b: 1, c: 1, d: 1) => a;',
      'export const object = ({ a, b, c, d, e }: O) => a;',
      'export function five(a: 1, b: 1, c: 1, d: 1, e: 1) { return a; }',
      'export function bound(this: Window, a: 1, b: 1, c: 1, d: 1) { return a; }',
      'export const spread = (a: 1, b: 1, c: 1, d: 1, ...e: 1[]) => a;',
    ].join('\n');
    const names = ['src/a.ts five', 'src/a.ts spread'];
    expect(wideFunctions(functionsIn([{ name: 'src/a.ts', text }]))).toEqual(names);
  });

  it('control: a folder of 26 files is found, one of 25 with folders inside is not', () => {
    const names = (folder: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);
    const tree = [...names('src/lib', 25), ...names('src/lib/full', 26), 'src/lib/more/a.ts'];
    expect(fullFolders(tree)).toEqual(['src/lib/full']);
  });
});
