import { isBlank } from './is-blank.ts';
import { LOCALES, type Locale } from '../../constants.ts';
import type { FieldForm } from '../library.ts';

type Values = Readonly<Record<string, unknown>>;

/** The field that an error stands at, and what it holds. */
export interface FieldPlace {
  /** «Bild», in a list «Bild 2». */
  readonly label: string;
  readonly control: FieldForm['control'];
  readonly isRequired: boolean;
  readonly value: unknown;
  /** The language that the error is in; null: in none of its own. */
  readonly language: Locale | null;
  /** The steps within the field's value. */
  readonly within: readonly string[];
}

/** What stands at the end of some steps into a module's data or a record; null: no field of theirs. */
export function fieldPlace(
  fields: readonly FieldForm[],
  data: unknown,
  [key = '', ...rest]: readonly string[],
): FieldPlace | null {
  const field = fields.find((one) => one.key === key);
  if (field === undefined) return null;
  const { label, control, isRequired, items } = field;
  const value = (data as Values | null | undefined)?.[key];
  const [step, ...inner] = rest;
  if (control === 'group' && step !== undefined) return fieldPlace(items, value, rest);
  if (control === 'list' && step !== undefined) {
    const place = fieldPlace(items, (value as Values | null)?.[step], inner);
    return place && { ...place, label: `${place.label} ${Number(step) + 1}` };
  }
  const language = (field.isTranslated && LOCALES.find((locale) => locale === step)) || null;
  return {
    label,
    control,
    isRequired,
    value: language === null ? value : (value as Values | null)?.[language],
    language,
    within: language === null ? rest : inner,
  };
}

/** What a field lacks, by its control; null: it is there, and something else is wrong with it. */
export function missingWord({ control, isRequired, value, within }: FieldPlace): string | null {
  const isPicture = control === 'picture' || control === 'image';
  if (isPicture && within[0] === 'alt') return 'alt';
  if (!isRequired || !isBlank(value)) return null;
  if (isPicture) return 'picture';
  if (control === 'file' || control === 'list') return control;
  return control === 'reference' || control === 'references' ? 'reference' : 'text';
}
