import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../start/paths.mjs';
import { table } from './table.mjs';

const FILE = path.join(ROOT, 'docs', 'performance.md');
const BEGIN = '<!-- figures: npm run bench -- guard --save -->';
const END = '<!-- /figures -->';

/**
 * What is held against goals and the last release; `npm run bench -- guard` measures the first nine.
 * `floor`: the best there can be, where no measurement says it. `isMore`: more is better.
 * `isTime`: depends on how quick the machine is. `isLoad`: depends on what asks, which takes a part
 * of the processor. `slack`: by how much one run differs from the next.
 */
export const ROWS = {
  identity: {
    name: 'kept page, of bare `node:http`',
    floor: 1,
    goal: 0.95,
    slack: 0.25,
    isMore: true,
    isLoad: true,
  },
  gzip: {
    name: 'the same, gzip',
    floor: 1,
    goal: 0.95,
    slack: 0.25,
    isMore: true,
    isLoad: true,
  },
  br: {
    name: 'the same, brotli',
    floor: 1,
    goal: 0.95,
    slack: 0.25,
    isMore: true,
    isLoad: true,
  },
  uncached: {
    name: 'uncached page, of plain Astro, 260 events',
    goal: 0.9,
    slack: 0.25,
    isMore: true,
    isLoad: true,
  },
  own: { name: 'saved to visible, own page, ms', goal: 30, slack: 1, isTime: true },
  list: { name: 'saved to visible, list, ms', goal: 40, slack: 1, isTime: true },
  slowest: { name: 'the slowest of nine saves, ms', goal: 80, slack: 1, isTime: true },
  start: { name: 'first page, warm store, ms', goal: 200, slack: 0.3, isTime: true },
  idle: { name: 'memory at rest, MB', goal: 300, slack: 0.1 },
  many: {
    name: 'uncached page, of plain Astro, 20,000 events',
    goal: 0.9,
    slack: 0.25,
    isMore: true,
    isLoad: true,
  },
  flat: {
    name: 'its rate, of that at 260 events',
    goal: 0.9,
    slack: 0.25,
    isMore: true,
    isLoad: true,
  },
  tail: { name: 'uncached page, p99 of p50', goal: 4, slack: 0.5, isLoad: true },
  beside: { name: 'kept page beside renders and purchases, p99 of alone', goal: 5, slack: 0.5 },
  orders: {
    name: 'orders a minute in the last good step of an evening',
    goal: 600,
    slack: 0.3,
    isMore: true,
  },
  mistyped: { name: 'search of a mistyped word, of its queries', goal: 1.5, slack: 0.4 },
  lists: { name: 'list of 100,000 events, p99 of 260', goal: 1.5, slack: 0.5 },
  batch: { name: 'longest write beside a batch, ms', goal: 250, slack: 0.5, isTime: true },
  open: { name: 'editor opens 300 modules, ms', goal: 1000, slack: 0.3, isTime: true },
  key: {
    name: 'key to painted frame there, outline open, p95, ms',
    goal: 30,
    slack: 0.5,
    isTime: true,
  },
};

/** @typedef {keyof typeof ROWS} Row */
/**
 * Rows that were not measured are left out. `floors`: what the machine needs without Foyer.
 * `tool`: what asked.
 * @typedef {Partial<Record<Row, number>> & { machine: number, tool?: string, floors?: Partial<Record<Row, number>> }} Figures
 */

/** How long this machine takes for a fixed piece of work, in ms: the best of five. */
export function machineMs() {
  const text = 'Foyer'.repeat(200_000);
  const times = Array.from({ length: 5 }, () => {
    const begin = performance.now();
    for (let round = 0; round < 20; round += 1) createHash('sha256').update(text).digest();
    JSON.parse(JSON.stringify(Array.from({ length: 100_000 }, (_, id) => ({ id, text: `${id}` }))));
    return performance.now() - begin;
  });
  return Math.min(...times);
}

