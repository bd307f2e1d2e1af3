import type { z } from 'zod';
import { MESSAGES } from '../../../../content/fields/messages.ts';
import { modulesIn, moduleTree } from '../../../../content/fields/module-tree.ts';
import { records, type Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { isSame, moduleById, type Content } from '../../../editing/content.ts';
import { isUnfinished, isWithinWhole } from '../../../editing/missing-fields/unfinished.ts';
import { failure, success, type Result } from '../../../result.ts';
import { translator } from '../../../i18n/translator.ts';
import { errorsIn, fieldErrorsOf, invalid } from '../../../i18n/validation.ts';
import { sectionIssues, treeIssues } from '../modules/check.ts';
import type { ModuleLibrary, CheckedModules } from '../modules/library.ts';
import { linkIssues, periodIssues } from '../records/record-checks.ts';
import { editedFields } from './content.ts';

type Issue = z.core.$ZodIssue;
type FieldErrors = Readonly<Record<string, string>>;

/** One module's data, and everything of a record: as JSON, in bytes. */
const MAX_MODULE_BYTES = 128 * 1024;
const MAX_CONTENT_BYTES = 900 * 1024;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/** What is too large to be kept, by its path; null: nothing. */
function tooLarge(content: Content): string | null {
  for (const { module, path } of modulesIn(content.modules))
    if (bytesOf(module.data) > MAX_MODULE_BYTES) return ['modules', ...path].join('.');
  const { modules: _, ...fields } = content;
  for (const [key, value] of Object.entries(fields))
    if (bytesOf(value) > MAX_MODULE_BYTES) return key;
  return bytesOf(content) > MAX_CONTENT_BYTES ? 'modules' : null;
}

/** Where `data` stands in the path of an issue of a tree; each container around takes three steps. */
const dataAt = (path: readonly PropertyKey[]): number =>
  path.findIndex((step, at) => at % 3 === 1 && step === 'data');

interface Found {
  readonly issue: Issue;
  /** The module that it is in; null: a field of the record. */
  readonly module: string | null;
  readonly isUnfinished: boolean;
}

const TREE_ISSUES: readonly string[] = [MESSAGES.tooMany, MESSAGES.twice];

function moduleFindings(
  { kind, after: { modules: tree } }: Pick<DraftChange, 'kind' | 'after'>,
  modules: CheckedModules,
  errors: z.core.$ZodErrorMap,
): readonly Found[] {
  const byPath = new Map(modulesIn(tree).map(({ module, path }) => [path.join('.'), module]));
  const issues = [...treeIssues(tree, modules, errors), ...sectionIssues(kind, tree, modules)];
  return issues.map((issue): Found => {
    const at = dataAt(issue.path);
    const ends = at < 0 ? issue.path.length - 1 : at;
    const module = byPath.get(issue.path.slice(0, ends).join('.'));
    const within = issue.path.slice(at + 1);
    const schema = module && modules.library.get(module.kind)?.description.schema;
    const isKept =
      at < 0
        ? TREE_ISSUES.includes(issue.message)
        : isUnfinished(issue, schema !== undefined && isWithinWhole(schema, within));
    return {
      issue: { ...issue, path: ['modules', ...issue.path] },
      module: module?.id ?? '',
      isUnfinished: isKept,
    };
  });
}

function fieldFindings(
  kind: Kind,
  content: Content,
  errors: z.core.$ZodErrorMap,
): readonly Found[] {
  return editedFields(kind).flatMap(([key, { schema, control }]) => {
    if (key === 'modules') return [];
    const parsed = schema.safeParse(content[key], { error: errors, reportInput: true });
    return (parsed.error?.issues ?? []).map((issue) => ({
      issue: { ...issue, path: [key, ...issue.path] },
      module: null,
      isUnfinished: isUnfinished(issue, control === 'image' && issue.path.length > 0),
    }));
  });
}

/** Whether a write brought something in that is held against it, not only told. */
const isTouched = (before: Content | null, after: Content, { issue, module }: Found): boolean => {
  if (before === null) return true;
  if (module === null) return !isSame(before[String(issue.path[0])], after[String(issue.path[0])]);
  const [was, is] = [moduleById(before.modules, module), moduleById(after.modules, module)];
  return was === null || was.kind !== is?.kind || !isSame(was.data, is.data);
};

/** Links of a draft to what is not there, at their fields: told now, refused when it is to be public. */
export const linkErrors = async (
  db: Parameters<typeof linkIssues>[0],
  published: Readonly<Record<string, unknown>>,
  draft: Content,
  { modules, locale }: { readonly modules: ModuleLibrary; readonly locale: Locale },
): Promise<FieldErrors> => fieldErrorsOf(await linkIssues(db, published, draft, modules), locale);

/** What somebody wants to keep as the draft of a record. */
export interface DraftChange {
  readonly kind: Kind;
  /** What was kept until now, which is not held against this write; null: nothing. */
  readonly before: Content | null;
  readonly after: Content;
}

/**
 * Checks what somebody wants to keep as a draft. It may be unfinished, which is told;
 * it may not be of a form that no editor could have given it.
 * @returns what is not finished yet, by path; `too_large` or `invalid` when nothing may be kept
 */
export function checkDraft(
  { kind, before, after }: DraftChange,
  modules: CheckedModules,
  locale: Locale,
): Result<FieldErrors> {
  const large = tooLarge(after);
  const t = translator(locale);
  if (large !== null)
    return failure('too_large', t('editing:error.large'), { [large]: t('editing:error.large') });
  const fieldNames = new Set(['modules', ...editedFields(kind).map(([key]) => key)]);
  const unknown = Object.keys(after).filter((key) => !fieldNames.has(key));
  if (unknown.length > 0)
    return failure(
      'invalid',
      t('validation:whole'),
      Object.fromEntries(unknown.map((key) => [key, t('editing:error.field')])),
    );
  const errors = errorsIn(locale);
  const form = moduleTree().schema.safeParse(after.modules, { error: errors });
  if (!form.success)
    return invalid(
      form.error.issues.map((issue) => ({ ...issue, path: ['modules', ...issue.path] })),
      locale,
    );
  const problems = [
    ...fieldFindings(kind, after, errors),
    // Told while it is written, not only when it is to be public.
    ...periodIssues(records[kind], after).map((issue) => ({
      issue,
      module: null,
      isUnfinished: true,
    })),
    ...moduleFindings({ kind, after }, modules, errors),
  ];
  const wrong = problems.filter((one) => !one.isUnfinished && isTouched(before, after, one));
  if (wrong.length > 0)
    return invalid(
      wrong.map(({ issue }) => issue),
      locale,
    );
  return success(
    fieldErrorsOf(
      problems.map(({ issue }) => issue),
      locale,
    ),
  );
}
