import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../start/paths.mjs';
import { benchKept } from './kept.mjs';
import { buildPlainAstro } from './plain-astro.mjs';
import { stop } from './processes.mjs';
import { startProduct } from './product.mjs';
import { benchSaveToVisible } from './save-to-visible.mjs';
import { benchStartUp } from './start-up.mjs';
import { table } from './table.mjs';
import { benchUncached } from './uncached.mjs';

const FILE = path.join(ROOT, 'docs', 'performance.md');
const BEGIN = '<!-- figures: npm run bench -- guard --save -->';
const END = '<!-- /figures -->';
const SECONDS = 2;
const ROUNDS = 3;

/**
 * What is looked at before a change is handed in.
 * `isMore`: more is better. `isTime`: depends on how quick the machine is. `slack`: by how much
 * one run differs from the next.
 */
export const ROWS = {
  identity: { name: 'kept page, of bare `node:http`', goal: 0.95, slack: 0.25, isMore: true },
  gzip: { name: 'the same, gzip', goal: 0.95, slack: 0.25, isMore: true },
  br: { name: 'the same, brotli', goal: 0.95, slack: 0.25, isMore: true },
  uncached: {
    name: 'uncached page, of plain Astro, 260 events',
    goal: 0.9,
    slack: 0.25,
    isMore: true,
  },
  own: { name: 'saved to visible, own page, ms', goal: 30, slack: 1, isTime: true },
  list: { name: 'saved to visible, list, ms', goal: 40, slack: 1, isTime: true },
  start: { name: 'first page, warm store, ms', goal: 200, slack: 0.3, isTime: true },
  idle: { name: 'memory at rest, MB', goal: 300, slack: 0.1 },
};

/** @typedef {keyof typeof ROWS} Row @typedef {Record<Row, number> & { machine: number }} Figures */

/** How long this machine takes for a fixed piece of work, in ms: the best of five. */
function machineMs() {
  const text = 'Foyer'.repeat(200_000);
  const times = Array.from({ length: 5 }, () => {
    const begin = performance.now();
    for (let round = 0; round < 20; round += 1) createHash('sha256').update(text).digest();
    JSON.parse(JSON.stringify(Array.from({ length: 100_000 }, (_, id) => ({ id, text: `${id}` }))));
    return performance.now() - begin;
  });
  return Math.min(...times);
}

/** @param {string} folder @returns {Promise<Figures>} */
async function measureAll(folder) {
  const machine = machineMs();
  const dataDir = path.join(folder, 'kept');
  const product = await startProduct(dataDir);
  const kept = await benchKept(product, { folder, seconds: SECONDS, rounds: ROUNDS });
  const saved = await benchSaveToVisible(product, dataDir);
  await stop(product.child);
  const ofBare = (/** @type {string} */ name) => {
    const row = kept.find(({ encoding }) => encoding === name);
    return row ? row.foyer.perSecond / row.bare.perSecond : Number.NaN;
  };
  await buildPlainAstro();
  const filtered = await benchUncached(260, { folder, seconds: SECONDS, rounds: ROUNDS });
  const rest = await benchStartUp({ folder, rounds: 3 });
  return {
    machine,
    identity: ofBare('identity'),
    gzip: ofBare('gzip'),
    br: ofBare('br'),
    uncached: filtered.foyer.perSecond / filtered.plain.perSecond,
    own: saved?.ownMs ?? Number.NaN,
    list: saved?.listMs ?? Number.NaN,
    start: rest.warmMs,
    idle: rest.idleMb ?? Number.NaN,
  };
}

/** The figures of the last release, as they stand in the document; null: none do. @param {string} text @returns {Figures | null} */
export function figuresIn(text) {
  const [, kept] = text.split(BEGIN);
  const json = /<!-- (\{.*\}) -->/u.exec(kept?.split(END)[0] ?? '')?.[1];
  return json === undefined ? null : JSON.parse(json);
}

const shown = (/** @type {number} */ value) =>
  value < 10 ? value.toFixed(2) : String(Math.round(value));

/**
 * Each row with its goal, its figure of the last release and how it compares.
 * @param {Figures} now
 * @param {Figures | null} before
 */
export function compareFigures(now, before) {
  return Object.entries(ROWS).map(([key, row]) => {
    const id = /** @type {Row} */ (key);
    // A slower machine takes longer for everything: its own pace is taken out.
    const pace = 'isTime' in row && before ? now.machine / before.machine : 1;
    const change = before ? now[id] / pace / before[id] : 1;
    const loss = 'isMore' in row ? 1 / change - 1 : change - 1;
    return {
      id,
      ...row,
      now: now[id],
      before: before?.[id] ?? null,
      isWorse: !(loss <= row.slack),
    };
  });
}

/** @param {string} text @param {Figures} figures */
export function withFigures(text, figures) {
  const rows = compareFigures(figures, null);
  const lines = [
    '| row | goal | figure |',
    '| --- | --- | --- |',
    ...rows.map(({ name, goal, now }) => `| ${name} | ${goal} | ${shown(now)} |`),
  ];
  const [head = ''] = text.split(BEGIN);
  const [, tail = ''] = text.split(END);
  const json = JSON.stringify(figures, (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(4)) : value,
  );
  return `${head}${BEGIN}\n<!-- ${json} -->\n\n${lines.join('\n')}\n\n${END}${tail}`;
}

/**
 * Measures what a change easily spoils, and holds it against the last release. The exit code is 1
 * where something got worse than runs differ; `--save` keeps the figures as those of this release.
 * @param {string} folder
 */
export async function guard(folder) {
  const text = readFileSync(FILE, 'utf8');
  const now = await measureAll(folder);
  const rows = compareFigures(now, figuresIn(text));
  table('Beside the figures of the last release (docs/performance.md)', [
    ['', 'goal', 'last', 'now', ''],
    ...rows.map(({ name, goal, before, now: figure, isWorse }) => [
      name,
      String(goal),
      before === null ? '–' : shown(before),
      shown(figure),
      isWorse ? 'worse' : '',
    ]),
  ]);
  if (process.argv.includes('--save')) writeFileSync(FILE, withFigures(text, now));
  else if (rows.some(({ isWorse }) => isWorse)) process.exitCode = 1;
}
