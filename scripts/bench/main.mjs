import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { ROOT } from '../start/paths.mjs';
import { machineMs, reportFigures } from './figures.mjs';
import { benchEdge } from './edge/main.mjs';
import { guard } from './guard.mjs';
import { TOOL } from './load.mjs';
import { stopAll } from './processes.mjs';
import { isLong, PARTS, ROUNDS, SECONDS, VENUES } from './parts.mjs';
import { prepareVenues } from './venue.mjs';

/** `npm run bench -- kept start` measures only these; `--long` for longer, and more. `guard` runs alone. */
const wanted = process.argv.slice(2);
const isGuard = wanted.includes('guard');
const names = Object.keys(PARTS).filter((name) => wanted.includes(name));

const began = performance.now();
const seconds = (/** @type {number} */ begin) => Math.round((performance.now() - begin) / 1000);

mkdirSync(path.join(ROOT, 'var', 'bench'), { recursive: true });
const folder = mkdtempSync(path.join(ROOT, 'var', 'bench', 'run-'));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => {
    void stopAll().finally(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(1);
    });
  });
try {
  console.log(`${cpus().length} cores, ${TOOL}, ${ROUNDS} rounds of ${SECONDS} s, medians`);
  const [busy = 0] = loadavg();
  if (busy > 1)
    console.log(`The machine is busy (load ${busy.toFixed(1)}): trust the ratios only.`);
  if (isGuard) await guard(folder);
  const machine = machineMs();
  /** @type {Partial<import('./figures.mjs').Figures>} */
  const figures = {};
  // The edge runs only where it is named: it installs tools of its own.
  const isEdge = wanted.includes('edge');
  if (isEdge) await benchEdge({ folder, isQuick: !isLong, seconds: SECONDS, rounds: ROUNDS });
  const isWhole = names.length === 0 && !isEdge && !isGuard;
  if (isWhole) await prepareVenues(folder, VENUES);
  for (const [name, part] of isGuard ? [] : Object.entries(PARTS))
    if (isWhole || names.includes(name)) {
      const begin = performance.now();
      Object.assign(figures, await part(folder));
      console.log(`  (${name}: ${seconds(begin)} s)`);
    }
  console.log(`\n${seconds(began)} s in all`);
  if (Object.keys(figures).length > 0) reportFigures({ machine, tool: TOOL, ...figures });
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}
