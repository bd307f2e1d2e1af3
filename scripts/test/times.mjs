import { stripVTControlCharacters } from 'node:util';
import path from 'node:path';

/** How many tests are told as the slowest ones at each run. */
const SLOWEST_TESTS = 10;
/** How many files are told where times are asked for. */
const SLOWEST_FILES = 40;

/** So much of an error is told again at the end: who sees only the end sees what it was. */
const ERROR_LINES = 8;

const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;
const slowestFirst = (items) =>
  items.toSorted((left, right) => right.milliseconds - left.milliseconds);

/**
 * What failed, of all stages together, with the beginning of its error.
 * @param {readonly { name: string, why: string | null }[]} tests
 */
export function printFailed(tests) {
  const failed = tests.filter(({ why }) => why !== null);
  if (failed.length > 0) console.log('\nWhat failed:');
  for (const { name, why } of failed) {
    console.log(`- ${name}`);
    const lines = stripVTControlCharacters(why).split('\n').filter(Boolean);
    console.log(
      lines
        .slice(0, ERROR_LINES)
        .map((line) => `    ${line}`)
        .join('\n'),
    );
  }
}

/** @param {readonly { name: string, milliseconds: number }[]} tests */
export function printSlowest(tests) {
  if (tests.length === 0) return;
  console.log('\nThe slowest tests:');
  for (const { name, milliseconds } of slowestFirst(tests).slice(0, SLOWEST_TESTS))
    console.log(`${inSeconds(milliseconds)}  ${name}`);
}

/**
 * Minutes by folder and the slowest files. Files run side by side: the sum is time of workers,
 * which is more than passes on the clock.
 * @param {readonly { stage: string, file: string, milliseconds: number, count: number }[]} files
 */
export function printTimes(files) {
  const folders = Map.groupBy(files, ({ file }) => path.dirname(file));
  const rows = [...folders].map(([folder, inside]) => ({
    folder,
    files: inside.length,
    tests: inside.reduce((sum, { count }) => sum + count, 0),
    milliseconds: inside.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  }));
  console.log('\nTime of workers by folder:');
  for (const { folder, files: number, tests, milliseconds } of slowestFirst(rows))
    console.log(`${inSeconds(milliseconds)}  ${folder} (${number} files, ${tests} tests)`);
  console.log('\nThe slowest files:');
  for (const { file, count, milliseconds } of slowestFirst(files).slice(0, SLOWEST_FILES))
    console.log(`${inSeconds(milliseconds)}  ${file} (${count} tests)`);
}
