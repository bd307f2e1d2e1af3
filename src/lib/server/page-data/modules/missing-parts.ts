import type { z } from 'zod';
import { hintOf, type InnerControl } from '../../../../content/fields/inner/hint.ts';
import { entryOf, fieldsOf } from '../../../../content/fields/inner/walk.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { errorsIn, fieldErrorsOf } from '../../../i18n/validation.ts';
import type { MissingPart } from '../../../views/module-view.ts';

type Values = Readonly<Record<string, unknown>>;

interface Part {
  /** «Bild», in a list «Bild 2». */
  readonly label: string;
  readonly control: InnerControl | null;
  readonly isRequired: boolean;
  readonly value: unknown;
  /** The steps within the field's value. */
  readonly within: readonly string[];
}

/** What stands at the end of some steps into a module's data. */
function partAt(
  schema: z.ZodType,
  data: unknown,
  [key = '', ...rest]: readonly string[],
  locale: Locale,
): Part | null {
  const field = fieldsOf(schema).find(([name]) => name === key)?.[1];
  const hint = field && hintOf(field);
  if (!field || !hint) return null;
  const value = (data as Values | null | undefined)?.[key];
  const label = hint.label[locale];
  const [index, ...inner] = rest;
  if (hint.control !== 'list' || index === undefined)
    return {
      label,
      control: hint.control,
      isRequired: hint.isRequired === true,
      value,
      within: rest,
    };
  const part = partAt(entryOf(field), (value as Values)[index], inner, locale);
  return part && { ...part, label: `${part.label} ${Number(index) + 1}` };
}

const isBlank = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isBlank);
};

/** What is missing where, by its control; null: it is there, and something else is wrong with it. */
function wordOf({ control, isRequired, value, within }: Part): string | null {
  if (control === 'picture' && within[0] === 'alt') return 'alt';
  if (!isRequired || !isBlank(value)) return null;
  if (control === 'picture' || control === 'file' || control === 'list') return control;
  return control === 'reference' || control === 'references' ? 'reference' : 'text';
}

/** What keeps a module from being shown to visitors, each with its place: «Bild: Beschreibung fehlt». */
export function missingParts(
  schema: z.ZodType,
  data: Values,
  locale: Locale,
): readonly MissingPart[] {
  const parsed = schema.safeParse(data, { error: errorsIn(locale), reportInput: true });
  const t = translator(locale);
  return Object.entries(fieldErrorsOf(parsed.error?.issues ?? [], locale)).map(
    ([path, message]) => {
      const part = partAt(schema, data, path.split('.'), locale);
      if (part === null) return { path, text: message };
      const word = wordOf(part);
      return {
        path,
        text:
          word === null
            ? `${part.label}: ${message}`
            : t(`editing:missing.${word}`, { label: part.label }),
      };
    },
  );
}
