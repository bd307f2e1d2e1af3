import type { MiddlewareHandler } from 'astro';
import { redirectTable, withoutSlash, type RedirectTable } from '../lib/routing/redirect-rules.ts';
import { aliasTarget } from '../lib/routing/routes.ts';
import { signInFirst } from './open-site.ts';
import { moveTo } from './step.ts';

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

/** A path that begins with two slashes would be another site's address. */
const isOwn = (target: string | null): target is string =>
  target !== null && !target.startsWith('//');

export const followRedirects: MiddlewareHandler = async ({ locals, url }, next) => {
  const target = await redirectTarget(url, locals.app);
  return isOwn(target) ? moveTo(target) : next();
};

/** Where nothing is: the login for whoever wants to edit, else the rules for what is not there. */
export const followFallbacks: MiddlewareHandler = async (context, next) => {
  const { locals, url } = context;
  const response = await next();
  // Not the page that says so to an editor.
  if (response.status !== 404 || locals.instead !== null) return response;
  // The same where there is no page at all: nobody learns which ones are hidden.
  const login = await signInFirst(context);
  if (login !== null) return login;
  const elsewhere = (await redirects(locals.app)).findFallback(url.pathname, url.search);
  return isOwn(elsewhere) ? moveTo(elsewhere) : response;
};
