/**
 * `npm start`: from a bare clone to the running site. Runs on the Node of the
 * machine (20 or newer) and needs no packages, because it installs them.
 */
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Foyer needs Node 20 or newer to start; this is ${process.version}.`);
  process.exit(1);
}

const { installPackages } = await import('./start/install.mjs');
const { buildSite } = await import('./start/build.mjs');
const { projectNode, SERVER_ENV, SERVER_FLAGS } = await import('./start/paths.mjs');
const { askHouse } = await import('./start/ask-house.mjs');
const { supervise } = await import('./start/supervise.mjs');

const MAIN = 'src/lib/server/main.ts';

process.exitCode =
  (await installPackages()) ||
  (await buildSite()) ||
  (await supervise(projectNode(), [...SERVER_FLAGS, MAIN], {
    ...SERVER_ENV,
    ...(await askHouse()),
  }));
