/**
 * The first half of `npm start`: from a bare clone to a built site, which `serve.mjs` runs. It
 * runs on the Node of the machine (20 or newer) and needs no packages, because it installs them.
 */
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Foyer needs Node 20 or newer to start; this is ${process.version}.`);
  process.exit(1);
}

const { installPackages } = await import('./start/install.mjs');
const { buildSite } = await import('./start/build.mjs');
const { drawDemoPictures } = await import('./start/demo-pictures.mjs');

process.exitCode = await installPackages();
if (process.exitCode === 0)
  [process.exitCode] = await Promise.all([buildSite(), drawDemoPictures()]);
