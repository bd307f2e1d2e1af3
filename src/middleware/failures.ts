import type { MiddlewareHandler } from 'astro';
import { DEFAULT_LOCALE } from '../lib/constants.ts';
import { resolveRoute } from '../lib/routing/resolve-route.ts';
import { localeOfPath } from '../lib/routing/routes.ts';
import { isRefusal, temporaryFailure } from '../lib/server/services/request/temporary-failure.ts';
import { showInstead } from './step.ts';

export const levelOf = (error: unknown) => (isRefusal(error) ? ({ level: 'warn' } as const) : {});

/**
 * 503 for a page that threw because the database is in trouble, which passes and is not ours.
 * @throws any other error
 */
export const answerFailures: MiddlewareHandler = async (context, next) => {
  const { locals, url } = context;
  try {
    return await next();
  } catch (error) {
    const trouble = temporaryFailure(error, localeOfPath(url.pathname) ?? DEFAULT_LOCALE);
    const { table, name } = locals.route ?? resolveRoute(url.pathname);
    const route = `${table} ${name ?? ''}`.trim();
    const reason = trouble?.reason ?? 'bug';
    const details = { ...levelOf(error), route, reason, error };
    locals.app.report.report('A page could not be answered', details);
    if (trouble === null) throw error;
    locals.trouble = trouble;
    return showInstead(context, next, '/503');
  }
};
