import { z } from 'zod';
import { plainText } from '../../rich-text/plain.ts';
import { richTextSchema } from '../../rich-text/schema.ts';
import { LOCALES, perLocale, type Locale } from '../../i18n/locales.ts';
import { withoutMarkSigns } from '../clean-text.ts';
import { MESSAGES } from '../messages.ts';
import { lineText, paragraphsText } from '../plain-text.ts';
import { withHint, type InnerControl, type LabelOptions } from './hint.ts';

interface TextOptions<Required extends boolean = boolean> extends LabelOptions {
  readonly isRequired?: Required;
  /** Most characters a language. */
  readonly max?: number;
  /** Where it is missing in one language, the other's stands in, as in cells of a table. */
  readonly standsIn?: boolean;
}

/** Both languages of a text; what is not required can be left out altogether. */
type InBoth<One extends z.ZodType, Required extends boolean> = Required extends true
  ? Both<One>
  : z.ZodPrefault<Both<One>>;
type Both<One extends z.ZodType> = z.ZodObject<Record<Locale, z.ZodPrefault<One>>, z.core.$strict>;

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? plainText(value as never).trim() === '' : value === '';

function inBoth<One extends z.ZodType, Required extends boolean>(
  language: One,
  empty: z.input<One>,
  control: InnerControl,
  { isRequired, ...hint }: TextOptions<Required>,
): InBoth<One, Required> {
  // The fallback is what a caller would hand in; zod cannot tell that of a type parameter.
  const text = language.prefault(empty as never);
  const translated: Both<One> = z.strictObject(perLocale(() => text));
  const schema =
    isRequired === true
      ? translated.refine((value) => LOCALES.some((locale) => !isEmpty(value[locale])), {
          message: MESSAGES.required,
        })
      : translated.prefault({} as never);
  return withHint(schema, { ...hint, control, isRequired: isRequired === true }) as never;
}

/** One line of plain text in each language. */
export const words = <const Required extends boolean = false>(options: TextOptions<Required>) =>
  inBoth(lineText(options.max ?? 256), '', 'line', { max: 256, ...options });

/** Plain text of several lines in each language. */
export const longWords = <const Required extends boolean = false>(options: TextOptions<Required>) =>
  inBoth(paragraphsText(options.max ?? 3000), '', 'paragraphs', { max: 3000, ...options });

/** Rich text in each language; `max` counts its words without their form. */
export const richText = <const Required extends boolean = false>(
  options: TextOptions<Required>,
) => {
  const { max = 20_000 } = options;
  const schema = richTextSchema.check(({ value, issues }) => {
    if (plainText(value).length <= max) return;
    const limit = { origin: 'string', maximum: max, inclusive: true } as const;
    issues.push({ code: 'too_big', ...limit, message: MESSAGES.tooLong, input: value });
  });
  return inBoth(schema, [], 'richtext', { ...options, max });
};

/** HTML that an editor types, in each language; it is made safe before it is shown. */
export const html = <const Required extends boolean = false>(options: TextOptions<Required>) =>
  inBoth(markup(options.max ?? 50_000), '', 'html', { max: 50_000, ...options });

const markup = (max: number) =>
  z.string().overwrite(withoutMarkSigns).max(max, { message: MESSAGES.tooLong });
