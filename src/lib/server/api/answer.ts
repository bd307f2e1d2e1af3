import { isKept, type ApiMatch } from '../../routing/api-routes.ts';
import { FAILURE_STATUS, failure, type Failure } from '../../result.ts';
import { translator } from '../../i18n/translator.ts';
import { errorsIn, invalid } from '../../i18n/validation.ts';
import type { AppContext } from '../app/app-context.ts';
import { PageContext } from '../page-data/page/page-context.ts';
import { denialOf } from '../services/accounts/access.ts';
import type { Search } from '../services/search-words/search-words.ts';
import { NOBODY } from '../services/accounts/user.ts';
import type { AskCaller } from './core/endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';

/** What a call answers and how long that holds; failures hold for no time. */
export interface ApiAnswer {
  readonly response: Response;
  readonly cache: { maxAge: number; tags: string[] } | null;
  /** Why there is no answer; null: there is one. */
  readonly failure: Failure | null;
  /** What somebody searched for by it. */
  readonly searched: Search | null;
}

const failed = (reason: Failure): ApiAnswer => ({
  response: Response.json(reason, { status: FAILURE_STATUS[reason.code] }),
  failure: reason,
  cache: null,
  searched: null,
});

/** Answers one GET of the API. */
export async function answerApi(
  app: AppContext,
  { name, locale, params }: ApiMatch,
  url: URL,
  caller: AskCaller = () => Promise.resolve(NOBODY),
): Promise<ApiAnswer> {
  const endpoint = ENDPOINTS[name];
  if (endpoint === undefined)
    return failed(failure('not_found', translator(locale)('api:noCall')).failure);
  const denial = endpoint.needs && denialOf(await caller(), endpoint.needs, locale);
  if (denial != null) return failed(denial);
  const query = endpoint.query.safeParse(
    { ...Object.fromEntries(url.searchParams), ...params },
    { error: errorsIn(locale) },
  );
  if (!query.success) return failed(invalid(query.error.issues, locale).failure);
  const context = await PageContext.open(app, locale, url.pathname);
  const result = await endpoint.load(context, query.data, caller);
  if (!result.ok) return failed(result.failure);
  return {
    response: Response.json(result.value, { headers: { 'content-language': locale } }),
    failure: null,
    cache: isKept(name) ? context.cacheOptions() : null,
    searched: endpoint.searched ? { ...endpoint.searched(result.value), locale } : null,
  };
}
