import { z } from 'zod';
import { apiPath, type ApiName } from '../../routing/api-routes.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../constants.ts';
import type { Endpoint, PostEndpoint } from './core/endpoint.ts';
import { editorPaths } from './editor/openapi-editor.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io,
    reused: 'inline',
  });
  return plain;
};
const json = (schema: z.ZodType) => ({
  'application/json': { schema: schemaOf(schema, 'output') },
});

const fieldErrors = z.object({
  code: z.string(),
  message: z.string(),
  reason: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
});

const LOCALE = {
  name: 'locale',
  in: 'path',
  required: true,
  schema: { type: 'string', enum: LOCALES, default: DEFAULT_LOCALE },
};

/** A call that takes something; `conflict` and `unavailable` come with the reason in words. */
const taking = ({
  summary,
  body,
  answer,
  bodyType = 'application/json',
  status = 200,
}: PostEndpoint) => ({
  summary,
  parameters: [LOCALE],
  requestBody: {
    required: true,
    content: { [bodyType]: { schema: schemaOf(body, 'input') } },
  },
  responses: {
    [status]: { description: 'The answer', content: json(answer) },
    ...Object.fromEntries(
      Object.entries({
        400: 'What is wrong, by field',
        403: 'The token is missing',
        409: 'It cannot be done, and why',
        503: 'Nobody answers at the moment',
      }).map(([status, description]) => [status, { description, content: json(fieldErrors) }]),
    ),
  },
});

function operation({ summary, query, answer, missing }: Endpoint, places: readonly string[]) {
  return {
    summary,
    parameters: [
      LOCALE,
      ...Object.entries(query.shape).map(([name, value]) => ({
        name,
        in: places.includes(name) ? 'path' : 'query',
        required: places.includes(name),
        schema: schemaOf(value as z.ZodType, 'input'),
      })),
    ],
    responses: {
      200: { description: 'The answer', content: json(answer) },
      400: { description: 'What is wrong, by query key', content: json(fieldErrors) },
      ...(missing !== undefined && { 404: { description: missing, content: json(fieldErrors) } }),
    },
  };
}

/** A place of a path, as the route table writes it. */
const PLACE = /\[(?:\.\.\.)?(\w+)\]/gu;

/** The API as an OpenAPI document, made of the calls themselves. */
export function openApi(
  endpoints: Readonly<Partial<Record<ApiName, Endpoint>>>,
  takings: Readonly<Partial<Record<ApiName, PostEndpoint>>>,
  origin: string,
) {
  const pathOf = (name: ApiName) =>
    apiPath(name, DEFAULT_LOCALE)
      .replace(PLACE, '{$1}')
      .replace(`/${DEFAULT_LOCALE}/`, '/{locale}/');
  const taken = Object.entries(takings) as [ApiName, PostEndpoint][];
  const entries = Object.entries(endpoints) as [ApiName, Endpoint][];
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer', version: '1', description: 'The public API of the site.' },
    servers: [{ url: origin }],
    paths: Object.fromEntries<object>([
      ...Object.entries(editorPaths()),
      ...entries.map(([name, endpoint]): [string, object] => {
        const path = pathOf(name);
        const places = [...path.matchAll(/\{(\w+)\}/gu)].map(([, key = '']) => key);
        return [path, { get: operation(endpoint, places) }];
      }),
      ...taken.map(([name, call]): [string, object] => [pathOf(name), { post: taking(call) }]),
    ]),
  };
}
