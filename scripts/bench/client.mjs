/** Where wrk is missing: a bounded client in a process of its own. Prints what it measured. */
import { Agent, get } from 'node:http';
import { readQueries } from './variant.mjs';

const { url, headers, queries, seconds } = JSON.parse(process.argv[2] ?? '{}');
const CONNECTIONS = 32;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const addresses = queries === undefined ? null : readQueries(queries).values();
const times = [];
let errors = 0;
const started = performance.now();
const end = started + seconds * 1000;

/** The next address; null when each was asked for. */
function nextAddress() {
  if (addresses === null) return url;
  const { done, value } = addresses.next();
  return done ? null : `${url}?${value}`;
}

const once = (/** @type {string} */ address) =>
  new Promise((resolve) => {
    const asked = performance.now();
    const request = get(address, { agent, headers }, (response) => {
      if (response.statusCode !== 200) errors += 1;
      response.resume();
      response.on('end', () => {
        times.push(performance.now() - asked);
        resolve(undefined);
      });
    });
    request.on('error', () => {
      errors += 1;
      resolve(undefined);
    });
  });

async function client() {
  while (performance.now() < end) {
    const address = nextAddress();
    if (address === null) return;
    await once(address);
  }
}

await Promise.all(Array.from({ length: CONNECTIONS }, client));
const took = (performance.now() - started) / 1000;
times.sort((a, b) => a - b);
agent.destroy();
console.log(
  JSON.stringify({
    perSecond: times.length / took,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    errors,
  }),
);
