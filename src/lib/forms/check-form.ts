import { checkField, type Problem } from './check-field.ts';
import {
  asks,
  type Answers,
  type FieldInfo,
  type FieldValue,
  type RawAnswers,
  fieldsAsked,
} from './form-info.ts';

export interface CheckedForm {
  /** Of the fields that are asked and no others, as far as they are right. */
  readonly answers: Answers;
  /** By slug, in the order of the fields. */
  readonly problems: Readonly<Record<string, Problem>>;
}

/** What was sent, as far as conditions need it: a wrong answer is none. */
function answersIn(fields: readonly FieldInfo[], raw: RawAnswers): Answers {
  const answers: Record<string, FieldValue> = {};
  for (const field of fields.filter(asks)) {
    const checked = checkField({ ...field, required: false }, raw[field.slug]);
    answers[field.slug] = checked.ok ? checked.value : null;
  }
  return answers;
}

/** The fields that are asked, given what was sent. */
export const askedFields = (fields: readonly FieldInfo[], raw: RawAnswers): readonly FieldInfo[] =>
  fieldsAsked(fields, answersIn(fields, raw));

/**
 * Holds what was sent against a form. Whatever a condition hides is neither asked nor part
 * of the answers, and fields that the form does not have are not looked at.
 * @param steps the steps to look at; without it all of them
 */
export function checkForm(
  fields: readonly FieldInfo[],
  raw: RawAnswers,
  steps?: readonly number[],
): CheckedForm {
  const answers: Record<string, FieldValue> = {};
  const problems: Record<string, Problem> = {};
  for (const field of askedFields(fields, raw).filter(asks)) {
    if (steps !== undefined && !steps.includes(field.step)) continue;
    const checked = checkField(field, raw[field.slug]);
    if (checked.ok) answers[field.slug] = checked.value;
    else problems[field.slug] = checked.problem;
  }
  return { answers, problems };
}
