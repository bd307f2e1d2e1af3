import type { APIContext, MiddlewareNext } from 'astro';
import { defineMiddleware } from 'astro:middleware';
import { isKind } from './content/records/kinds.ts';
import type { Action } from './lib/accounts/permissions.ts';
import { DEFAULT_LOCALE, STATUS_MOVED_PERMANENTLY } from './lib/constants.ts';
import { aliasTarget, localeOfPath, pathTo } from './lib/routing/routes.ts';
import { isApiPath } from './lib/routing/api-routes.ts';
import { resolveRoute, type ResolvedRoute } from './lib/routing/resolve-route.ts';
import { callFailed, noSuchCall, siteOffline } from './lib/server/api/core/no-call.ts';
import { callerOf, isAllowed } from './lib/server/services/accounts/access.ts';
import type { Caller } from './lib/server/services/accounts/user.ts';
import {
  asksToEdit,
  editingRequest,
  requestedSection,
  withoutVersion,
} from './lib/server/services/editing/editing-request.ts';
import { asksForPreview, designPreviewFor } from './lib/server/services/design/design-preview.ts';
import { besideForm, isBesideForm } from './lib/server/services/editing/beside-form.ts';
import {
  editedRecord,
  editedWithSection,
  offlineRecord,
} from './lib/server/services/editing/edited.ts';
import {
  isPublic,
  ownPathOf,
  pageRecordAt,
  editableRecordAt,
} from './lib/server/services/editing/record-at-path.ts';
import { isRefusal, temporaryFailure } from './lib/server/services/request/temporary-failure.ts';
import { withPlainEdit } from './lib/editing/address.ts';
import { markedUp } from './lib/editing/mark-up.ts';
import {
  asksForReleasePreview,
  requestedRelease,
  withinRelease,
} from './lib/server/services/releases/release-preview.ts';
import { siteState } from './lib/server/services/site/site-state.ts';
import { withNamedPolicies } from './lib/server/services/site/trusted-types.ts';
import { asTemplate } from './lib/server/services/site/webshop-template.ts';
import { redirectTable, withoutSlash, type RedirectTable } from './lib/routing/redirect-rules.ts';

/** The table is made once until a rule changes. */
const tables = new WeakMap<object, RedirectTable>();

async function redirects({ reference }: App.Locals['app']): Promise<RedirectTable> {
  const { redirect: rules } = await reference.read();
  const table = tables.get(rules) ?? redirectTable([...rules.values()]);
  tables.set(rules, table);
  return table;
}

/** Where an address leads instead: by the redirect table, by an alias, without its last slash. */
async function redirectTarget(
  { pathname: path, search }: URL,
  app: App.Locals['app'],
): Promise<string | null> {
  const byRule = (await redirects(app)).find(path, search);
  if (byRule !== null) return byRule;
  const own = aliasTarget(withoutSlash(path) ?? path) ?? withoutSlash(path);
  return own === null ? null : own + search;
}

const isDocument = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/** Whether a page is read: what is sent to one is answered as it is for everybody. */
const isRead = ({ request: { method } }: APIContext): boolean =>
  method === 'GET' || method === 'HEAD';

const mayShow = (caller: Caller, kind: string, action: Action): boolean =>
  isKind(kind) && isAllowed(caller, kind, action);

/** How an editor's address is to be answered: as a page in a state of its own, or not at all. */
async function asEdited({ locals, url }: APIContext): Promise<Response | 'missing' | null> {
  const editing = editingRequest(url, await locals.caller());
  if (editing === 'without-version') return moveTo(withoutVersion(url));
  if (editing === null) return null;
  const named =
    editing.mode === 'sign-in' ? null : await editableRecordAt(locals.app, url.pathname);
  const action = editing.mode === 'edit' ? 'write' : 'read';
  if (named !== null && !mayShow(await locals.caller(), named.kind, action)) return 'missing';
  const own = named && (await ownPathOf(locals.app, named, url.pathname));
  if (own !== null) return moveTo(own + withPlainEdit(url.search));
  const section = requestedSection(url);
  locals.edited = await (section === null
    ? editedRecord(locals.app, named, editing)
    : editedWithSection(locals.app, named, section));
  return locals.edited === null ? 'missing' : null;
}

