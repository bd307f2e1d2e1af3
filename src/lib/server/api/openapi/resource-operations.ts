import type { ResourceCall } from '../resources/resource-call.ts';
import { RESOURCE_CALLS } from '../resources/resource-calls.ts';
import type { Components } from './components.ts';
import { exampleOf } from './examples.ts';
import { ETAG, failureResponses, parameter, signedIn, type Json } from './shared-parts.ts';

const text = { type: 'string' } as const;

/** The path of each form of address, with the resource's own name in it. */
const PATHS: Readonly<Record<ResourceCall['address'], (resource: string) => string>> = {
  list: (resource) => `/{locale}/api/${resource}/`,
  one: (resource) => `/{locale}/api/${resource}/{id}/`,
  source: (resource) => `/{locale}/api/${resource}/by-source/{source}/{source_id}/`,
  batch: () => '/{locale}/api/batch/',
  'batch-answer': () => '/{locale}/api/batch/{key}/',
};

/** The answer to what goes on longer than it is waited for. */
const RUNNING: Json = {
  description: 'It is being written',
  headers: {
    Location: { description: 'Where to ask what became of it', schema: text },
    'Retry-After': { description: 'When to ask, in seconds', schema: text },
  },
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { state: { type: 'string', enum: ['running'] } },
        required: ['state'],
      },
    },
  },
};

const place = (name: string, schema: Json): Json => ({ name, in: 'path', required: true, schema });

const PLACES: Readonly<Record<ResourceCall['address'], readonly Json[]>> = {
  list: [],
  one: [place('id', text)],
  source: [place('source', text), place('source_id', text)],
  batch: [],
  'batch-answer': [place('key', text)],
};

const queries = ({ query }: ResourceCall, components: Components): readonly Json[] =>
  Object.entries(query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    schema: components.of(schema as never),
  }));

function headersOf({ ifMatch, takesKey, isAsync }: ResourceCall): readonly Json[] {
  const isNeeded = ifMatch === 'required';
  return [
    ...(ifMatch === undefined ? [] : [parameter(isNeeded ? 'ifMatch' : 'optionalIfMatch')]),
    ...(takesKey === true ? [parameter('idempotencyKey')] : []),
    ...(takesKey === true && isAsync === true ? [parameter('prefer')] : []),
  ];
}

function answerOf(call: ResourceCall, components: Components): Json {
  const { answer, status, address, method } = call;
  const isRecord = address === 'one' || address === 'source' || method === 'POST';
  const content = { 'application/json': { schema: components.of(answer, 'output') } };
  const headers = {
    ...(isRecord && address !== 'batch' && { ETag: ETAG }),
    ...(status === 201 && { Location: { description: 'Where it stands', schema: text } }),
    ...(call.takesKey === true && {
      'Idempotent-Replayed': { description: '`true`: it was done before', schema: text },
    }),
  };
  const made = { description: 'The answer', headers, content };
  // What another system names is made or changed by the same call.
  const isEither = method === 'PUT';
  return {
    ...(isEither ? { 200: made, 201: made } : { [status]: made }),
    ...(call.isAsync === true && { 202: RUNNING }),
  };
}

function operation(call: ResourceCall, components: Components): Json {
  const { id, resource, summary, description, body, method } = call;
  const example = exampleOf(call);
  return {
    operationId: id,
    tags: [resource ?? 'batch'],
    summary,
    ...(description !== undefined && { description }),
    security: signedIn(method),
    parameters: [
      parameter('locale'),
      ...PLACES[call.address],
      ...queries(call, components),
      ...headersOf(call),
    ],
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: components.of(body),
            ...(example !== null && { example }),
          },
        },
      },
    }),
    responses: {
      ...answerOf(call, components),
      ...failureResponses([400, 401, 403, 503, ...call.failures]),
    },
  };
}

/** The calls on resources as paths of the document. */
export function resourcePaths(components: Components): Readonly<Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of RESOURCE_CALLS) {
    const path = PATHS[call.address](call.resource ?? '');
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = operation(call, components);
  }
  return paths;
}
