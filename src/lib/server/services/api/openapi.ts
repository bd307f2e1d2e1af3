import { z } from 'zod';
import { apiPath, type ApiName } from '../../../api-routes.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../constants.ts';
import type { Endpoint } from './endpoint.ts';

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

const mistakes = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

function operation({ summary, query, answer, missing }: Endpoint, places: readonly string[]) {
  return {
    summary,
    parameters: [
      {
        name: 'locale',
        in: 'path',
        required: true,
        schema: { type: 'string', enum: LOCALES, default: DEFAULT_LOCALE },
      },
      ...Object.entries(query.shape).map(([name, value]) => ({
        name,
        in: places.includes(name) ? 'path' : 'query',
        required: places.includes(name),
        schema: schemaOf(value as z.ZodType, 'input'),
      })),
    ],
    responses: {
      200: { description: 'The answer', content: json(answer) },
      400: { description: 'What is wrong, by query key', content: json(mistakes) },
      ...(missing !== undefined && { 404: { description: missing, content: json(mistakes) } }),
    },
  };
}

/** A place of a path, as the route table writes it. */
const PLACE = /\[(?:\.\.\.)?(\w+)\]/gu;

/** The API as an OpenAPI document, made of the calls themselves. */
export function openApi(endpoints: Readonly<Partial<Record<ApiName, Endpoint>>>, origin: string) {
  const entries = Object.entries(endpoints) as [ApiName, Endpoint][];
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer', version: '1', description: 'The public API of the site.' },
    servers: [{ url: origin }],
    paths: Object.fromEntries(
      entries.map(([name, endpoint]) => {
        const path = apiPath(name, DEFAULT_LOCALE).replace(PLACE, '{$1}');
        const places = [...path.matchAll(/\{(\w+)\}/gu)].map(([, key = '']) => key);
        return [
          path.replace(`/${DEFAULT_LOCALE}/`, '/{locale}/'),
          { get: operation(endpoint, places) },
        ];
      }),
    ),
  };
}
