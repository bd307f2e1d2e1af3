import { sql } from 'kysely';
import type { AppContext } from '../../lib/server/app/app-context.ts';
import { startServices } from '../../lib/server/app/open-app.ts';
import type { Env } from '../../lib/server/config/env.ts';
import type { OpenDatabase } from '../../lib/server/db/open.ts';
import { type RenderPage, rendererOf } from '../../lib/server/http/astro/astro.ts';
import { EDGE_HEADERS } from '../../lib/server/http/edge/signed-request.ts';
import { cacheableHeadersFor } from '../../lib/server/http/response/headers.ts';
import { EXPIRES_HEADER, TAGS_HEADER, writeTags } from '../../lib/server/page-store/contract.ts';
import { createPage, encodePage } from '../../lib/server/page-store/page.ts';
import { cacheabilityOf } from '../../lib/server/page-store/rendered-response.ts';
import { loadModules, type ModuleFolders } from '../../lib/server/services/modules/library.ts';
import { AS_ENCODED, type Context } from '../platform.ts';
import { requestDatabase, withConnection } from './connection.ts';

/** No page takes longer; whatever it waits for may never come, and the server is asked instead. */
const LIMIT_MS = 5000;
/** How often it is looked whether another request has read what is shared. */
const LOOK_MS = 2;

export interface PagesOptions {
  readonly render: RenderPage;
  /** What pages are composed of. */
  readonly modules: ModuleFolders;
  readonly env: Env;
  /** Where Hyperdrive is reached from here. */
  readonly databaseUrl: string;
  /** The build that this was made of. */
  readonly build: string;
  /** The newest step of the schema that this build knows. */
  readonly schema: string;
}

/** The server answers instead. */
const declined = (reason: string): Response =>
  new Response(null, { status: 503, headers: { [EDGE_HEADERS.declined]: reason } });

/** Renders pages as the server does, and says of them what the server says. */
export class Pages {
  readonly #options: PagesOptions;
  readonly #complete: ReturnType<typeof cacheableHeadersFor>;
  #app: AppContext | null = null;
  /** The request that reads what is shared. */
  #reading: symbol | null = null;

  constructor(options: PagesOptions) {
    this.#options = options;
    this.#complete = cacheableHeadersFor(options.env.siteOrigin, true);
  }

  answer(request: Request, context: Context): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const work = () => this.#page(pathname + search);
    const { outcome, closed } = withConnection(this.#options.databaseUrl, LIMIT_MS, work);
    const answer = Promise.race([outcome, afterLimit()]).catch((error: unknown) => {
      // What is known here may wait for what was cut off: it is opened anew.
      this.#app = null;
      this.#reading = null;
      console.error(error);
      return declined('failed');
    });
    // Others may wait for what this request began: it goes on though its visitor has gone.
    context.waitUntil(Promise.race([closed, afterLimit()]).catch(() => undefined));
    context.waitUntil(answer);
    return answer;
  }

  /**
   * Reads what is shared, one request after the other: none waits for a promise of another one,
   * which may never come.
   */
  async #current(): Promise<AppContext> {
    while (this.#reading !== null) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const own = Symbol();
    this.#reading = own;
    try {
      const app = (this.#app ??= await open(this.#options));
      await app.feed.catchUp();
      await Promise.all([app.reference.read(), app.programme.read()]);
      return app;
    } finally {
      if (this.#reading === own) this.#reading = null;
    }
  }

  async #page(url: string): Promise<Response> {
    const app = await this.#current();
    const change = app.feed.last;
    const site = { render: this.#options.render, locals: { app }, origin: app.env.siteOrigin };
    const rendered = await rendererOf(() => Promise.resolve(site))(url);
    const cacheability = cacheabilityOf(rendered, Date.now());
    if (cacheability.kind !== 'keep') return declined('not-kept');
    const page = createPage(rendered, this.#complete);
    const { head, body } = await encodePage(page, 'br');
    const headers = new Headers();
    for (let index = 0; index + 1 < head.length; index += 2)
      headers.append(head[index] ?? '', head[index + 1] ?? '');
    headers.set(TAGS_HEADER, writeTags(cacheability.tags));
    if (Number.isFinite(cacheability.expires))
      headers.set(EXPIRES_HEADER, String(cacheability.expires));
    headers.set(EDGE_HEADERS.change, String(change));
    headers.set(EDGE_HEADERS.build, this.#options.build);
    return new Response(new Uint8Array(body), { ...AS_ENCODED, headers });
  }
}

const afterLimit = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => {
      reject(new Error(`It took longer than ${String(LIMIT_MS)} ms.`));
    }, LIMIT_MS);
  });

/** @throws where the database is one that this build may not read, or is answered from a cache */
async function open({ env, schema, modules }: PagesOptions): Promise<AppContext> {
  const database = requestDatabase();
  await checkDatabase(database, schema);
  return startServices(env, {
    database,
    modules: await loadModules(modules),
    now: () => new Date(),
    onSecurityEvent: undefined,
    openApiFile: null,
    // No connection outlives a request: each request catches up.
    watch: () => Promise.resolve({ stop: () => Promise.resolve() }),
  });
}

async function checkDatabase({ db }: OpenDatabase, schema: string): Promise<void> {
  const steps = await sql<{ readonly name: string }>`
    select max(name) as name from kysely_migration`.execute(db);
  const name = steps.rows[0]?.name;
  if (name !== schema) throw new Error(`The schema is ${String(name)}, not ${schema}.`);
  // Without a function that says so, a cache takes it for what does not change; it always does.
  const moment = async () => {
    const { rows } = await sql<{ readonly at: string }>`
      select cast(max(query_start) as text) as at from pg_stat_activity`.execute(db);
    return rows[0]?.at;
  };
  if ((await moment()) === (await moment()))
    throw new Error('Hyperdrive answers from its cache: create it with --caching-disabled.');
}