/** The figures of the last release, as they stand in the document; null: none do. @param {string} text @returns {Figures | null} */
export function figuresIn(text) {
  const [, kept] = text.split(BEGIN);
  const json = /<!-- (\{.*\}) -->/u.exec(kept?.split(END)[0] ?? '')?.[1];
  return json === undefined ? null : JSON.parse(json);
}

const shown = (/** @type {number | null} */ value) => {
  if (value === null) return '–';
  return value < 10 ? value.toFixed(2) : String(Math.round(value));
};

/** Whether a figure of before says nothing about one of now. @param {string} id @param {Figures | null} before @param {Figures} now */
function isOfOtherTool(id, before, now) {
  const row = ROWS[/** @type {Row} */ (id)];
  return before !== null && row !== undefined && 'isLoad' in row && before.tool !== now.tool;
}

/**
 * Each row with its goal, its figure of the last release and how it compares.
 * @param {Figures} now
 * @param {Figures | null} before
 */
export function compareFigures(now, before) {
  return Object.entries(ROWS).flatMap(([key, row]) => {
    const id = /** @type {Row} */ (key);
    const figure = now[id];
    if (figure === undefined) return [];
    const isUncompared = isOfOtherTool(id, before, now);
    const last = isUncompared ? null : (before?.[id] ?? null);
    // A slower machine takes longer for everything: its own pace is taken out.
    const pace = 'isTime' in row && before ? now.machine / before.machine : 1;
    const change = last === null ? 1 : figure / pace / last;
    const loss = 'isMore' in row ? 1 / change - 1 : change - 1;
    const floor = now.floors?.[id] ?? ('floor' in row ? row.floor : null);
    const isWorse = !(loss <= row.slack);
    return [{ ...row, id, floor, now: figure, before: last, isUncompared, isWorse }];
  });
}

/** The document with other figures; rows that were not measured keep theirs. @param {string} text @param {Figures} measured */
export function withFigures(text, measured) {
  const before = figuresIn(text);
  const pace = before ? measured.machine / before.machine : 1;
  const kept = Object.entries(before ?? {})
    .filter(([id]) => !isOfOtherTool(id, before, measured))
    .map(([id, value]) => {
      const row = ROWS[/** @type {Row} */ (id)];
      return /** @type {const} */ ([id, row && 'isTime' in row ? value * pace : value]);
    });
  const floors = { ...before?.floors, ...measured.floors };
  const figures = { ...Object.fromEntries(kept), ...measured, floors };
  const rows = compareFigures(figures, null);
  const lines = [
    '| row | floor | figure | goal |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ name, floor, goal, now }) => `| ${name} | ${shown(floor)} | ${shown(now)} | ${goal} |`,
    ),
  ];
  const [head = ''] = text.split(BEGIN);
  const [, tail = ''] = text.split(END);
  const json = JSON.stringify(figures, (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(4)) : value,
  );
  return `${head}${BEGIN}\n<!-- ${json} -->\n\n${lines.join('\n')}\n\n${END}${tail}`;
}

/**
 * Prints the figures beside their goals and those of the last release; `--save` keeps them as
 * those of this one. @param {Figures} now @returns {boolean} whether something got worse than runs differ
 */
export function reportFigures(now) {
  const text = readFileSync(FILE, 'utf8');
  const last = figuresIn(text);
  const rows = compareFigures(now, last);
  table('Beside the figures of the last release (docs/performance.md)', [
    ['', 'floor', 'goal', 'last', 'now', ''],
    ...rows.map(({ name, floor, goal, before, now: figure, isWorse }) => [
      name,
      shown(floor),
      String(goal),
      shown(before),
      shown(figure),
      isWorse ? 'worse' : '',
    ]),
  ]);
  if (rows.some(({ isUncompared }) => isUncompared))
    console.log(`  Rates were measured with ${last?.tool ?? 'another tool'}: not compared.`);
  if (process.argv.includes('--save')) writeFileSync(FILE, withFigures(text, now));
  return rows.some(({ isWorse }) => isWorse);
}
