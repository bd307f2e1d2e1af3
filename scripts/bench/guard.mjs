import { machineMs, reportFigures } from './figures.mjs';
import { benchKept } from './kept.mjs';
import { TOOL } from './load.mjs';
import { buildPlainAstro } from './plain-astro.mjs';
import { stop } from './processes.mjs';
import { benchSaveToVisible } from './save-to-visible.mjs';
import { benchStartUp } from './start-up.mjs';
import { benchUncached } from './uncached.mjs';
import { FEW, startVenue } from './venue.mjs';

const SECONDS = 2;
const ROUNDS = 3;

/**
 * Measures in two minutes what a change easily spoils. The exit code is 1 where something got
 * worse than runs differ, unless the figures are kept as those of this release.
 * @param {string} folder
 */
export async function guard(folder) {
  const machine = machineMs();
  const product = await startVenue(folder);
  const kept = await benchKept(product, { folder, seconds: SECONDS, rounds: ROUNDS });
  const saved = await benchSaveToVisible(product, product.dataDir);
  await stop(product.child);
  const ofBare = (/** @type {string} */ name) => {
    const row = kept.find(({ encoding }) => encoding === name);
    return row ? row.foyer.perSecond / row.bare.perSecond : Number.NaN;
  };
  await buildPlainAstro();
  const filtered = await benchUncached(FEW, { folder, seconds: SECONDS, rounds: ROUNDS });
  const rest = await benchStartUp({ folder, rounds: 3 });
  const isWorse = reportFigures({
    machine,
    tool: TOOL,
    identity: ofBare('identity'),
    gzip: ofBare('gzip'),
    br: ofBare('br'),
    uncached: filtered.foyer.perSecond / filtered.plain.perSecond,
    ...saved,
    start: rest.warmMs,
    idle: rest.idleMb ?? Number.NaN,
    floors: rest.floors,
  });
  if (isWorse && !process.argv.includes('--save')) process.exitCode = 1;
}
