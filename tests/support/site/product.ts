import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeSignature } from 'better-auth/crypto';
import { COOKIE } from '../../../src/lib/constants.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { createApp } from '../../../src/lib/server/app/open-app.ts';
import { Assets } from '../../../src/lib/server/http/assets.ts';
import { rendererOf, type RenderPage } from '../../../src/lib/server/http/astro/astro.ts';
import { cacheableHeadersFor } from '../../../src/lib/server/http/response/headers.ts';
import { mediaOptions } from '../../../src/lib/server/http/media/media-options.ts';
import { createFoyerServer } from '../../../src/lib/server/http/server.ts';
import { localBackend } from '../../../src/lib/server/http/rendering/local-backend.ts';
import { programCheck } from '../../../src/lib/server/http/request/program-token.ts';
import { sessionCheck } from '../../../src/lib/server/http/request/session-signature.ts';
import { visitorAddress } from '../../../src/lib/server/http/request/visitor-address.ts';
import { sessionSecret } from '../../../src/lib/server/services/accounts/secret.ts';
import { signedKey } from '../../../src/lib/server/services/booking/visitor.ts';
import { PageStore } from '../../../src/lib/server/page-store/store.ts';
import { demoFolder, envOf } from './demo-folder.ts';

const ENTRY = resolve('dist/server/entry.mjs');
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The whole product in this process, with a copy of the demo, so that a test can count renders and change records. */
export interface Product {
  readonly origin: string;
  readonly app: AppContext;
  readonly store: PageStore;
  /** A cookie as a session has it: signed by this venue. */
  readonly session: string;
  /** The addresses rendered so far. */
  readonly rendered: string[];
  get(
    path: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: string; headers: Headers }>;
  /** Sends a form from a page of the site. */
  post(path: string, form: URLSearchParams): ReturnType<Product['get']>;
  /** The same with headers of one's own. */
  send(
    path: string,
    form: URLSearchParams,
    headers: Readonly<Record<string, string>>,
  ): ReturnType<Product['get']>;
  close(): Promise<void>;
}

export async function openProduct(
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const env = envOf({ DATA_DIR: settings['DATA_DIR'] ?? (await demoFolder()), ...settings });
  const app = await createApp(env);
  const { render: renderPage } = (await import(pathToFileURL(ENTRY).href)) as {
    render: RenderPage;
  };
  const site = { render: renderPage, locals: { app }, origin: env.siteOrigin };
  const render = rendererOf(() => Promise.resolve(site));
  const rendered: string[] = [];
  const store = new PageStore({
    render: (url) => {
      rendered.push(url);
      return render(url);
    },
    folder: null,
    identity: { build: 'test', site: 'test' },
    memoryBytes: 64 << 20,
    diskBytes: 1 << 20,
    // A page takes as long as it takes on a busy machine; page-store/store.test.ts tests the limit.
    renderLimitMs: 2 ** 31 - 1,
    complete: cacheableHeadersFor(env.siteOrigin),
    log: SILENT,
  });
  app.changes.subscribe((change) => store.invalidate(change));
  const media = mediaOptions(env, () => Promise.resolve(app));
  const secret = await sessionSecret(env);
  const server = createFoyerServer({
    env: { ...env, allowedHosts: ['localhost'] },
    media: media.library.store,
    store,
    assets: new Assets(resolve('dist/client')),
    backend: localBackend({
      env,
      app: () => Promise.resolve(app),
      site: () => Promise.resolve(site),
      media,
      log: SILENT,
      visitorOf: (request) => visitorAddress(request, false),
    }),
    hasSession: sessionCheck(() => secret),
    isProgram: programCheck(env.apiToken, () => secret),
    log: SILENT,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Tests choose their port late; the Host they send is the configured one.
  const host = new URL(env.siteOrigin).host;
  const ask = async (path: string, headers: Record<string, string>, form?: URLSearchParams) => {
    const { rawGet } = await import('./raw.ts');
    const answer = await rawGet(origin, path, { host, ...headers }, form);
    return { ...answer, headers: new Headers(answer.headers as Record<string, string>) };
  };
  const post = async (path: string, form: URLSearchParams, headers = {}) => {
    // The cookie that came with the form.
    const cookie = `${COOKIE.formKey}=${await signedKey(app.env, 'form')}`;
    return ask(path, { origin: env.siteOrigin, cookie, ...headers }, form);
  };
  return {
    origin,
    app,
    store,
    session: `foyer_session=${encodeURIComponent(`abc.${await makeSignature('abc', secret)}`)}`,
    rendered,
    get: (path, headers = {}) => ask(path, headers),
    post: (path, form) => post(path, form),
    send: post,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await store.close();
      await app.close();
    },
  };
}
