import type { z } from 'zod';
import type { Locale } from '../../../constants.ts';
import { fieldPlace, missingWord } from '../../../editing/missing-fields/field-place.ts';
import { formOf } from '../../../editing/form.ts';
import { translator } from '../../../i18n/translator.ts';
import { errorsIn, fieldErrorsOf } from '../../../i18n/validation.ts';
import type { MissingPart } from '../../../views/module-view.ts';

type Values = Readonly<Record<string, unknown>>;

/** What keeps a module from being shown to visitors, each with its place: «Bild: Beschreibung fehlt». */
export function missingParts(
  schema: z.ZodType,
  data: Values,
  locale: Locale,
): readonly MissingPart[] {
  const parsed = schema.safeParse(data, { error: errorsIn(locale), reportInput: true });
  const t = translator(locale);
  const fields = formOf(schema, locale);
  return Object.entries(fieldErrorsOf(parsed.error?.issues ?? [], locale)).map(
    ([path, message]) => {
      const place = fieldPlace(fields, data, path.split('.'));
      if (place === null) return { path, text: message };
      const { label } = place;
      const word = missingWord(place);
      return {
        path,
        text: word === null ? `${label}: ${message}` : t(`editing:missing.${word}`, { label }),
      };
    },
  );
}
