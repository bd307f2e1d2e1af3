import { FIELD, type Answers, type FieldInfo } from './form-info.ts';
import type { FieldValue, ShowIf } from './form-info.ts';

const given = (value: FieldValue | undefined): readonly string[] => {
  if (value === undefined || value === null || value === false || value === '') return [];
  if (value === true) return ['true'];
  return typeof value === 'string' ? [value] : value;
};

/** Whether a condition holds for the answers so far. */
function holds({ field, values }: ShowIf, answers: Answers): boolean {
  const answer = given(answers[field]);
  return values.length === 0 ? answer.length > 0 : values.some((value) => answer.includes(value));
}

/**
 * The fields that are asked, given the answers, in their order. A field whose condition
 * names one that is not asked itself is not asked either: conditions look back only.
 */
export function fieldsAsked(fields: readonly FieldInfo[], answers: Answers): readonly FieldInfo[] {
  const asked = new Set<string>();
  return fields.filter((field) => {
    const { visible, show_if: condition, slug } = field;
    const isAsked =
      visible && (condition === null || (asked.has(condition.field) && holds(condition, answers)));
    if (isAsked) asked.add(slug);
    return isAsked;
  });
}

/** The steps in which something is asked, given the answers; headings alone are no step. */
export function stepsAsked(fields: readonly FieldInfo[], answers: Answers): readonly number[] {
  const steps = fieldsAsked(fields, answers)
    .filter(({ field_type: type }) => type !== FIELD.heading && type !== 'emailconfirm')
    .map(({ step }) => step);
  return [...new Set(steps)].sort((left, right) => left - right);
}
