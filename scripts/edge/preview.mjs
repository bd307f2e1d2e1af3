import { installEdgeTools } from '../start/install.mjs';
import { buildEdge, buildEdgePages } from './build.mjs';
import { startEdge } from './run.mjs';
import { startShelf } from './shelf-server.mjs';

const { ORIGIN_URL = 'http://127.0.0.1:4321', EDGE_SECRET = '', EDGE_PORT = '8787' } = process.env;
/** With an address of its database the front renders pages, too. */
const { EDGE_DATABASE_URL: database } = process.env;
const SITE_ORIGIN = process.env['SITE_ORIGIN'] ?? `http://localhost:${EDGE_PORT}`;

const code = await installEdgeTools();
if (code !== 0) process.exit(code);
const { outfile } = await buildEdge();
const pages = database && {
  script: (await buildEdgePages()).outfile,
  database,
  bindings: { SITE_ORIGIN, EDGE_SECRET },
};
const shelf = await startShelf();
const edge = await startEdge({
  port: Number(EDGE_PORT),
  script: outfile,
  shelf: shelf.address,
  bindings: { ORIGIN_URL, EDGE_SECRET, SITE_ORIGIN },
  pages,
});
process.stdout.write(`The front at the edge: ${SITE_ORIGIN} (its server: ${ORIGIN_URL})\n`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    shelf.stop();
    void edge.stop().then(() => process.exit(0));
  });
