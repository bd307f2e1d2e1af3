import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectNode } from '../start/paths.mjs';
import { queriesLua } from './variant.mjs';
import { median } from './table.mjs';

const execute = promisify(execFile);
const CONNECTIONS = 32;

/**
 * @typedef {object} Load
 * @property {string} url
 * @property {Readonly<Record<string, string>>} [headers]
 * @property {string} [queries] file with queries of the address, a line each; each is asked for once
 * @property {number} seconds
 */
/** @typedef {{ perSecond: number, p50: number, p99: number, errors: number }} Measured milliseconds for p50 and p99 */

async function hasWrk() {
  return execute('wrk', ['-v']).then(
    () => true,
    (error) => error.code !== 'ENOENT',
  );
}

const UNITS = { us: 0.001, ms: 1, s: 1000 };

/** @param {string} text @returns {Measured} */
function readWrk(text) {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/u.exec(text)?.[1] ?? 0);
  const milliseconds = (/** @type {RegExp} */ line) => {
    const [, value = '0', unit = 'ms'] = line.exec(text) ?? [];
    return Number(value) * (UNITS[unit] ?? 1);
  };
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/u.exec(text)?.[1] ?? 0);
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+)/u.exec(text);
  const sockets = broken ? broken.slice(1).reduce((sum, count) => sum + Number(count), 0) : 0;
  return {
    perSecond,
    p50: milliseconds(/50%\s+([\d.]+)(us|ms|s)/u),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/u),
    errors: refused + sockets,
  };
}

const withWrk = await hasWrk();
export const TOOL = withWrk ? 'wrk -t1 -c32' : 'Node client, 32 connections';

/** @param {Load} load @returns {Promise<Measured>} */
export async function measure({ url, headers = {}, queries, seconds }) {
  const given = Object.entries(headers);
  if (!withWrk) {
    const client = path.join(import.meta.dirname, 'client.mjs');
    const order = JSON.stringify({ url, headers, queries, seconds });
    const { stdout } = await execute(projectNode(), [client, order]);
    return JSON.parse(stdout);
  }
  const script = queries === undefined ? undefined : `${queries}.lua`;
  if (queries !== undefined && script !== undefined) writeFileSync(script, queriesLua(queries));
  const { stdout } = await execute('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    ...given.flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script === undefined ? [] : ['-s', script]),
    url,
  ]);
  return readWrk(stdout);
}

/**
 * Measures candidates in turn, round after round, so that what else the machine
 * does meets all of them; the medians of the rounds count.
 * @template {string} Name
 * @param {Record<Name, Load>} candidates
 * @param {number} rounds
 * @returns {Promise<Record<Name, Measured>>}
 */
export async function compare(candidates, rounds) {
  const names = /** @type {Name[]} */ (Object.keys(candidates));
  const results = new Map(names.map((name) => [name, /** @type {Measured[]} */ ([])]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) results.get(name)?.push(await measure(candidates[name]));
  return /** @type {Record<Name, Measured>} */ (
    Object.fromEntries(
      [...results].map(([name, measured]) => [
        name,
        {
          perSecond: median(measured.map((one) => one.perSecond)),
          p50: median(measured.map((one) => one.p50)),
          p99: median(measured.map((one) => one.p99)),
          errors: measured.reduce((sum, one) => sum + one.errors, 0),
        },
      ]),
    )
  );
}
