import { z } from 'zod';
import { LOCALES } from '../../../src/lib/constants.ts';
import { API_ROUTES } from '../../../src/lib/routing/api-routes.ts';
import { resolveRoute } from '../../../src/lib/routing/resolve-route.ts';
import { parametersOf } from '../../../src/lib/routing/route-pattern.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import type { EditorCallRow } from '../../../src/lib/server/api/editor/call-row.ts';
import { matchEditorCalls } from '../../../src/lib/server/api/editor/dispatch.ts';
import { Components } from '../../../src/lib/server/api/openapi/components.ts';
import { editorPaths } from '../../../src/lib/server/api/openapi/editor-operations.ts';
import { moduleKinds } from '../content/modules.ts';

/*
 * What has to be true of the editing calls. Each check returns what is wrong, so that tests
 * can show that it finds something.
 */

const app = { modules: new Map(moduleKinds.map((kind) => [kind, {}])) } as unknown as AppContext;

/** Something that each parameter can be; a parameter without an entry makes its row fail. */
const SAMPLES: Readonly<Record<string, string>> = {
  kind: 'page',
  id: '7',
  number: '3',
  module: 'text',
};

/** Calls that change something and start from no state that the caller saw, each with its reason. */
export const WITHOUT_STATE: Readonly<Record<string, string>> = {
  'POST editing/[kind]': 'makes a record',
  'POST editing/[kind]/[id]/presence': 'tells who is there; changes nothing of the record',
  'DELETE editing/[kind]/[id]/presence': 'tells who leaves; changes nothing of the record',
  'POST editing/[kind]/[id]/copy': 'makes another record and leaves this one as it is',
  'POST editing/[kind]/[id]/restore': 'the record is gone, so that nobody can have seen its state',
  'DELETE editing/[kind]/[id]/schedule/[number]': 'the entry itself is named by its number',
  'POST editing/[kind]/[id]/notes': 'a note stands beside the record, whatever its state',
  'PATCH editing/[kind]/[id]/notes/[number]': 'says how it is to be, whoever said so before',
  'DELETE editing/[kind]/[id]/notes/[number]':
    'a note is never changed, so that nobody deletes another one',
  'POST records/[kind]': 'makes a record',
  'POST media/crop': 'makes another picture and leaves this one as it is',
  'POST [module]': 'a section with a key is made where there is none; else it asks for the state',
};

const nameOf = ({ method, path }: EditorCallRow): string => `${method} ${path}`;

/** The row is the one that its address and method lead to, in each language. */
export function addressProblems(row: EditorCallRow): readonly string[] {
  const unknown = parametersOf(row.path).filter((name) => SAMPLES[name] === undefined);
  if (unknown.length > 0) return unknown.map((name) => `«${name}» has no sample`);
  const call = row.path.replace(/\[(\w+)\]/gu, (_, name: string) => SAMPLES[name] ?? '');
  const problems = LOCALES.flatMap((locale) => {
    const route = resolveRoute(`/${locale}/pageeditor-api/${call}`);
    const isEditor = route.row === API_ROUTES.editor && route.params['call'] === call;
    return isEditor ? [] : [`${call} leads to ${route.name ?? 'nothing'}`];
  });
  const found = matchEditorCalls(call, app).find((match) => match.row.method === row.method);
  if (found?.row !== row) problems.push(`${row.method} ${call} is another row's`);
  if (!API_ROUTES.editor.methods.some((method) => method === row.method))
    problems.push(`the route does not take ${row.method}`);
  return problems;
}

/**
 * Whether a constraint is matched in one pass: no group that could be repeated, one part
 * without an end at most, and nothing that reaches over a slash.
 */
export function isLinear(constraint: string): boolean {
  const bare = constraint.replace(/\\./gu, 'x');
  const classless = bare.replace(/\[[^\]]*\]/gu, 'x');
  const endless = classless.match(/[*+]|\{\d+,\}/gu) ?? [];
  const reachesOver = new RegExp(`^${constraint}$`, 'u').test('a/b');
  return !/[()|.]/u.test(classless) && endless.length <= 1 && !reachesOver;
}

/** Each parameter has a constraint, and that is linear. */
export function constraintProblems({ path, where = {} }: EditorCallRow): readonly string[] {
  return parametersOf(path).flatMap((name) => {
    const constraint = where[name];
    if (constraint === undefined) return [`«${name}» can be anything`];
    return isLinear(constraint) ? [] : [`«${name}» takes long to match`];
  });
}

/** What a call that changes something starts from, and that one that reads sends nothing. */
export function stateProblems(row: EditorCallRow): readonly string[] {
  if (row.method === 'GET')
    return row.body === undefined && row.ifMatch === undefined ? [] : ['reading takes nothing'];
  const isListed = nameOf(row) in WITHOUT_STATE;
  if (row.ifMatch === true) return isListed ? ['it starts from a state, and is excepted'] : [];
  return isListed ? [] : ['it changes something and starts from no state'];
}

/** What the OpenAPI document says of a row. */
export function documentProblems({
  path,
  method,
  summary,
  body,
}: EditorCallRow): readonly string[] {
  const problems: string[] = [];
  if (summary.trim() === '' || /\.\s*$/u.test(summary)) problems.push('the summary ends in a stop');
  try {
    if (body !== undefined) z.toJSONSchema(body, { unrepresentable: 'throw', io: 'input' });
  } catch (error) {
    problems.push(`the body cannot be described: ${String(error)}`);
  }
  const place = `/{locale}/pageeditor-api/${path.replace(/\[(\w+)\]/gu, '{$1}')}`;
  const calls = (editorPaths(new Components())[place] ?? {}) as Readonly<
    Record<string, { summary?: string }>
  >;
  if (calls[method.toLowerCase()]?.summary !== summary)
    problems.push('the document does not have it');
  return problems;
}

export const callProblems = (row: EditorCallRow): readonly string[] => [
  ...addressProblems(row),
  ...constraintProblems(row),
  ...stateProblems(row),
  ...documentProblems(row),
];
