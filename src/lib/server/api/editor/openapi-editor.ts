import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES } from '../../../constants.ts';
import type { EditorCallRow } from './call-row.ts';
import { EDITOR_CALLS } from './editor-calls.ts';

/** What is said of a call in the document. */
type DescribedCall = Omit<EditorCallRow, 'run' | 'body' | 'exists'> & {
  readonly body?: z.ZodType | undefined;
};

const PARAMETER = /\[(\w+)\]/gu;

const json = (schema: z.ZodType) => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return { 'application/json': { schema: plain } };
};

const place = (name: string) => ({
  name,
  in: 'path',
  required: true,
  schema:
    name === 'locale'
      ? { type: 'string', enum: LOCALES, default: DEFAULT_LOCALE }
      : { type: 'string' },
});
const query = (name: string) => ({ name, in: 'query', schema: { type: 'string' } });
const IF_MATCH = {
  name: 'if-match',
  in: 'header',
  required: true,
  description: 'The revision that the caller saw, `"12-431"`',
  schema: { type: 'string' },
};

const ANSWERS: Readonly<Record<string, string>> = {
  200: 'The answer',
  400: 'What is wrong, by its path in `fields`',
  401: 'Nobody is signed in',
  403: 'The role is too low, or the header x-csrftoken is missing or of another session',
  404: 'There is no such record',
};
const CHANGED: Readonly<Record<string, string>> = {
  409: 'Somebody else was first; `current` is the newest state',
  413: 'Too large; its path in `fields`',
  428: 'If-Match is missing',
};

function operation(path: string, { summary, body, ifMatch, queries = [] }: DescribedCall) {
  const places = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => place(name));
  return {
    summary: `Editors: ${summary}`,
    parameters: [...places, ...queries.map(query), ...(ifMatch === true ? [IF_MATCH] : [])],
    ...(body !== undefined && { requestBody: { required: true, content: json(body) } }),
    responses: Object.fromEntries(
      Object.entries({ ...ANSWERS, ...(ifMatch === true && CHANGED) }).map(
        ([status, description]) => [status, { description }],
      ),
    ),
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

/** The editor's calls as paths of an OpenAPI document. */
export function editorPaths(): Readonly<Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of [...EDITOR_CALLS, RENDER]) {
    const path = `/{locale}/pageeditor-api/${call.path.replace(PARAMETER, '{$1}')}`;
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = operation(path, call);
  }
  return paths;
}
