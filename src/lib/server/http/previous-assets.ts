import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Assets } from './assets.ts';

/** Names under here hold a hash of their content. */
const HASHED = '_astro';
/** This release and the one before. */
const RELEASES = 2;

/** The folders of releases, the last one that ran first. */
async function releasesIn(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, ms: (await stat(path.join(folder, name))).mtimeMs })),
  );
  return dated.sort((left, right) => right.ms - left.ms).map(({ name }) => name);
}

/**
 * Keeps the hashed files of this release in the data folder, for the release after it: a page
 * that is open while the venue is updated goes on with its own scripts. Older ones are deleted.
 * @param client `dist/client`
 * @param folder `DATA_DIR/assets`
 * @returns the files of the release before, null when there was none
 */
export async function saveAssets(client: string, folder: string): Promise<Assets | null> {
  const source = path.join(client, HASHED);
  if (!existsSync(source)) return null;
  const files = (await readdir(source)).sort().join('\n');
  const name = createHash('sha256').update(files).digest('hex').slice(0, 16);
  const target = path.join(folder, name);
  await mkdir(folder, { recursive: true });
  if (!existsSync(target)) {
    // Under its name when it is whole: a process that ends in between leaves no half of it.
    const unfinished = path.join(folder, `.${name}.${String(process.pid)}`);
    await cp(source, path.join(unfinished, HASHED), { recursive: true });
    await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  const now = new Date();
  await utimes(target, now, now);
  const releases = await releasesIn(folder);
  for (const old of releases.slice(RELEASES))
    await rm(path.join(folder, old), { recursive: true, force: true });
  const previous = releases.slice(0, RELEASES).find((release) => release !== name);
  return previous === undefined ? null : new Assets(path.join(folder, previous));
}
