import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectNode } from '../../start/paths.mjs';

const execute = promisify(execFile);
const WAITS = path.join(import.meta.dirname, 'waits.mjs');
/** As many as a batch of the API may have. */
export const OPERATIONS = 1000;

/**
 * What others wait for beside a batch of the API, in a demo venue of its own.
 * @param {string} folder
 * @returns {Promise<readonly { word: string, batchMs: number, writeMs: number, readMs: number, otherMs: number }[]>}
 */
export async function benchBatch(folder) {
  const args = [WAITS, path.join(folder, 'batch'), String(OPERATIONS)];
  const { stdout } = await execute(projectNode(), args);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
}
