import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from './run.mjs';

/** Ended from outside, in order: by Ctrl-C, by the system that stops. */
const ASKED = ['SIGINT', 'SIGTERM', 'SIGHUP'].map(
  (signal) => 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)],
);
/** An error that nobody caught. All other codes say what is wrong and would be said again. */
const BUG = 1;
/** A process that ran for so long did not die of its start. */
const SOUND_AFTER_MS = 10_000;
const MAX_RESTARTS = 5;
const PAUSE_MS = 100;

/** @param {number} code */
const isCrash = (code) => code === BUG || (code >= 128 && !ASKED.includes(code));

/**
 * Runs a program as `run` does, and starts it again when it was killed or crashed: at
 * once, and no more than a few times when it dies of its start each time.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] beside that of this process
 * @returns {Promise<number>} the exit code with which it ended for good
 */
export async function supervise(file, args, env) {
  for (let crashes = 0; ;) {
    const startedAt = performance.now();
    const code = await run(file, args, env);
    if (!isCrash(code)) return code;
    crashes = performance.now() - startedAt > SOUND_AFTER_MS ? 1 : crashes + 1;
    if (crashes > MAX_RESTARTS) return code;
    console.error(`The server ended (${code}) and is started again.`);
    if (crashes > 1) await pause(PAUSE_MS * 2 ** crashes);
  }
}
