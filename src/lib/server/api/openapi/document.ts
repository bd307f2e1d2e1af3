import { DEFAULT_LOCALE } from '../../../constants.ts';
import { type ApiName, apiPath, apiRow } from '../../../routing/api-routes.ts';
import type { Endpoint, PostEndpoint } from '../core/endpoint.ts';
import { Components } from './components.ts';
import { editorPaths } from './editor-operations.ts';
import { resourcePaths } from './resource-operations.ts';
import {
  FAILURE,
  FAILURE_RESPONSES,
  PARAMETERS,
  SECURITY_SCHEMES,
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
function endpointPaths(
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

const ABOUT = `What visitors see, in plural and in one language, is read by everybody: \`/de/api/events/\`.
What the site keeps is read and written by its kind’s own name, in both languages: \`/de/api/event/12/\`.
Texts have one value a language; with \`?language=de\` they are plain texts in that one.
Every failure is \`{code, message, fields}\` in the language of the address.`;

/** The API as an OpenAPI document, made of the calls themselves. */
export function openApi(
  endpoints: Readonly<Partial<Record<ApiName, Endpoint>>>,
  takings: Readonly<Partial<Record<ApiName, PostEndpoint>>>,
  origin: string,
) {
  const components = new Components();
  components.add('Failure', FAILURE);
  const paths: Record<string, object> = {};
  const parts = [
    endpointPaths(endpoints, takings, components),
    resourcePaths(components),
    editorPaths(components),
  ];
  for (const part of parts)
    for (const [path, operations] of Object.entries(part))
      paths[path] = { ...paths[path], ...operations };
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer', version: '1', description: ABOUT },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: components.schemas,
      responses: FAILURE_RESPONSES,
      parameters: PARAMETERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}
