import { z } from 'zod';
import { KINDS, isVersioned } from '../../../../content/records/kinds.ts';
import type { EditorCallRow } from '../editor/call-row.ts';
import { EDITOR_CALLS } from '../editor/editor-calls.ts';
import type { Components } from './components.ts';
import {
  failureResponses,
  parameter,
  operationId,
  pathTemplate,
  placesOf,
  signedIn,
  type Json,
} from './shared-parts.ts';

/** What is said of a call in the document. */
type DescribedCall = Omit<EditorCallRow, 'run' | 'body' | 'exists'> & {
  readonly body?: z.ZodType | undefined;
};

const text = { type: 'string' } as const;

/** What stands in a place of a path. */
function placeSchema(path: string, name: string): Json {
  if (name === 'kind')
    return { ...text, enum: path.startsWith('editing/') ? KINDS.filter(isVersioned) : KINDS };
  return name === 'id' || name === 'number' ? { type: 'integer', minimum: 1 } : text;
}

const place = (path: string, name: string): Json => ({
  name,
  in: 'path',
  required: true,
  schema: placeSchema(path, name),
});
const query = (name: string): Json => ({ name, in: 'query', schema: text });

function operation(call: DescribedCall, components: Components): Json {
  const { path, method, summary, body, ifMatch, queries = [] } = call;
  const template = pathTemplate(path);
  return {
    operationId: operationId(method, `editor ${path}`),
    tags: ['editing'],
    summary,
    security: signedIn(method),
    parameters: [
      parameter('locale'),
      ...placesOf(template).map((name) => place(path, name)),
      ...queries.map(query),
      ...(ifMatch === true ? [parameter('ifMatch')] : []),
    ],
    ...(body !== undefined && {
      requestBody: {
        required: method !== 'DELETE',
        content: { 'application/json': { schema: components.of(body) } },
      },
    }),
    responses: {
      200: { description: 'The answer', content: { 'application/json': { schema: {} } } },
      201: { description: 'What was made', content: { 'application/json': { schema: {} } } },
      ...failureResponses([
        400,
        401,
        403,
        404,
        409,
        413,
        415,
        503,
        ...(ifMatch === true ? [428 as const] : []),
      ]),
    },
  };
}

/** Answered by a page, because it is made of views: `pages/_edit/render.astro`. */
const RENDER = {
  path: 'editing/[kind]/[id]/render',
  method: 'POST',
  action: 'write',
  summary: 'modules as the page shows them, as HTML',
  body: z.record(z.string(), z.unknown()),
} as const satisfies DescribedCall;

const render = (components: Components): Json => {
  const { responses, ...whole } = operation(RENDER, components);
  const { 201: _, ...others } = responses as Record<string, unknown>;
  const html = { description: 'The modules', content: { 'text/html': { schema: text } } };
  return { ...whole, responses: { ...others, 200: html } };
};

/** Answered by the server in front, because a file is a stream: `http/media/upload.ts`. */
const upload: Json = {
  operationId: 'postEditorMedia',
  tags: ['media'],
  summary: 'Takes a file into the media library: a picture, film, sound, PDF or captions',
  security: signedIn('POST'),
  parameters: [parameter('locale')],
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['file'],
          properties: {
            file: { ...text, format: 'binary' },
            title: text,
            alt_de: text,
            alt_en: text,
            decorative: { ...text, enum: ['1', '0'] },
            credit: text,
          },
        },
      },
    },
  },
  responses: {
    201: {
      description: 'The record of the file',
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Media' },
              {
                type: 'object',
                properties: {
                  notice: { ...text, description: 'How the file differs from what was sent' },
                },
              },
            ],
          },
        },
      },
    },
    ...failureResponses([400, 401, 403, 411, 413, 415, 429, 503]),
  },
};

/** The editor's calls as paths of the document. */
export function editorPaths(components: Components): Readonly<Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  const add = (path: string, method: string, described: Json) => {
    const whole = `/{locale}/pageeditor-api/${pathTemplate(path)}`;
    paths[whole] = { ...paths[whole], [method.toLowerCase()]: described };
  };
  for (const call of EDITOR_CALLS) add(call.path, call.method, operation(call, components));
  add(RENDER.path, RENDER.method, render(components));
  add('media', 'POST', upload);
  return paths;
}