/** Shows whoever may read it what is at an address but not public; for all others there is nothing. */
async function asOffline({ locals, url }: APIContext): Promise<Response | null> {
  const { app, route } = locals;
  // The pages that editors write a part of are there without it.
  if (route?.table !== 'page' || route.row.shows?.as === 'part') return null;
  const caller = await locals.caller();
  if (caller.how === 'nobody') return null;
  const named = await pageRecordAt(app, url.pathname);
  if (named === null || !mayShow(caller, named.kind, 'read')) return null;
  if (await isPublic(app, named)) return null;
  const own = await ownPathOf(app, named, url.pathname);
  if (own !== null) return moveTo(own + url.search);
  locals.edited = await offlineRecord(app, named);
  return null;
}

/** How a page is shown that somebody with an account asks for, where visitors see another state of it. */
async function inOwnState(context: APIContext): Promise<Response | 'missing' | null> {
  const { locals, url } = context;
  if (!isRead(context)) return null;
  if (asksToEdit(url)) return asEdited(context);
  return locals.releasePreview === null ? asOffline(context) : null;
}

/** Whether an address is answered: not to visitors while the site is offline. */
async function isOpen({ locals, url }: APIContext, route: ResolvedRoute): Promise<boolean> {
  // With a slash at the end it leads to the address without, by the rules of that one.
  const whole = withoutSlash(url.pathname);
  const { row } = whole === null ? route : resolveRoute(whole);
  if (row.isOpenOffline) return true;
  const state = await siteState(locals.app);
  // Who is who stands where the settings stand: while those fail, nobody can say.
  return state === 'offline'
    ? isAllowed(await locals.caller(), 'page', 'read')
    : state === 'online';
}

/** Whoever wants to edit what only editors can see signs in first, and comes back then. */
async function signInFirst({ locals, url }: APIContext): Promise<Response | null> {
  if (!asksToEdit(url) || (await locals.caller()).how !== 'nobody') return null;
  const query = new URLSearchParams({ next: url.pathname + url.search });
  const location = `${pathTo('login', localeOfPath(url.pathname) ?? DEFAULT_LOCALE)}?${query}`;
  return new Response(null, { status: 303, headers: { location } });
}

const moveTo = (path: string): Response =>
  new Response(null, { status: STATUS_MOVED_PERMANENTLY, headers: { location: path } });

/** For the log: a call that its caller may not make. Asking who one is is no attempt. */
async function logDenial({ locals, request, clientAddress }: APIContext, status: number) {
  if (status !== 403 && !(status === 401 && request.method !== 'GET')) return;
  const { user, how } = await locals.caller();
  const who = { account: user?.email ?? how, address: clientAddress };
  await locals.app.accounts.note({ event: 'denied', outcome: String(status) }, who);
}

const levelOf = (error: unknown) => (isRefusal(error) ? ({ level: 'warn' } as const) : {});

/** An answer of the API. Nobody who calls it can do anything with a page, not even when it fails. */
async function answerCall(
  context: APIContext,
  route: ResolvedRoute,
  next: () => Promise<Response>,
): Promise<Response> {
  const { locals, url } = context;
  const locale = route.locale ?? localeOfPath(url.pathname) ?? DEFAULT_LOCALE;
  if (route.table !== 'api') return noSuchCall(locale);
  try {
    if (!(await isOpen(context, route))) return siteOffline(locale);
    const answer = await next();
    await logDenial(context, answer.status);
    // The one call that answers with a part of a page.
    return isDocument(answer) ? await markedUp(answer) : answer;
  } catch (error) {
    const details = { ...levelOf(error), route: `api ${route.name}`, error };
    locals.app.report.report('A call of the API failed', details);
    return callFailed(error, locale);
  }
}

/** Shows the site as it will be with a release. @returns false where there is no such release */
async function showReleasePreview({ locals, url }: APIContext): Promise<boolean> {
  const release = requestedRelease(url, await locals.caller());
  if (release === null) return true;
  const preview = release === 0 ? null : await locals.app.releasePreviews.of(release);
  if (preview === null) return false;
  locals.app = preview.app;
  locals.releasePreview = preview.release;
  return true;
}

