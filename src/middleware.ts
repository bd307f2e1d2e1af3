import type { APIContext } from 'astro';
import { defineMiddleware } from 'astro:middleware';
import { FAILURE_STATUS, failure } from './lib/result.ts';
import { DEFAULT_LOCALE, STATUS_MOVED_PERMANENTLY } from './lib/constants.ts';
import {
  aliasTarget,
  localeOfPath,
  matchRoute,
  pathTo,
  type RouteName,
} from './lib/routing/routes.ts';
import { matchApi, matchRecordCall } from './lib/routing/api-routes.ts';
import { isEditingCall } from './lib/routing/editing-routes.ts';
import { isTemplatePath } from './lib/routing/webshop-paths.ts';
import { callerOf, isEditor } from './lib/server/services/accounts/access.ts';
import type { Caller } from './lib/server/services/accounts/user.ts';
import {
  asksToEdit,
  editingAsked,
  withoutVersion,
} from './lib/server/services/editing/editing-request.ts';
import { editedPage } from './lib/server/services/editing/edited.ts';
import { withFields } from './lib/editing/marks.ts';
import { siteState } from './lib/server/services/site/site-state.ts';
import { asTemplate } from './lib/server/services/site/webshop-template.ts';
import { redirectTable, withoutSlash } from './lib/routing/redirect-rules.ts';

const API_PATH = /^\/(?:(?:de|en)\/)?(?:api|pageeditor-api)(?:\/|$)/u;

/** Neither shows anything of the site: pictures, and what the page of a site that is offline needs. */
const STATE_FREE = /^\/(?:poster\/|robots\.txt$)/u;
/** By these pages editors come in while nobody else may (ER-03). */
const WAY_IN: readonly RouteName[] = [
  'login',
  'login-code',
  'login-reset',
  'login-reset-token',
  'logout',
];

/** The table is made once until a rule changes. */
const tables = new WeakMap<object, ReturnType<typeof redirectTable>>();

/** Where an address leads instead: by the redirect table, by an alias, without its last slash. */
async function moved(path: string, app: App.Locals['app']): Promise<string | null> {
  const { redirect: rules } = await app.reference.read();
  const lookUp = tables.get(rules) ?? redirectTable([...rules.values()]);
  tables.set(rules, lookUp);
  return lookUp(path) ?? aliasTarget(withoutSlash(path) ?? path) ?? withoutSlash(path);
}

const isDocument = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/** The same page with the marks of its texts as attributes. */
async function markedUp(response: Response): Promise<Response> {
  const html = await response.text();
  return new Response(withFields(html), response);
}

/** How an editor's address is to be answered: as a page in a state of its own, or not at all. */
async function asEdited({ locals, url }: APIContext): Promise<Response | 'missing' | null> {
  const asked = editingAsked(url, await locals.caller());
  if (asked === 'without-version') return moveTo(withoutVersion(url));
  if (asked === null) return null;
  locals.edited = await editedPage(locals.app, url.pathname, asked);
  return locals.edited === null ? 'missing' : null;
}

/** Whether there is a call of the API at a path. */
const isCall = (path: string): boolean =>
  matchApi(path) !== null || matchRecordCall(path) !== null || isEditingCall(path);

/** Whether a page is to be shown: not to visitors while the site is offline (ER-03). */
async function isOpen({ locals, url }: APIContext): Promise<boolean> {
  if (STATE_FREE.test(url.pathname)) return true;
  const state = await siteState(locals.app);
  // Who is who stands where the settings stand: while those fail, nobody can say.
  if (state !== 'offline') return state === 'online';
  const route = matchRoute(withoutSlash(url.pathname) ?? url.pathname);
  return (route !== null && WAY_IN.includes(route.name)) || isEditor(await locals.caller());
}

/** US-05: whoever wants to edit what only editors can see signs in first, and comes back then. */
async function signInFirst({ locals, url }: APIContext): Promise<Response | null> {
  if (!asksToEdit(url) || (await locals.caller()).how !== 'nobody') return null;
  const query = new URLSearchParams({ next: url.pathname + url.search });
  const location = `${pathTo('login', localeOfPath(url.pathname) ?? DEFAULT_LOCALE)}?${query}`;
  return new Response(null, { status: 303, headers: { location } });
}

const moveTo = (path: string): Response =>
  new Response(null, { status: STATUS_MOVED_PERMANENTLY, headers: { location: path } });

export const onRequest = defineMiddleware(async (context, next) => {
  const { locals, url } = context;
  // In development no serving process hands the house in.
  if (import.meta.env.DEV)
    locals.app ??= await (await import('./lib/server/cli/dev-app.ts')).devApp();
  let caller: Promise<Caller> | null = null;
  locals.caller = () => (caller ??= callerOf(locals.app, context.request.headers));
  const isApi = API_PATH.test(url.pathname);
  if (isApi && !isCall(url.pathname)) {
    const { failure: reason } = failure('not_found', 'There is no such call.');
    return Response.json(reason, { status: FAILURE_STATUS[reason.code] });
  }
  if (isApi) {
    const answer = await next();
    // The one call that answers with a part of a page.
    return isDocument(answer) ? markedUp(answer) : answer;
  }
  if (!(await isOpen(context))) return (await signInFirst(context)) ?? next('/503');
  const path = await moved(url.pathname, locals.app);
  // A path that begins with two slashes would be another site's address.
  if (path !== null && !path.startsWith('//')) return moveTo(path + url.search);
  locals.edited = null;
  const locale = localeOfPath(url.pathname);
  const instead = asksToEdit(url) ? await asEdited(context) : null;
  if (instead instanceof Response) return instead;
  if (instead === 'missing') return next(pathTo('not-found', locale ?? DEFAULT_LOCALE));
  const answered = await next();
  if (answered.status === 404) {
    // The same where there is no page at all: nobody learns which ones are hidden.
    const login = await signInFirst(context);
    if (login !== null) return login;
  }
  const response = locals.edited === null ? answered : await markedUp(answered);
  if (locale !== null) response.headers.set('content-language', locale);
  return isTemplatePath(url.pathname)
    ? asTemplate(response, url.pathname, locals.app.env)
    : response;
});
