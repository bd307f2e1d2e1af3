import {
  existsSync,
  lstatSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILDS = 'builds';
const LINK = 'dist';

/**
 * Lets `dist` lead to a build, in one step. The build that it led to before stays: processes that
 * run load parts of it when they are asked for them. All others are deleted.
 * @param {string} root the folder of the project
 * @param {string} name of a folder in `builds`
 */
export function showBuild(root, name) {
  const [link, fresh] = [path.join(root, LINK), path.join(root, `${LINK}.new`)];
  const before = existsSync(link) ? path.basename(realpathSync(link)) : null;
  rmSync(fresh, { recursive: true, force: true });
  symlinkSync(path.join(BUILDS, name), fresh, 'junction');
  // Windows replaces no link; a folder is what earlier releases were built into.
  const isFolder = lstatSync(link, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder || process.platform === 'win32') rmSync(link, { recursive: true, force: true });
  renameSync(fresh, link);
  for (const other of readdirSync(path.join(root, BUILDS)))
    if (other !== name && other !== before)
      rmSync(path.join(root, BUILDS, other), { recursive: true, force: true });
}

/** Where this build is written: a folder of its own, so that nothing that runs loses its files. */
export const newBuild = () => `./${BUILDS}/${String(Date.now())}`;

/** Shows a build when it is whole; one that breaks off leaves `dist` as it was. */
export function foyerBuildFolder() {
  let name = '';
  return {
    name: 'foyer-build-folder',
    hooks: {
      'astro:config:done': ({ config }) => {
        name = path.basename(fileURLToPath(config.outDir));
      },
      'astro:build:done': () => {
        showBuild(ROOT, name);
      },
    },
  };
}
