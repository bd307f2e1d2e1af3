import type { z } from 'zod';
import { imageSchema, type Image } from '../../../../content/fields/image.ts';
import { hintOf } from '../../../../content/fields/inner/hint.ts';
import { entryOf, fieldsOf } from '../../../../content/fields/inner/walk.ts';
import { perLocale, type Locale } from '../../../../content/i18n/locales.ts';
import { blockSchema, type RichText } from '../../../../content/rich-text/schema.ts';
import { MISSING_PICTURE } from '../../../media/picture.ts';

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};

/** The words of a rich text whose form is not right yet. */
const wordsIn = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(wordsIn).join('');
  const { text, children } = valuesOf(value);
  return typeof text === 'string' ? text : wordsIn(children ?? []);
};

/** Block by block: what is too long stands there as it is, and what is wrong in one is its words. */
const draftRich = (value: unknown): RichText =>
  (Array.isArray(value) ? value : []).flatMap((block: unknown) => {
    const parsed = blockSchema.safeParse(block);
    if (parsed.success) return [parsed.data];
    const text = wordsIn(block);
    return text === '' ? [] : [{ type: 'paragraph' as const, children: [{ text }] }];
  });

const pictureStandIn = (value: unknown): Image => {
  const parsed = imageSchema.safeParse(value);
  return parsed.success ? parsed.data : { ...MISSING_PICTURE, alt: { de: '', en: '' } };
};

function draftField(field: z.ZodType, value: unknown): unknown {
  const parsed = field.safeParse(value);
  if (parsed.success) return parsed.data;
  const inLanguage = (locale: Locale) => valuesOf(value)[locale];
  switch (hintOf(field)?.control) {
    case 'line':
    case 'paragraphs':
    case 'html':
      return perLocale((locale) => {
        const text = inLanguage(locale);
        return typeof text === 'string' ? text : '';
      });
    case 'richtext':
      return perLocale((locale) => draftRich(inLanguage(locale)));
    case 'list':
      return Array.isArray(value)
        ? value.map((item) => draftData(entryOf(field), valuesOf(item)))
        : [];
    case 'picture':
      return pictureStandIn(value);
    case 'file':
      return { src: '', mime: '', bytes: 0, title: '' };
    case 'embed':
      return '';
    case 'link':
      return '#';
    case 'reference':
      return 0;
    case 'references':
      return Array.isArray(value) ? value.filter((id) => Number.isInteger(id)) : [];
    default:
      return field.safeParse(undefined).data ?? null;
  }
}

/**
 * The data of a module that is not finished, with something in the place of what is missing,
 * so that its own view can show it as far as it goes. Only who edits the page sees it.
 */
export const draftData = (schema: z.ZodType, data: Values): Values =>
  Object.fromEntries(fieldsOf(schema).map(([key, field]) => [key, draftField(field, data[key])]));
