import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from '../start/run.mjs';

const runs = (file) => spawnSync(file, ['-version'], { timeout: 20_000 }).status === 0;

function findJava() {
  const home = process.env.JAVA_HOME;
  const named = home ? [path.join(home, 'bin', 'java')] : [];
  return [...named, 'java'].find(runs) ?? null;
}

/** The Java that the validator's own package can download; null when it cannot. */
async function downloaded() {
  const { resolveJava } = createRequire(import.meta.url)('vnu-jar/vnu-java-downloader.js');
  return resolveJava().catch((error) => {
    console.error(error.message);
    return null;
  });
}

/**
 * Makes `java` a command that runs, for the validator of HTML: this machine's,
 * else one of its package manager, else one inside node_modules.
 * @returns whether there is one now
 */
export async function provideJava() {
  let java = findJava();
  if (java === null) console.log('No Java here, which checks the HTML; getting one, once.');
  if (java === null && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'default-jre-headless']);
    java = findJava();
  }
  java ??= await downloaded();
  if (java === null) return false;
  if (java !== 'java')
    process.env.PATH = [path.dirname(java), process.env.PATH].join(path.delimiter);
  return true;
}
