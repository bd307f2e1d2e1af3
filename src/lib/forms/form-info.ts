/*
 * A form as visitors get it, in one language: what `GET api/forms/{id}/` answers, what pages
 * show, and what both the server and the browser hold answers against.
 */

/** `emailconfirm` is the field that only programs fill in. */
export type FieldType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 'emailconfirm';

export const FIELD = {
  text: 1,
  textarea: 2,
  email: 3,
  checkbox: 4,
  checkboxes: 5,
  select: 6,
  multiSelect: 7,
  file: 8,
  radio: 9,
  date: 10,
  number: 11,
  phone: 12,
  hidden: 13,
  heading: 14,
} as const;

/** What is asked only after certain answers to an earlier field. */
export interface ShowIf {
  readonly field: string;
  /** Empty: any answer. */
  readonly values: readonly string[];
}

/** An answer as it is kept: `true` for a checkbox, the choices of a list, ids of files. */
export type FieldValue = string | boolean | readonly string[] | null;

export interface FieldInfo {
  /** Its place in the form, from 1. */
  readonly id: number;
  readonly label: string;
  readonly slug: string;
  readonly field_type: FieldType;
  readonly required: boolean;
  readonly visible: boolean;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly default: FieldValue;
  readonly placeholder_text: string;
  readonly help_text: string;
  readonly step: number;
  readonly show_if: ShowIf | null;
}

export interface FormInfo {
  readonly id: number;
  readonly title: string;
  readonly intro: string;
  readonly fields: readonly FieldInfo[];
  /** One for a form that is shown whole. */
  readonly steps: readonly { readonly step: number; readonly title: string }[];
  /** Days that an entry is kept. */
  readonly keep_days: number;
}

/** The honeypot: invisible to people; whoever fills it in is a program. */
export const HONEYPOT = 'email2';
/** The consent that a form asks for by itself. */
export const CONSENT = 'consent';

/** Answers by the slugs of their fields. */
export type Answers = Readonly<Record<string, FieldValue>>;
/** What was typed or sent, before anybody looked at it. */
export type RawAnswers = Readonly<Record<string, unknown>>;

/** Whether a field asks anything at all. */
export const asks = ({ field_type: type }: FieldInfo): boolean =>
  type !== FIELD.heading && type !== 'emailconfirm';

/** Whether the answer to a field is a list. */
export const isList = ({ field_type: type }: Pick<FieldInfo, 'field_type'>): boolean =>
  type === FIELD.checkboxes || type === FIELD.multiSelect || type === FIELD.file;

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
