import type { CropArea } from '../../../media/crop.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { textIn } from '../../page-data/hub/lists/plain-field.ts';
import { NAMES, fieldOf } from '../../page-data/media-library/crop-form.ts';
import type { MediaEntity, MediaInput } from '../../../../content/records/media.ts';
import { LOCALES } from '../../../constants.ts';
import { inputOf } from '../../services/records/record-input.ts';

/** The part of a picture that a form says. */
export function cropIn(form: FormData, { t }: Pick<PageContext, 't'>): Result<CropArea> {
  const shares = NAMES.map((name) => [name, shareOf(textIn(form, fieldOf(name)))] as const);
  const wrong = shares.filter(([, share]) => share === null);
  if (wrong.length === 0) return success(Object.fromEntries(shares) as unknown as CropArea);
  const text = t('media_library:percentNeeded');
  const fields = Object.fromEntries(wrong.map(([name]) => [name, text]));
  return failure('invalid', t('media_library:crop.notMade'), fields);
}

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
    ...inputOf('media', media),
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
