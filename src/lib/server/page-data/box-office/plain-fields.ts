import type { FormValues } from '../../../forms/form-values.ts';
import type { Translated } from '../../../../content/fields/field.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import type { Translate } from '../../../i18n/translator.ts';
import type { FieldErrors, HubField } from '../../../views/hub/hub-view.ts';
import { type Failure, FAILURE_STATUS } from '../../../result.ts';
import { plainField } from '../hub/lists/plain-field.ts';

/** What was typed, or what a form begins with, by the name of the field. */
export type Typed = Readonly<Record<string, string>>;
export type Errors = Readonly<Record<string, string>>;

/** What the fields of a form are filled with. */
export interface Filled {
  readonly typed: Typed;
  readonly errors: Errors;
  readonly t: Translate;
}

/** A field of a small form; what is left out is as it mostly is. */
export function smallField(
  name: string,
  label: string,
  { typed, errors }: Filled,
  more: Partial<HubField> = {},
): HubField {
  const [value, error] = [typed[name] ?? '', errors[name] ?? ''];
  return plainField({ name, label, value, error, ...more });
}

/** A text in both languages, the first of which may have to be filled in. */
export const textFields = (
  name: string,
  label: string,
  filled: Filled,
  more: Partial<HubField> & { readonly needs?: Locale } = {},
): readonly HubField[] => {
  const { needs, ...facts } = more;
  return LOCALES.map((locale) => {
    const own = `${label} (${filled.t(`layout:language.${locale}`)})`;
    const isRequired = needs === locale;
    return smallField(`${name}.${locale}`, own, filled, { ...facts, lang: locale, isRequired });
  });
};

/** A text in both languages by the names of its fields. */
export const typedText = (name: string, text: Translated): Typed =>
  Object.fromEntries(LOCALES.map((locale) => [`${name}.${locale}`, text[locale]]));

/** Longer than any field; more is not shown again. */
const MAX_SHOWN = 5000;

/** What somebody typed into these fields. */
export const typedIn = (form: FormValues, names: readonly string[]): Typed =>
  Object.fromEntries(
    names.map((name) => {
      const value = form.get(name);
      const text = typeof value === 'string' ? value.slice(0, MAX_SHOWN) : '';
      return [name, text.replaceAll('\r\n', '\n')];
    }),
  );

export const translatedIn = (typed: Typed, name: string): Translated => ({
  de: (typed[`${name}.de`] ?? '').trim(),
  en: (typed[`${name}.en`] ?? '').trim(),
});

/** The names of a text's fields in every language. */
export const inLanguages = (name: string): readonly string[] =>
  LOCALES.map((locale) => `${name}.${locale}`);

/** What is wrong with a form, for the list above it; a text in two languages stands at its first. */
export function errorsAt(failure: Failure | null, fields: readonly HubField[]): FieldErrors {
  const names = new Set(fields.map(({ name }) => name));
  return Object.entries(failure?.fields ?? {}).map(([path, text]) => ({
    name: names.has(path) ? path : names.has(`${path}.de`) ? `${path}.de` : '',
    text,
  }));
}

/** What came of a small form: an address to go to, or the form again as it was typed. */
export type SmallOutcome =
  | { readonly location: string }
  | { readonly status: number; readonly failure: Failure; readonly typed: Typed };

/** The form again, with what is wrong. */
export const refusedForm = (
  failure: Failure,
  typed: Typed,
): Exclude<SmallOutcome, { readonly location: string }> => ({
  status: FAILURE_STATUS[failure.code],
  failure,
  typed,
});
