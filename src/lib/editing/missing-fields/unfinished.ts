import type { z } from 'zod';
import { hintOf } from '../../../content/fields/inner/hint.ts';
import { entryOf, fieldsOf } from '../../../content/fields/inner/walk.ts';

type Issue = z.core.$ZodIssue;

/** How far over its limit a text or a list may grow while somebody still works on it. */
const MAX_OVER_LIMIT = 2;

/** Controls whose values have a form that editors do not type: half of one is none. */
const WHOLE = ['richtext', 'picture', 'file'];

const isMissing = (input: unknown): boolean => input === undefined || input === null;

const isHalfNumber = ({ expected, input }: z.core.$ZodIssueInvalidType): boolean =>
  expected === 'int' && typeof input === 'number' && Number.isFinite(input);

const sizeOf = (input: unknown): number =>
  typeof input === 'string' || Array.isArray(input) ? input.length : 0;

/**
 * Whether an issue says that something is not finished, rather than that it has a form
 * that nobody can have given it in an editor. Unfinished things are kept, and told.
 * @param issue of a parse with `reportInput`
 * @param isWhole it stands within a value that is right as a whole or not at all
 */
export function isUnfinished(issue: Issue, isWhole = false): boolean {
  switch (issue.code) {
    case 'custom':
      return true;
    case 'too_big':
      return sizeOf(issue.input) <= Number(issue.maximum) * MAX_OVER_LIMIT;
    case 'too_small':
    case 'invalid_format':
      return !isWhole;
    case 'invalid_type':
      // A number with decimals can be typed where only whole ones are right.
      return !isWhole && (isMissing(issue.input) || isHalfNumber(issue));
    case 'invalid_union':
      return issue.errors.some(
        (branch) => branch.length > 0 && branch.every((inner) => isUnfinished(inner, true)),
      );
    default:
      return false;
  }
}

/** Whether the end of a path lies within a value that is right as a whole or not at all. */
export function isWithinWhole(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  const [key, ...rest] = path;
  const field = fieldsOf(schema).find(([name]) => name === key)?.[1];
  const control = field === undefined ? undefined : hintOf(field)?.control;
  if (field === undefined || rest.length === 0) return false;
  // A list: the number of the entry, then one of its fields.
  if (control === 'list') return isWithinWhole(entryOf(field), rest.slice(1));
  return control !== undefined && WHOLE.includes(control);
}
