/**
 * One visitor who reads the same page, or several in turn, a hundred times a second, on one
 * connection. Prints the median and the 99th percentile in milliseconds, and how often it failed.
 */
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 10;
const [addresses = '', seconds = '5', token] = process.argv.slice(2);
const headers = {
  'accept-encoding': 'gzip',
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
};
const urls = addresses.split(' ');
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let turn = 0;
/** @returns {Promise<number>} the status; 0 for a connection that failed */
const read = () =>
  new Promise((resolve) => {
    get(urls[turn++ % urls.length] ?? '', { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });

const times = [];
let errors = 0;
// The first requests open the connection and compile this program.
for (let request = 0; request < 20; request += 1) await read();
const end = performance.now() + Number(seconds) * 1000;
while (performance.now() < end) {
  const started = performance.now();
  if ((await read()) !== 200) errors += 1;
  times.push(performance.now() - started);
  await pause(PAUSE_MS);
}
agent.destroy();
times.sort((left, right) => left - right);
const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? 0;
console.log(JSON.stringify({ p50: at(0.5), p99: at(0.99), most: times.at(-1) ?? 0, errors }));