/** Whether an address asks for the site with a release: what is somebody's own has none. */
const isReleasePreview = (context: APIContext, { row }: ResolvedRoute): boolean =>
  isRead(context) &&
  row.cache !== 'private' &&
  asksForReleasePreview(context.url) &&
  !asksToEdit(context.url);

/** A page, an address that leads elsewhere, or a file for programs. */
async function answerPage(
  context: APIContext,
  route: ResolvedRoute,
  next: MiddlewareNext,
): Promise<Response> {
  const { locals, url } = context;
  if (!(await isOpen(context, route))) return (await signInFirst(context)) ?? next('/503');
  if (isReleasePreview(context, route) && !(await showReleasePreview(context)))
    return next(pathTo('not-found', localeOfPath(url.pathname) ?? DEFAULT_LOCALE));
  const target = await redirectTarget(url, locals.app);
  // A path that begins with two slashes would be another site's address.
  if (target !== null && !target.startsWith('//')) return moveTo(target);
  const locale = localeOfPath(url.pathname);
  const instead = await inOwnState(context);
  if (instead instanceof Response) return instead;
  if (instead === 'missing') return next(pathTo('not-found', locale ?? DEFAULT_LOCALE));
  if (isRead(context) && asksForPreview(url))
    locals.designPreview = await designPreviewFor(locals.app, url, await locals.caller());
  const answered = await next();
  if (answered.status === 404) {
    // The same where there is no page at all: nobody learns which ones are hidden.
    const login = await signInFirst(context);
    if (login !== null) return login;
    const elsewhere = (await redirects(locals.app)).findFallback(url.pathname, url.search);
    if (elsewhere !== null && !elsewhere.startsWith('//')) return moveTo(elsewhere);
  }
  // Only what is shown to be edited has marks, and only editors are shown that.
  const response = locals.edited?.isEdited === true ? await markedUp(answered) : answered;
  if (locale !== null) response.headers.set('content-language', locale);
  withNamedPolicies(response.headers);
  if (await isBesideForm(url, locals.caller)) return besideForm(response);
  return route.table === 'webshop' ? asTemplate(response, url.pathname, locals.app.env) : response;
}

/**
 * 503 for a page that threw because the database is in trouble, which passes and is not ours.
 * @throws any other error
 */
function unavailablePage(
  { locals, url }: APIContext,
  error: unknown,
  next: MiddlewareNext,
): Promise<Response> {
  const trouble = temporaryFailure(error, localeOfPath(url.pathname) ?? DEFAULT_LOCALE);
  const { table, name } = locals.route ?? resolveRoute(url.pathname);
  const route = `${table} ${name ?? ''}`.trim();
  const reason = trouble?.reason ?? 'bug';
  const details = { ...levelOf(error), route, reason, error };
  locals.app.report.report('A page could not be answered', details);
  if (trouble === null) throw error;
  locals.trouble = trouble;
  return next('/503');
}

/** Who asks, and from where. */
async function callerIn({ locals, request, clientAddress }: APIContext): Promise<Caller> {
  return { ...(await callerOf(locals.app, request.headers)), address: clientAddress };
}

export const onRequest = defineMiddleware(async (context, next) => {
  const { locals, url } = context;
  // In development no serving process hands the application in.
  if (import.meta.env.DEV)
    locals.app ??= await (await import('./lib/server/cli/dev-app.ts')).devApp();
  let caller: Promise<Caller> | null = null;
  locals.caller = () => (caller ??= callerIn(context));
  locals.edited = null;
  locals.designPreview = null;
  locals.releasePreview = null;
  locals.trouble = null;
  const isApi = isApiPath(url.pathname);
  // An error page is another address; what was asked for stands here.
  locals.path ??= url.pathname;
  const route = (locals.route ??= resolveRoute(url.pathname));
  const answered = await (isApi ? answerCall : answerPage)(context, route, next).catch(
    (error: unknown) => unavailablePage(context, error, next),
  );
  const release = (locals.releasePreview as App.Locals['releasePreview'])?.id;
  const response = release === undefined ? answered : await withinRelease(answered, release);
  // What is one visitor's own is said to be so in one place, whatever page answers.
  if (route.row.cache === 'private') response.headers.set('cache-control', 'private, no-store');
  return response;
});
