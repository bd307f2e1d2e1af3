import { isKept, matchApi } from '../../routing/api-routes.ts';
import { FAILURE_STATUS, failure, type Failure } from '../../result.ts';
import { errorsIn, invalid } from '../../i18n/validation.ts';
import type { AppContext } from '../app/app-context.ts';
import { PageContext } from '../page-data/page/page-context.ts';
import { NOBODY } from '../services/accounts/user.ts';
import type { AskCaller } from './core/endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';

/** What a call answers and how long that holds; failures hold for no time. */
export interface ApiAnswer {
  readonly response: Response;
  readonly cache: { maxAge: number; tags: string[] } | null;
}

const failed = (reason: Failure): ApiAnswer => ({
  response: Response.json(reason, { status: FAILURE_STATUS[reason.code] }),
  cache: null,
});

/** Answers one GET of the API. */
export async function answerApi(
  app: AppContext,
  url: URL,
  caller: AskCaller = () => Promise.resolve(NOBODY),
): Promise<ApiAnswer> {
  const match = matchApi(url.pathname);
  const endpoint = match === null ? undefined : ENDPOINTS[match.name];
  if (match === null || endpoint === undefined)
    return failed(failure('not_found', 'There is no such call.').failure);
  const query = endpoint.query.safeParse(
    { ...Object.fromEntries(url.searchParams), ...match.params },
    {
      error: errorsIn(match.locale),
    },
  );
  if (!query.success) return failed(invalid(query.error.issues, match.locale).failure);
  const context = await PageContext.open(app, match.locale, url.pathname);
  const result = await endpoint.load(context, query.data, caller);
  if (!result.ok) return failed(result.failure);
  return {
    response: Response.json(result.value, { headers: { 'content-language': match.locale } }),
    cache: isKept(match.name) ? context.cacheOptions() : null,
  };
}
