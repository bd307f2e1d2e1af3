import type { FormValues } from '../../../forms/form-values.ts';
import type { MediaEntity } from '../../../../content/records/media.ts';
import type { CropArea } from '../../../media/crop.ts';
import { type Failure } from '../../../result.ts';
import type { MediaCropView } from '../../../views/hub/media-view.ts';
import type { PageContext } from '../page/page-context.ts';
import { plainField, textIn } from '../hub/lists/plain-field.ts';

/** What the form begins with, in per cent: the middle of the picture. */
const BEGIN = { x: '10', y: '10', width: '80', height: '80' } as const;

export const NAMES = ['x', 'y', 'width', 'height'] as const satisfies readonly (keyof CropArea)[];

export const fieldOf = (name: string): string => `crop.${name}`;

/** A failure with the names that the fields have in the form. */
export const atFields = ({ fields = {}, ...reason }: Failure): Failure => ({
  ...reason,
  fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [fieldOf(name), text])),
});

/**
 * The form that makes a cropped copy; null: the file is no picture.
 * @param sent what was typed, and why nothing was made of it; null: nothing was
 */
export function cropView(
  { t }: Pick<PageContext, 't'>,
  { type, width, height }: MediaEntity,
  sent: { readonly form: FormValues | null; readonly failure: Failure } | null,
): MediaCropView | null {
  if (type !== 'picture' || width === null || height === null) return null;
  return {
    text: t('media_library:crop.text', { width, height }),
    error: sent?.failure.message ?? '',
    fields: NAMES.map((name) =>
      plainField(
        {
          name: fieldOf(name),
          label: t(`media_library:crop.field.${name}`),
          value: sent === null ? BEGIN[name] : textIn(sent.form, fieldOf(name)),
          max: 6,
        },
        sent?.failure,
      ),
    ),
  };
}
