import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const MODULES = path.join(ROOT, 'node_modules');
export const DIST = path.join(ROOT, 'dist');

/**
 * The Node that the project brings along; it runs everything but these scripts.
 * @returns {string} path of the executable
 */
export function projectNode() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = path.join(MODULES, 'node', 'bin', file);
  return existsSync(own) ? own : process.execPath;
}

/**
 * Flags of every process of the product: features we rely on are not worth a warning each
 * start, and the server gives back the memory of rendering ahead (see `serve.ts`).
 */
export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--expose-gc'];

/**
 * Of the server in front: pages that pass through do not make its heap be cleaned ten times a
 * second, which kept others waiting for up to fifteen milliseconds, and what lives shortly has
 * no more room than it needs (docs/performance.md).
 */
export const SERVER_FLAGS = [
  ...NODE_FLAGS,
  '--initial-old-space-size=64',
  '--max-semi-space-size=8',
];

/**
 * Environment of the server: code that was compiled at an earlier start, its first file
 * included, which saves loading what takes the types out of TypeScript.
 */
export const SERVER_ENV = { NODE_COMPILE_CACHE: path.join(MODULES, '.cache', 'foyer-code') };
