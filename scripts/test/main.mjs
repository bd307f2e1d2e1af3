import path from 'node:path';
import { MODULES } from '../start/paths.mjs';
import { paint, seconds } from './output.mjs';
import { STAGES } from './stages.mjs';

// Programs that are started by name («node», «astro») are the project's own.
process.env.PATH = [path.join(MODULES, '.bin'), process.env.PATH].join(path.delimiter);

let stopped = 0;
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])
  process.on(signal, () => (stopped = code));

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; there are:`);
  console.error(STAGES.map(({ name }) => name).join(' '));
  process.exit(2);
}

const stages = STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
/** Runs that have been started; two quiet ones go side by side, for two cores. */
const running = new Map();
function start(stage) {
  const began = performance.now();
  const run =
    running.get(stage) ?? stage.run().then((result) => ({ ...result, took: seconds(began) }));
  running.set(stage, run);
  return run;
}

const sum = { passed: 0, failed: 0 };
const lines = [];
for (const [index, stage] of stages.entries()) {
  console.log(paint('bold', `\n[${index + 1}/${stages.length}] ${stage.name}: ${stage.what}`));
  const run = start(stage);
  const next = stages[index + 1];
  if (stage.isQuiet && next?.isQuiet) void start(next);
  const result = await run;
  if (stopped !== 0) {
    console.log('\nStopped.');
    process.exit(stopped);
  }
  if (result.said) process.stdout.write(result.said);
  sum.passed += result.passed;
  sum.failed += result.failed;
  const mark = result.failed === 0 ? paint('green', '✓') : paint('red', '✗');
  const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
  lines.push(
    `${mark} ${stage.name.padEnd(10)} ${result.passed} passed, ${result.failed} failed${skipped} ` +
      `(${result.took})`,
  );
  console.log(lines.at(-1));
}

console.log(`\n${lines.join('\n')}\n`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
