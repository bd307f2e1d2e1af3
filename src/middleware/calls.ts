import type { APIContext, MiddlewareHandler } from 'astro';
import { markedUp } from '../lib/editing/mark-up.ts';
import { DEFAULT_LOCALE } from '../lib/constants.ts';
import { isApiPath } from '../lib/routing/api-routes.ts';
import { localeOfPath } from '../lib/routing/routes.ts';
import { callFailed, noSuchCall, siteOffline } from '../lib/server/api/core/no-call.ts';
import { levelOf } from './failures.ts';
import { isOpen } from './open-site.ts';

const isDocument = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/** For the log: a call that its caller may not make. Asking who one is is no attempt. */
async function logDenial({ locals, request, clientAddress }: APIContext, status: number) {
  if (status !== 403 && !(status === 401 && request.method !== 'GET')) return;
  const { user, how } = await locals.caller();
  const who = { account: user?.email ?? how, address: clientAddress };
  await locals.app.accounts.note({ event: 'denied', outcome: String(status) }, who);
}

/** An answer of the API. Nobody who calls it can do anything with a page, not even when it fails. */
export const answerCalls: MiddlewareHandler = async (context, next) => {
  const { locals, url } = context;
  const { route } = locals;
  if (!isApiPath(url.pathname)) return next();
  const locale = route?.locale ?? localeOfPath(url.pathname) ?? DEFAULT_LOCALE;
  if (route?.table !== 'api') return noSuchCall(locale);
  try {
    if (!(await isOpen(context))) return siteOffline(locale);
    const response = await next();
    await logDenial(context, response.status);
    // The one call that answers with a part of a page.
    return isDocument(response) ? await markedUp(response) : response;
  } catch (error) {
    const details = { ...levelOf(error), route: `api ${route.name}`, error };
    locals.app.report.report('A call of the API failed', details);
    return callFailed(error, locale);
  }
};
