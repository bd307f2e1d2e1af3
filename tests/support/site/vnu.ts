import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { spawnGroup } from './processes/process-group.ts';
import { freePort } from './processes/server-process.ts';

const VALIDATOR = 'node_modules/vnu-jar/build/dist/vnu.jar';
/** Names of empty files: hashes of documents that were valid. A document that stays is judged once. */
const VALID = 'node_modules/.cache/valid-html';
const START_LIMIT_MS = 60_000;
/** It runs beside browsers and servers: compiling its code well would take longer than it saves. */
const JAVA_FLAGS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m', '-Xmx512m'];

/** What it answers: https://github.com/validator/validator/wiki/Output-%C2%BB-JSON */
const Answer = z.object({
  messages: z.array(
    z.object({
      type: z.enum(['info', 'error', 'non-document-error']),
      lastLine: z.number().optional(),
      lastColumn: z.number().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/**
 * Starts the validator as a server of this worker: a start takes it four seconds of a core, a page
 * a tenth of one. It ends with the worker.
 * @returns its origin
 * @throws where this machine has no Java, which the set-up of the tests brings: nothing was validated
 */
async function startValidator(): Promise<string> {
  const port = await freePort();
  const server = spawnGroup(
    'java',
    [
      ...JAVA_FLAGS,
      '-Dnu.validator.servlet.bind-address=127.0.0.1',
      ...['-cp', VALIDATOR, 'nu.validator.servlet.Main', port],
    ],
    { stdio: 'ignore' },
  );
  const [isThere] = await Promise.race([
    once(server, 'spawn').then(() => [true]),
    once(server, 'error').then(() => [false]),
  ]);
  if (isThere !== true) throw new Error('There is no Java, which validates the HTML.');
  // A process that only waits for the validator would never end.
  server.unref();
  const origin = `http://127.0.0.1:${port}`;
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    const answer = await fetch(`${origin}/?out=json`, { method: 'POST' }).catch(() => null);
    await answer?.arrayBuffer();
    if (answer !== null) return origin;
    if (server.exitCode !== null || Date.now() > end)
      throw new Error('The validator of HTML does not start.');
    await pause(100);
  }
}

let validator: Promise<string> | undefined;

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync('node_modules/vnu-jar/package.json', 'utf8')));

/** Every run has a port of its own, which the addresses of a document hold. */
function recordOf(html: string): string {
  const text = html.replaceAll(/\/\/localhost:\d+/gu, '//localhost');
  return path.join(VALID, createHash('sha256').update(`${version}\n${text}`).digest('hex'));
}

async function errorsOf(origin: string, address: string, html: string): Promise<string[]> {
  const response = await fetch(`${origin}/?out=json&level=error`, {
    method: 'POST',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: html,
  });
  const { messages } = Answer.parse(await response.json());
  const errors = messages.filter(({ type }) => type !== 'info');
  if (errors.length === 0) writeFileSync(recordOf(html), '');
  return errors.map(
    ({ message, lastLine = 0, lastColumn = 0, extract = '' }) =>
      `${address}:${lastLine}.${lastColumn}: ${message} ${extract}`,
  );
}

/** What the HTML validator finds in some documents, a line for each error with its address. */
export async function htmlErrors(
  documents: readonly (readonly [address: string, html: string])[],
): Promise<string> {
  const unknown = documents.filter(([, html]) => !existsSync(recordOf(html)));
  if (unknown.length === 0) return '';
  mkdirSync(VALID, { recursive: true });
  const origin = await (validator ??= startValidator());
  const errors: string[] = [];
  for (const [address, html] of unknown) errors.push(...(await errorsOf(origin, address, html)));
  return errors.join('\n');
}
