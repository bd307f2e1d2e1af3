/** `npm run bench`: speed as ratios, measured in one run on this machine. */
import { installPackages } from './start/install.mjs';
import { buildSite } from './start/build.mjs';
import { NODE_FLAGS, projectNode } from './start/paths.mjs';
import { run } from './start/run.mjs';

process.exitCode =
  (await installPackages()) ||
  (await buildSite()) ||
  (await run(projectNode(), [...NODE_FLAGS, 'scripts/bench/main.mjs', ...process.argv.slice(2)]));
