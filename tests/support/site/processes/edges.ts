import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildEdge, buildEdgePages } from '../../../../scripts/edge/build.mjs';
import { startEdge } from '../../../../scripts/edge/run.mjs';
import { startShelf } from '../../../../scripts/edge/shelf-server.mjs';
import { endGroup } from './process-group.ts';
import { filledFolder, type ProductProcess, startProduct } from './product-process.ts';
import { freePort } from './server-process.ts';

const EDGE_SECRET = 'a-secret-of-the-edge-with-more-than-32-characters';

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly text: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An answer as it comes over the line, with all bytes as they are. */
function ask(to: string, site: string, target: string, asked: Asked = {}): Promise<Answered> {
  const { hostname, port } = new URL(to);
  const { method = 'GET', headers = {}, body } = asked;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const head = { host: new URL(site).host, ...length, ...headers };
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path: target, method, agent: false, headers: head };
    const sent = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        const { statusCode: status = 0 } = answer;
        resolve({ status, headers: answer.headers, body: bytes, text: bytes.toString() });
      });
    });
    sent.on('error', reject).end(body);
  });
}

/** The product with fronts at the edge before it: `site` is the first of them. */
export interface EdgeSite {
  readonly site: string;
  readonly product: () => ProductProcess;
  /** Everything that is kept, by its address. */
  readonly kept: ReadonlyMap<string, Buffer>;
  straight(target: string, asked?: Asked): Promise<Answered>;
  atEdge(target: string, asked?: Asked, front?: number): Promise<Answered>;
  /** What the first front and what renders there have written. */
  output(): string;
  /** Another start of the first front: nothing is in its memory, and what was kept is. */
  renewFront(build?: string): Promise<void>;
  restartProduct(): Promise<void>;
  stop(): Promise<void>;
}

/** What renders at the edges, made of the build, and its database. */
export interface EdgePages {
  readonly database: string;
  /** Makes another thing of it: a control. */
  readonly altered?: (script: string) => string;
}

/** A control: what a request has begun ends with it. */
export const withoutWait = (script: string): string =>
  script.replaceAll(/\b\w+\.waitUntil\(/gu, 'void(');

const same = (script: string): string => script;

function alter(file: string, altered: (script: string) => string): string {
  const script = readFileSync(file, 'utf8');
  const other = altered(script);
  // A control that changes nothing would be none.
  if (altered !== same && other === script) throw new Error('nothing was altered');
  writeFileSync(file, other);
  return file;
}

async function pagesScript(folder: string, { altered = same }: EdgePages): Promise<string> {
  const { outfile } = await buildEdgePages({ outfile: path.join(folder, 'pages.mjs') });
  return alter(outfile, altered);
}

/**
 * @param fronts how many; only the first is told of changes
 * @param rendering null: the product renders all pages
 * @param altered makes another thing of the fronts: a control
 */
export async function startEdgeSite(
  fronts = 1,
  rendering: EdgePages | null = null,
  altered = same,
): Promise<EdgeSite> {
  const [productPort, ...ports] = await Promise.all(
    Array.from({ length: fronts + 1 }, () => freePort()),
  );
  const site = `http://127.0.0.1:${String(ports[0])}`;
  const origin = `http://127.0.0.1:${String(productPort)}`;
  const dataDir = await filledFolder();
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-edge-'));
  const start = () =>
    startProduct({
      port: String(productPort),
      dataDir,
      env: {
        SITE_ORIGIN: site,
        ALLOWED_HOSTS: `${new URL(site).host},${new URL(origin).host}`,
        EDGE_SECRET,
        EDGE_URLS: site,
        RENDER_WORKERS: '1',
        ...(rendering !== null && { DATABASE_URL: rendering.database }),
      },
    });
  const shelf = await startShelf();
  const pages = rendering && {
    script: await pagesScript(folder, rendering),
    database: rendering.database,
    bindings: { SITE_ORIGIN: site, EDGE_SECRET },
  };
  const front = async (port: number, name?: string) => {
    const outfile = path.join(folder, `${String(port)}.mjs`);
    await buildEdge({ ...(name !== undefined && { name }), outfile });
    const bindings = { ORIGIN_URL: origin, SITE_ORIGIN: site, EDGE_SECRET };
    return startEdge({
      port,
      script: alter(outfile, altered),
      shelf: shelf.address,
      bindings,
      pages,
    });
  };
  let product = await start();
  const edges = await Promise.all(ports.map((port) => front(Number(port))));
  return {
    site,
    product: () => product,
    kept: shelf.kept,
    straight: (target, asked) => ask(origin, site, target, asked),
    atEdge: (target, asked, number = 0) => ask(edges[number]?.url ?? '', site, target, asked),
    output: () => edges[0]?.output() ?? '',
    renewFront: async (name) => {
      await edges[0]?.stop();
      edges[0] = await front(Number(ports[0]), name);
    },
    restartProduct: async () => {
      endGroup(product.child);
      product = await start();
    },
    stop: async () => {
      endGroup(product.child);
      await Promise.all(edges.map((edge) => edge.stop()));
      shelf.stop();
    },
  };
}
