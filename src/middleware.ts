import { defineMiddleware } from 'astro:middleware';
import { FAILURE_STATUS, failure } from './lib/result.ts';
import { STATUS_MOVED_PERMANENTLY } from './lib/constants.ts';
import { aliasTarget, localeOfPath } from './lib/routes.ts';
import { matchApi, matchRecordCall } from './lib/api-routes.ts';
import { isTemplatePath } from './lib/webshop-paths.ts';
import { siteState } from './lib/server/services/site-state.ts';
import { asTemplate } from './lib/server/services/webshop-template.ts';
import { redirectTable, withoutSlash } from './lib/server/services/redirect-rules.ts';

const API_PATH = /^\/(?:(?:de|en)\/)?(?:api|pageeditor-api)(?:\/|$)/u;

/** Neither shows anything of the site: pictures, and what the page of a site that is offline needs. */
const STATE_FREE = /^\/(?:poster\/|robots\.txt$)/u;

/** The table is made once until a rule changes. */
const tables = new WeakMap<object, ReturnType<typeof redirectTable>>();

/** Where an address leads instead: by the redirect table, by an alias, without its last slash. */
async function moved(path: string, house: App.Locals['house']): Promise<string | null> {
  const { redirect: rules } = await house.reference.read();
  const lookUp = tables.get(rules) ?? redirectTable([...rules.values()]);
  tables.set(rules, lookUp);
  return lookUp(path) ?? aliasTarget(withoutSlash(path) ?? path) ?? withoutSlash(path);
}

const moveTo = (path: string): Response =>
  new Response(null, { status: STATUS_MOVED_PERMANENTLY, headers: { location: path } });

export const onRequest = defineMiddleware(async (context, next) => {
  const { locals, url } = context;
  // In development no serving process hands the house in.
  if (import.meta.env.DEV)
    locals.house ??= await (await import('./lib/server/dev-house.ts')).devHouse();
  const isApi = API_PATH.test(url.pathname);
  if (isApi && matchApi(url.pathname) === null && matchRecordCall(url.pathname) === null) {
    const { failure: reason } = failure('not_found', 'There is no such call.');
    return Response.json(reason, { status: FAILURE_STATUS[reason.code] });
  }
  if (isApi) return next();
  if (!STATE_FREE.test(url.pathname) && (await siteState(locals.house)) !== 'online')
    return next('/503');
  const path = await moved(url.pathname, locals.house);
  // A path that begins with two slashes would be another site's address.
  if (path !== null && !path.startsWith('//')) return moveTo(path + url.search);
  const response = await next();
  const locale = localeOfPath(url.pathname);
  if (locale !== null) response.headers.set('content-language', locale);
  return isTemplatePath(url.pathname)
    ? asTemplate(response, url.pathname, locals.house.env)
    : response;
});
