import path from 'node:path';
import { MODULES } from '../start/paths.mjs';
import { readOptions } from './options.mjs';
import { paint, seconds } from './output.mjs';
import { STAGES } from './stages.mjs';
import { printFailed, printSlowest, printTimes } from './times.mjs';

// Programs that are started by name («node», «astro») are the project's own.
process.env.PATH = [path.join(MODULES, '.bin'), process.env.PATH].join(path.delimiter);

let stopped = 0;
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])
  process.on(signal, () => (stopped = code));

const read = readOptions(process.argv.slice(2));
if ('error' in read) {
  console.error(read.error);
  process.exit(2);
}
const { options } = read;
// What a stage starts reads these: vitest.config.ts, playwright.config.ts, tests/support.
process.env.TEST_SEED = String(options.seed);
if (options.isFull) process.env.TEST_FULL = '1';

const { stages: wanted } = options;
const stages = STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
/** How many quiet stages go side by side, for two cores. */
const AT_ONCE = 2;
/** Runs that have been started, by their stage. */
const runs = new Map();
let quietRuns = 0;

function start(stage) {
  const began = performance.now();
  const run = stage.run(options).then((result) => ({ ...result, took: seconds(began) }));
  runs.set(stage, run);
  return run;
}

/** Starts quiet stages, in order, at most two at once; each that ends makes room for the next. */
function startNext() {
  for (const stage of stages.filter((each) => each.isQuiet && !runs.has(each))) {
    if (quietRuns >= AT_ONCE) return;
    quietRuns += 1;
    void start(stage).then(() => {
      quietRuns -= 1;
      startNext();
    });
  }
}

const sum = { passed: 0, failed: 0 };
const lines = [];
const files = [];
const tests = [];
const began = performance.now();
console.log(`The order of tests is made of --seed=${options.seed}.`);
for (const [index, stage] of stages.entries()) {
  console.log(paint('bold', `\n[${index + 1}/${stages.length}] ${stage.name}: ${stage.what}`));
  if (stage.isQuiet) startNext();
  const result = await (runs.get(stage) ?? start(stage));
  if (stopped !== 0) {
    console.log('\nStopped.');
    process.exit(stopped);
  }
  if (result.said) process.stdout.write(result.said);
  sum.passed += result.passed;
  sum.failed += result.failed;
  files.push(...(result.files ?? []).map((file) => ({ stage: stage.name, ...file })));
  tests.push(...(result.tests ?? []));
  const mark = result.failed === 0 ? paint('green', '✓') : paint('red', '✗');
  const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
  const left = result.left ? ` ${result.left}` : '';
  lines.push(
    `${mark} ${stage.name.padEnd(10)} ${result.passed} passed, ${result.failed} failed${skipped} ` +
      `(${result.took})${left}`,
  );
  console.log(lines.at(-1));
}

if (options.showsTimes) printTimes(files);
printSlowest(tests);
printFailed(tests);
console.log(`\n${lines.join('\n')}\n`);
console.log(`In ${seconds(began)}, with --seed=${options.seed}.`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
