import { isKind, type Kind } from '../../../../content/records/kinds.ts';
import { ANY_KIND, type Right } from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import type { SeenRevision } from '../../../editing/revision.ts';
import { translator } from '../../../i18n/translator.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import { failure } from '../../../result.ts';
import { expressionOf, paramsOf } from '../../../routing/route-pattern.ts';
import type { AppContext } from '../../app/app-context.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { noRecord } from '../../services/editing/save.ts';
import {
  answered,
  editorOf,
  failed,
  noRevision,
  type EditorAnswer,
  type EditorCallRow,
} from './call-row.ts';
import { EDITOR_CALLS } from './editor-calls.ts';

/** A row with the parameters that an address has under it. */
export interface EditorCallMatch {
  readonly row: EditorCallRow;
  readonly params: Readonly<Record<string, string>>;
}

const compiled = EDITOR_CALLS.map((row) => ({
  row,
  expression: expressionOf(row.path, row.where),
}));

/**
 * The rows of an address, one a method.
 * @param call what stands behind `pageeditor-api/`
 * @returns empty where there is no such call
 */
export function matchEditorCalls(call: string, app: AppContext): readonly EditorCallMatch[] {
  const path = call.replace(/\/$/u, '');
  const matches: EditorCallMatch[] = [];
  for (const { row, expression } of compiled) {
    const [first] = matches;
    // Another row that the address would fit, too, is not asked: the earlier one wins.
    if (first !== undefined && first.row.path !== row.path) continue;
    const params = paramsOf(expression, path);
    if (params !== null && (row.exists?.(app, params) ?? true)) matches.push({ row, params });
  }
  return matches;
}

/** What a call takes, by the table of rights. */
export function rightOf({ row, params }: EditorCallMatch): Right {
  const { kind = '' } = params;
  const { action, subject = isKind(kind) ? kind : ANY_KIND, isByField } = row;
  return { subject, action, ...(isByField && { isByField }) };
}

/** What a call says beside its address. */
export interface EditorRequest {
  readonly locale: Locale;
  readonly caller: Caller;
  readonly query: URLSearchParams;
  readonly revision: SeenRevision | null;
  /** JSON; null: none. */
  readonly body: unknown;
}

/** Runs a call whose caller may make it: checks its record's kind, its state and its body. */
export async function runEditorCall(
  app: AppContext,
  { row, params }: EditorCallMatch,
  request: EditorRequest,
): Promise<EditorAnswer> {
  const { locale, caller, query, revision, body } = request;
  const { kind = '', id = '0' } = params;
  if ('kind' in params && !isKind(kind)) return answered(noRecord(locale));
  if (row.needsBody === true && body === null)
    return answered(failure('invalid', translator(locale)('api:noObject')));
  if (row.ifMatch === true && revision === null) return answered(noRevision(locale));
  const parsed = row.body?.safeParse(body ?? {}, { error: errorsIn(locale) });
  if (parsed?.success === false) return failed(invalid(parsed.error.issues, locale).failure);
  return row.run({
    app,
    locale,
    editor: editorOf(caller, row, locale),
    caller,
    kind: kind as Kind,
    id: Number(id) || 0,
    params,
    query,
    body: (parsed?.data ?? null) as never,
    revision,
  });
}
