import * as z from 'zod';
import { readEnv } from '../../lib/server/config/env.ts';
import { setSubdomainsEncrypted } from '../../lib/server/http/response/headers.ts';
import type { Context } from '../platform.ts';
import { Pages, type PagesOptions } from './pages.ts';

/** Put in by `build:edge`: the build that this was made of, and its newest schema. */
declare const EDGE_BUILD: string;
declare const EDGE_SCHEMA: string;

const bindings = z.looseObject({ HYPERDRIVE: z.object({ connectionString: z.string() }) });

/** The built site. */
type Built = Pick<PagesOptions, 'render' | 'modules'>;

function open(built: Built, environment: unknown): Pages {
  const { HYPERDRIVE, ...rest } = bindings.parse(environment);
  const read = readEnv(rest as Record<string, string>);
  if (!read.ok) throw new Error(read.fieldErrors.join('\n'));
  const { env } = read;
  setSubdomainsEncrypted(env.hstsSubdomains);
  const databaseUrl = HYPERDRIVE.connectionString;
  return new Pages({ ...built, env, databaseUrl, build: EDGE_BUILD, schema: EDGE_SCHEMA });
}

/** The Worker that renders pages, made of the built site. No route leads to it. */
export function pagesWorker(built: Built) {
  let pages: Pages | null = null;
  return {
    fetch: (request: Request, environment: unknown, context: Context): Promise<Response> =>
      (pages ??= open(built, environment)).answer(request, context),
  };
}
