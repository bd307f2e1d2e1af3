import type { APIContext, MiddlewareHandler } from 'astro';
import { resolveRoute } from '../lib/routing/resolve-route.ts';
import { callerOf } from '../lib/server/services/accounts/access.ts';
import type { Caller } from '../lib/server/services/accounts/user.ts';

/** Who asks, and from where. */
async function callerIn({ locals, request, clientAddress }: APIContext): Promise<Caller> {
  return { ...(await callerOf(locals.app, request.headers)), address: clientAddress };
}

/** Says for all steps and pages what is asked for, and by whom. */
export const readRequest: MiddlewareHandler = async (context, next) => {
  const { locals, url } = context;
  // In development no serving process hands the application in.
  if (import.meta.env.DEV)
    locals.app ??= await (await import('../lib/server/cli/dev-app.ts')).devApp();
  let caller: Promise<Caller> | null = null;
  locals.caller = () => (caller ??= callerIn(context));
  locals.edited = null;
  locals.designPreview = null;
  locals.releasePreview = null;
  locals.trouble = null;
  locals.instead = null;
  // An error page is another address; what was asked for stands here.
  locals.path ??= url.pathname;
  locals.route ??= resolveRoute(url.pathname);
  return next();
};
