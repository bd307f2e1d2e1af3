import type { MediaEntity, MediaInput } from '../../../../content/records/media.ts';
import { LOCALES } from '../../../constants.ts';
import { failure, success, type Result } from '../../../result.ts';
import { mediaInput } from '../../services/media-library/bin.ts';
import type { PageContext } from '../page/page-context.ts';
import { textIn } from '../hub/lists/plain-field.ts';

const PERCENT = /^(?:100|\d{1,2})(?:[.,]\d{1,3})?$/u;

/** A share of a side, of what was typed as per cent; null: it is none. */
export const shareOf = (text: string): number | null => {
  const share = PERCENT.test(text.trim()) ? Number(text.trim().replace(',', '.')) / 100 : 2;
  return share <= 1 ? share : null;
};

/** The words that somebody parted by commas, each once. */
const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** What a form says of a file; what it does not speak of stays as it is. */
export function inputIn(
  media: MediaEntity,
  form: FormData,
  { t }: Pick<PageContext, 't'>,
): Result<MediaInput> {
  const translated = (name: 'alt' | 'transcript') =>
    LOCALES.some((locale) => form.has(`${name}.${locale}`))
      ? Object.fromEntries(LOCALES.map((locale) => [locale, textIn(form, `${name}.${locale}`)]))
      : media[name];
  const shares = (['x', 'y'] as const).map((axis) => {
    const name = `focal.${axis}`;
    return [axis, form.has(name) ? shareOf(textIn(form, name)) : media.focal[axis]] as const;
  });
  const wrong = shares.filter(([, share]) => share === null);
  if (wrong.length > 0) {
    const text = t('media_library:percentNeeded');
    const fields = Object.fromEntries(wrong.map(([axis]) => [`focal.${axis}`, text]));
    return failure('invalid', t('media_library:notSaved'), fields);
  }
  const optional = (name: string): string | null => textIn(form, name).trim() || null;
  return success({
    ...mediaInput(media),
    title: textIn(form, 'title'),
    alt: translated('alt'),
    ...(form.has('alt.de') && { decorative: form.has('decorative') }),
    credit: optional('credit'),
    tags: tagsIn(textIn(form, 'tags')),
    licence: optional('licence'),
    licence_ends: optional('licence_ends'),
    transcript: translated('transcript'),
    focal: Object.fromEntries(shares) as MediaEntity['focal'],
  });
}
