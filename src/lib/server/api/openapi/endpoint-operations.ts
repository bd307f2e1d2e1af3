import { DEFAULT_LOCALE } from '../../../constants.ts';
import { apiPath, apiRow, type ApiName } from '../../../routing/api-routes.ts';
import type { Endpoint, PostEndpoint } from '../core/endpoint.ts';
import type { Components } from './components.ts';
import {
  failureResponses,
  operationId,
  parameter,
  pathTemplate,
  placesOf,
  signedIn,
  type Json,
} from './shared-parts.ts';

const pathOf = (name: ApiName): string =>
  pathTemplate(apiPath(name, DEFAULT_LOCALE)).replace(`/${DEFAULT_LOCALE}/`, '/{locale}/');

/** A call that is read. */
function reading(name: ApiName, call: Endpoint, components: Components): Json {
  const places = placesOf(pathOf(name));
  const { summary, query, answer, missing, isOwn, needs } = call;
  const isForSome = isOwn === true || needs !== undefined;
  return {
    operationId: operationId('get', name),
    tags: ['site'],
    summary,
    security: isForSome ? signedIn('GET') : [],
    parameters: [
      parameter('locale'),
      ...Object.entries(query.shape).map(([key, schema]) => ({
        name: key,
        in: places.includes(key) ? 'path' : 'query',
        required: places.includes(key),
        schema: components.of(schema as never),
      })),
    ],
    responses: {
      200: {
        description: 'The answer',
        content: { 'application/json': { schema: components.of(answer, 'output') } },
      },
      ...failureResponses([
        400,
        ...(isForSome ? [401 as const] : []),
        ...(needs === undefined ? [] : [403 as const]),
        ...(missing === undefined ? [] : [404 as const]),
        503,
      ]),
    },
  };
}

/** A call that takes something; `conflict` and `unavailable` come with the reason in words. */
function taking(name: ApiName, call: PostEndpoint, components: Components): Json {
  const { summary, body, answer, bodyType = 'application/json', status = 200 } = call;
  return {
    operationId: operationId('post', name),
    tags: ['site'],
    summary,
    security: [{ csrf: [] }],
    parameters: [parameter('locale')],
    requestBody: { required: true, content: { [bodyType]: { schema: components.of(body) } } },
    responses: {
      [status]: {
        description: 'The answer',
        content: { 'application/json': { schema: components.of(answer, 'output') } },
      },
      ...failureResponses([400, 401, 403, 409, 413, 415, 429, 503]),
    },
  };
}

/** The calls of visitors as paths of the document. */
export function endpointPaths(
  endpoints: Readonly<Partial<Record<ApiName, Endpoint>>>,
  takings: Readonly<Partial<Record<ApiName, PostEndpoint>>>,
  components: Components,
): Readonly<Record<string, object>> {
  const paths: Record<string, object> = {};
  for (const [name, call] of Object.entries(endpoints) as [ApiName, Endpoint][])
    paths[pathOf(name)] = { ...paths[pathOf(name)], get: reading(name, call, components) };
  for (const [name, call] of Object.entries(takings) as [ApiName, PostEndpoint][])
    if (apiRow(name).methods.includes('POST'))
      paths[pathOf(name)] = { ...paths[pathOf(name)], post: taking(name, call, components) };
  return paths;
}
