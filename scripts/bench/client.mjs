/** Where wrk is missing: a bounded client in a process of its own. Prints what it measured. */
import { Agent, get } from 'node:http';
import { variant } from './variant.mjs';

const { url, headers, varies, seconds } = JSON.parse(process.argv[2] ?? '{}');
const CONNECTIONS = 32;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const times = [];
let errors = 0;
let number = 0;
const end = performance.now() + seconds * 1000;

const once = () =>
  new Promise((resolve) => {
    const started = performance.now();
    const address = varies ? `${url}?${variant((number += 1))}` : url;
    const request = get(address, { agent, headers }, (response) => {
      if ((response.statusCode ?? 500) >= 400) errors += 1;
      response.resume();
      response.on('end', () => {
        times.push(performance.now() - started);
        resolve(undefined);
      });
    });
    request.on('error', () => {
      errors += 1;
      resolve(undefined);
    });
  });

async function client() {
  while (performance.now() < end) await once();
}

await Promise.all(Array.from({ length: CONNECTIONS }, client));
times.sort((a, b) => a - b);
agent.destroy();
console.log(
  JSON.stringify({
    perSecond: times.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    errors,
  }),
);
