import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectNode } from '../../start/paths.mjs';
import { ATTACKS } from './attacks.mjs';
import { residentMb } from '../process-tree.mjs';
import { stop } from '../processes.mjs';
import { ms, table, whole } from '../table.mjs';
import { FEW, startVenue } from '../venue.mjs';
import { openVisitors, visit } from './visitors.mjs';

const execute = promisify(execFile);
const PROGRAM = path.join(import.meta.dirname, 'attacks.mjs');
const API_TOKEN = 'a-token-for-the-bench-of-more-than-32-characters';
/** How the log says that a worker was lost, or took too much memory. */
const LOST = /a worker (?:ended|does not answer|takes)/gu;
/** What still waits is no part of the next one. */
const SETTLE_MS = 3000;

/** Programs of attacks need so many seconds to begin. */
const BEGIN = 6;

/** @param {string} name @param {string} origin @param {number} seconds */
async function attackWith(name, origin, seconds) {
  const args = [PROGRAM, origin, String(seconds), API_TOKEN, name];
  const { stdout } = await execute(projectNode(), args);
  /** @type {Record<string, number>} by status */
  const answers = JSON.parse(stdout);
  return /** @type {const} */ ([name, answers]);
}

/**
 * What other visitors wait for beside all attacks together, and, where it is asked for, beside each.
 * @param {{ folder: string, seconds: number, together: number, isEach: boolean }} options seconds of each, and of all
 */
export async function benchAttacks({ folder, seconds, together, isEach }) {
  // Everybody comes from an address of their own, as without a proxy.
  const env = { API_TOKEN, TRUST_PROXY: 'false' };
  const product = await startVenue(folder, FEW, env);
  let lost = 0;
  for (const stream of [product.child.stdout, product.child.stderr])
    stream?.on('data', (/** @type {Buffer} */ chunk) => {
      lost += [...chunk.toString().matchAll(LOST)].length;
    });
  const names = Object.keys(ATTACKS);
  const runs = [
    { name: 'nothing', attacks: [], for: seconds },
    ...(isEach ? names : []).map((name) => ({ name, attacks: [name], for: seconds })),
    { name: 'all of them together', attacks: names, for: together },
  ];
  const rows = [];
  for (const { name, attacks, for: length } of runs) {
    const before = lost;
    let mostMb = 0;
    const watch = setInterval(() => {
      mostMb = Math.max(mostMb, residentMb(product.child.pid) ?? 0);
    }, 500);
    const visitors = await openVisitors(product.origin, length);
    // What begins the attacks takes both processors by itself.
    const told = attacks.map((attack) => attackWith(attack, product.origin, length + BEGIN));
    await pause(attacks.length > 0 ? BEGIN * 1000 : 0);
    const waits = await visit(product.origin, length, visitors);
    clearInterval(watch);
    rows.push({
      name,
      waits,
      answers: Object.fromEntries(await Promise.all(told)),
      lost: lost - before,
      mostMb,
    });
    await pause(SETTLE_MS);
  }
  await stop(product.child);
  return rows;
}

/** @param {Awaited<ReturnType<typeof benchAttacks>>} rows */
export function printAttacks(rows) {
  const steps = Object.keys(rows[0]?.waits ?? {});
  table('What others wait for beside attacks, p50 / p99 ms, and what failed of it', [
    ['', ...steps, 'failed', 'workers replaced', 'memory'],
    ...rows.map(({ name, waits, lost, mostMb }) => [
      name,
      ...steps.map((step) => `${ms(waits[step]?.p50 ?? 0)} / ${ms(waits[step]?.p99 ?? 0)}`),
      String(steps.reduce((sum, step) => sum + (waits[step]?.failed ?? 0), 0)),
      String(lost),
      `${whole(mostMb)} MB`,
    ]),
  ]);
  const counts = (/** @type {Record<string, number>} */ of) =>
    Object.entries(of)
      .map(([status, count]) => `${status}: ${whole(count)}`)
      .join(', ');
  table('Answers by status', [
    ['', ''],
    ...rows.flatMap(({ name, answers, waits }) => [
      ...Object.entries(answers).map(([attack, of]) => [`${name}: ${attack}`, counts(of)]),
      ...steps.map((step) => [`${name}: others, ${step}`, counts(waits[step]?.statuses ?? {})]),
    ]),
  ]);
}
