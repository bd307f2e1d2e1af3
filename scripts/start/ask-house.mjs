import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { ROOT } from './paths.mjs';

/**
 * Whether there is nothing yet that could be served, and somebody who can be asked what to
 * begin with. Where a variable says it, or nobody sits at the terminal, nobody is asked.
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} isTerminal
 */
export function asksForHouse(env, isTerminal) {
  if (!isTerminal || env['HOUSE'] || env['DEMO'] || env['DATABASE_URL']) return false;
  return !existsSync(path.resolve(ROOT, env['DATA_DIR'] ?? 'var', 'foyer.db'));
}

/**
 * What an answer asks for: the demo, unless it begins as the other one does.
 * @param {string} answer
 * @returns {'demo' | 'empty'}
 */
export const houseOf = (answer) => (/^\s*(?:e|l|2)/iu.test(answer) ? 'empty' : 'demo');

/**
 * Asks what a new venue begins with.
 * @returns {Promise<Readonly<Record<string, string>>>} what the server is told
 */
export async function askHouse() {
  if (!asksForHouse(process.env, process.stdin.isTTY && process.stdout.isTTY)) return {};
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Whoever ends the program here wants none of both.
  terminal.on('SIGINT', () => process.exit(130));
  const answer = await terminal.question(
    'Begin with the demo venue (1) or with an empty house of your own (2)? [1] ',
  );
  terminal.close();
  return { HOUSE: houseOf(answer) };
}
