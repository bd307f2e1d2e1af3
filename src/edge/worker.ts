import { setSubdomainsEncrypted } from '../lib/server/http/response/headers.ts';
import { Edge } from './edge.ts';
import type { Context, PagesService, PlatformCache } from './platform.ts';
import { readSettings } from './settings.ts';
import { CacheShelf } from './shelf.ts';

/** The build that this front was made with, put in by `build:edge`. */
declare const EDGE_BUILD: string;
declare const caches: { readonly default: PlatformCache };

let edge: Edge | null = null;

function open(environment: unknown): Edge {
  const settings = readSettings(environment, EDGE_BUILD);
  setSubdomainsEncrypted(settings.hstsSubdomains);
  const shelf = new CacheShelf(caches.default, settings.siteOrigin);
  const { PAGES: pages = null } = environment as { readonly PAGES?: PagesService };
  return new Edge(settings, shelf, (input, init) => fetch(input, init), pages);
}

export default {
  fetch: (request: Request, environment: unknown, context: Context): Promise<Response> =>
    (edge ??= open(environment)).answer(request, context),
};
