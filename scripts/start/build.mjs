import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DIST, MODULES, NODE_FLAGS, projectNode, ROOT } from './paths.mjs';
import { runQuietly } from './run.mjs';

const SOURCES = [
  'src',
  'public',
  'config',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
/** It stands in the build; one that broke is never shown (`config/build-folder.mjs`). */
const MARK = path.join(DIST, '.source-hash');

/** @param {string} place @returns {string[]} every file below it */
function filesOf(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place).flatMap((name) => filesOf(path.join(place, name)));
}

/** A hash of everything a build is made of: names and content. */
export function sourceHash() {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((place) => filesOf(path.join(ROOT, place)));
  for (const file of files.sort()) {
    const content = readFileSync(file);
    hash.update(`${path.relative(ROOT, file)}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Builds the site when its sources are not those of the last build.
 * @returns {Promise<number>} exit code of the build; 0 when nothing was to do
 */
export async function buildSite() {
  const hash = sourceHash();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === hash) return 0;
  const { bin } = JSON.parse(readFileSync(path.join(MODULES, 'astro', 'package.json'), 'utf8'));
  const astro = path.join(MODULES, 'astro', bin.astro);
  const what = 'Building the site, once for its sources';
  const code = await runQuietly(what, projectNode(), [...NODE_FLAGS, astro, 'build']);
  if (code === 0) writeFileSync(MARK, hash);
  return code;
}
