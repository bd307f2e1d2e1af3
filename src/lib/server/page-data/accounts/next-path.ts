import { LOCALES } from '../../../constants.ts';
import { ownPath } from '../../../routing/own-path.ts';
import { pathTo } from '../../../routing/routes.ts';
import { isAllowed } from '../../services/accounts/access.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import type { PageContext } from '../page/page-context.ts';

/**
 * Where somebody goes who has signed in: to a page of this site; else back to the login, which
 * knows who it is by then, and leads them on.
 */
export const nextPath = (value: unknown, { locale }: Pick<PageContext, 'locale'>): string =>
  ownPath(value, pathTo('login', locale));

/**
 * Where somebody goes who is signed in and asked for no page: to the hub, visitors to their
 * profile, and whoever can open a closed site to what it still lacks.
 */
export function ownPlace(
  caller: Caller,
  { data, locale }: Pick<PageContext, 'data' | 'locale'>,
): string {
  if (!isAllowed(caller, 'dashboard', 'read')) return pathTo('user-profile', locale);
  const opens = !settingsOf(data).is_site_online && isAllowed(caller, 'settings', 'publish');
  return pathTo(opens ? 'hub-launch' : 'hub', locale);
}

/** The page of this site that somebody comes from; null where it is the login itself, or not known. */
export function cameFrom(request: Request, { app, locale }: Pick<PageContext, 'app' | 'locale'>) {
  const { origin, pathname, search } = urlOf(request.headers.get('referer')) ?? {};
  if (pathname === undefined || origin !== app.env.siteOrigin) return null;
  const isOfAccounts = (['login', 'logout', 'login-reset'] as const).some((name) =>
    LOCALES.some((other) => pathname.startsWith(pathTo(name, other))),
  );
  return isOfAccounts ? null : ownPath(pathname + (search ?? ''), pathTo('login', locale));
}

const urlOf = (text: string | null): URL | null =>
  text === null || !URL.canParse(text) ? null : new URL(text);
