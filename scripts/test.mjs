/**
 * `npm test`: from a bare clone to the answer whether everything holds. Runs on
 * the Node of the machine (20 or newer) and needs no packages, because it
 * installs them. `npm test -- lint unit` runs only the stages named.
 */
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Foyer needs Node 20 or newer to be tested; this is ${process.version}.`);
  process.exit(1);
}

const { installEdgeTools, installPackages } = await import('./start/install.mjs');
const { NODE_FLAGS, projectNode } = await import('./start/paths.mjs');
const { run } = await import('./start/run.mjs');

const names = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const runsEdge =
  process.argv.includes('--full') &&
  (names.length === 0 || names[0] === 'http' || names.some((name) => name.includes('/edge')));
process.exitCode =
  (await installPackages()) ||
  (runsEdge && (await installEdgeTools())) ||
  (await run(projectNode(), [...NODE_FLAGS, 'scripts/test/main.mjs', ...process.argv.slice(2)]));
