import type { APIContext, MiddlewareHandler, MiddlewareNext } from 'astro';
import { DEFAULT_LOCALE, STATUS_MOVED_PERMANENTLY } from '../lib/constants.ts';
import { localeOfPath, pathTo } from '../lib/routing/routes.ts';

/** Calls of the API pass by a step of pages, and so does a page that is shown in another's place. */
export const ofPages =
  (step: MiddlewareHandler): MiddlewareHandler =>
  (context, next) =>
    context.locals.instead !== null || context.locals.route?.table === 'api'
      ? next()
      : step(context, next);

/** Has another page answer, past all steps of pages that are still to come. */
export function showInstead(
  { locals }: APIContext,
  next: MiddlewareNext,
  path: string,
): Promise<Response> {
  locals.instead = path;
  return next();
}

/** The page of an address that is not there, in the language that the address has. */
export const showMissing = (context: APIContext, next: MiddlewareNext): Promise<Response> =>
  showInstead(
    context,
    next,
    pathTo('not-found', localeOfPath(context.url.pathname) ?? DEFAULT_LOCALE),
  );

/** The last step: the page of the address, or the one in its place. */
export const answer: MiddlewareHandler = ({ locals }, next) => next(locals.instead ?? undefined);

export const moveTo = (path: string): Response =>
  new Response(null, { status: STATUS_MOVED_PERMANENTLY, headers: { location: path } });

/** Whether a page is read: what is sent to one is answered as it is for everybody. */
export const isRead = ({ request: { method } }: APIContext): boolean =>
  method === 'GET' || method === 'HEAD';
