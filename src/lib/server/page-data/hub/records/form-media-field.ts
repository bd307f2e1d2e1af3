import { LOCALES } from '../../../../constants.ts';
import type { FieldForm } from '../../../../editing/library.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { HubField, HubFieldUpload, HubOption } from '../../../../views/hub/hub-view.ts';
import { previewOf } from '../../../services/editing/media-value.ts';
import { ACCEPTED } from '../../media-library/upload-view.ts';
import { findingOf } from './form-finds.ts';
import type { Filling } from './form-types.ts';

type Values = Readonly<Record<string, unknown>>;

const textAt = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is said beside a picture: what it shows, whose it is. */
function wordFields(name: string, now: Values | null, bare: HubField, filling: Filling) {
  const { t } = filling.context;
  const alt = (now?.['alt'] ?? {}) as Values;
  const plain: HubField = { ...bare, control: 'text', hint: '', error: '', isRequired: false };
  const errorAt = (path: string) => filling.errors[path] ?? '';
  return [
    ...LOCALES.map((locale) => ({
      ...plain,
      name: `${name}.alt.${locale}`,
      label: t('hub_records:media.alt', { language: t(`layout:language.${locale}`) }),
      lang: locale,
      max: 300,
      value: textAt(alt[locale]),
      error: errorAt(`${name}.alt.${locale}`) || errorAt(`${name}.alt`),
    })),
    {
      ...plain,
      name: `${name}.decorative`,
      label: t('hub_records:media.decorative'),
      control: 'checkbox' as const,
      value: now?.['decorative'] === true ? 'true' : '',
    },
    {
      ...plain,
      name: `${name}.credit`,
      label: t('hub_records:media.credit'),
      max: 200,
      value: textAt(now?.['credit']),
      error: errorAt(`${name}.credit`),
    },
  ];
}

/** How a new file comes into the library from the form of a record. */
function uploadOf(isPicture: boolean, { context: { t, locale } }: Filling): HubFieldUpload {
  return {
    href: pathTo('hub-media', locale),
    label: t('hub_records:media.library'),
    call: `/${locale}/pageeditor-api/media`,
    accept: isPicture ? `${ACCEPTED.picture},${ACCEPTED.vector}` : ACCEPTED.any,
    words: {
      choose: t(`hub_records:media.${isPicture ? 'uploadPicture' : 'upload'}`),
      take: t('hub_records:media.take'),
      failed: t('media_library:script.failed'),
      server: t('media_library:script.server', { status: '{{status}}' }),
      signedOut: t('media_library:script.signedOut'),
    },
  };
}

/** A file of the library: the one that is there, none, or one that was looked for. */
export function mediaField(
  field: FieldForm,
  bare: HubField,
  value: unknown,
  filling: Filling,
): HubField {
  const { targets, context } = filling;
  const { t } = context;
  const { name } = bare;
  const now = typeof value === 'object' ? (value as Values | null) : null;
  const isPicture = field.control !== 'file';
  const src = textAt(now?.['src']);
  const width = typeof now?.['width'] === 'number' ? now['width'] : null;
  const preview = isPicture && src !== '' ? previewOf({ type: 'picture', src, width }) : null;
  const title = textAt(now?.['title']) || (src.split('/').at(-1) ?? '');
  const options: HubOption[] = [
    ...(now === null
      ? []
      : [
          {
            value: 'keep',
            label: t('hub_records:media.keep', { name: title }),
            ...(preview !== null && { preview }),
          },
        ]),
    ...(field.isRequired ? [] : [{ value: '', label: t('hub_records:media.none') }]),
    ...(targets.finds.get(name)?.options ?? []),
  ];
  const finding = findingOf(name, filling);
  return {
    ...bare,
    control: 'media',
    value: now === null ? '' : 'keep',
    options,
    ...finding,
    upload: uploadOf(isPicture, filling),
    hidden: [
      ...finding.hidden,
      ...(now === null ? [] : [{ name: `${name}.now`, value: JSON.stringify(now) }]),
    ],
    fields: isPicture && now !== null ? wordFields(name, now, bare, filling) : [],
  };
}
