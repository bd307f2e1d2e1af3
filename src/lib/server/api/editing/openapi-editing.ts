import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES } from '../../../constants.ts';
import { EDITING_PARTS, type EditingPart } from '../../../routing/editing-routes.ts';
import { deltaSchema } from '../../../editing/delta-schema.ts';
import { moveSchema, presenceSchema, publishSchema, unpublishSchema } from './call-bodies.ts';

interface Described {
  readonly summary: string;
  readonly body?: z.ZodType;
  /** Starts from a state that the caller saw: `If-Match` with its revision. */
  readonly isFromState?: true;
}
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Calls = Readonly<Partial<Record<Method, Described>>>;

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
  403: 'No editor, or the header x-csrftoken is missing',
  404: 'There is no such record',
};
const CHANGED: Readonly<Record<string, string>> = {
  409: 'Somebody else was first; `current` is the newest state',
  413: 'Too large; its path in `fields`',
  428: 'If-Match is missing',
};

function operation(
  path: string,
  { summary, body, isFromState }: Described,
  queries: readonly string[],
) {
  const places = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => place(name));
  return {
    summary: `Editors: ${summary}`,
    parameters: [...places, ...queries.map(query), ...(isFromState === true ? [IF_MATCH] : [])],
    ...(body !== undefined && { requestBody: { required: true, content: json(body) } }),
    responses: Object.fromEntries(
      Object.entries({ ...ANSWERS, ...(isFromState === true && CHANGED) }).map(
        ([status, description]) => [status, { description }],
      ),
    ),
  };
}

const object = z.record(z.string(), z.unknown());

const PARTS: Readonly<Record<EditingPart, Calls>> = {
  publish: {
    POST: {
      summary: 'publishes one language or both, now or later',
      body: publishSchema,
      isFromState: true,
    },
  },
  unpublish: {
    POST: {
      summary: 'takes it off the site, now or later',
      body: unpublishSchema,
      isFromState: true,
    },
  },
  draft: { DELETE: { summary: 'throws away what is not public', isFromState: true } },
  versions: { GET: { summary: 'its versions without what they hold' } },
  'versions/n': { GET: { summary: 'one version' } },
  presence: {
    POST: { summary: 'says that a tab has it open; who else has', body: presenceSchema },
    DELETE: { summary: 'says that a tab leaves', body: presenceSchema },
  },
  links: { GET: { summary: 'who leads to it' } },
  copy: { POST: { summary: 'makes another one like it, offline' } },
  move: {
    POST: { summary: 'puts a page elsewhere in the tree', body: moveSchema, isFromState: true },
  },
  restore: { POST: { summary: 'puts a deleted one back' } },
  'schedule/n': { DELETE: { summary: 'takes back what was to happen' } },
  render: { POST: { summary: 'modules as the page shows them, as HTML', body: object } },
};

const RECORD = 'editing/{kind}/{id}';
const WHOLE: Readonly<Record<string, Calls>> = {
  library: { GET: { summary: 'what pages can be composed of' } },
  'editing/{kind}': {
    GET: { summary: 'every page in its place in the tree (kind page only)' },
    POST: { summary: 'makes a record, offline', body: object },
  },
  [RECORD]: {
    GET: { summary: 'a record as it is worked on' },
    PATCH: { summary: 'saves what changed, as the draft', body: deltaSchema, isFromState: true },
    DELETE: { summary: 'deletes it; with ?anyway also where others lead to it', isFromState: true },
  },
  '{module}': {
    GET: { summary: 'what a kind of module holds' },
    POST: { summary: 'puts a module onto a record', body: object, isFromState: true },
  },
  '{module}/{id}': {
    GET: { summary: 'one module of a record' },
    POST: { summary: 'changes it, as PATCH', body: object, isFromState: true },
    PATCH: { summary: 'changes the fields that are handed in', body: object, isFromState: true },
    DELETE: { summary: 'deletes it', isFromState: true },
  },
  finder: { GET: { summary: 'records to choose from' } },
  'finder/media': { GET: { summary: 'files of the library to choose from' } },
};

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  [RECORD]: ['anyway'],
  '{module}/{id}': ['content_type', 'object_id'],
  finder: ['kinds', 'values', 'q', 'page'],
  'finder/media': ['use', 'q', 'page'],
};

const described = (path: string, calls: Calls): [string, object] => {
  const whole = `/{locale}/pageeditor-api/${path}`;
  const methods = (Object.entries(calls) as [Method, Described][]).map(([method, call]) => [
    method.toLowerCase(),
    operation(whole, call, QUERIES[path] ?? []),
  ]);
  return [whole, Object.fromEntries(methods) as object];
};

/** The editor's calls as paths of an OpenAPI document. */
export const editingPaths: Readonly<Record<string, object>> = Object.fromEntries([
  ...Object.entries(WHOLE).map(([path, calls]) => described(path, calls)),
  ...(Object.keys(EDITING_PARTS) as EditingPart[]).map((part) =>
    described(`${RECORD}/${part.replace('/n', '/{number}')}`, PARTS[part]),
  ),
]);
