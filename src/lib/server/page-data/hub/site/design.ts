import type { FormValues } from '../../../../forms/form-values.ts';
import { type Failure } from '../../../../result.ts';
import {
  designIn,
  PREVIEW_KEY,
  previewName,
  type DesignChoice,
} from '../../../../design/preview-name.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { DesignView } from '../../../../views/hub/design-view.ts';
import { lookOf, type LookSettings } from '../../../services/design/design-preview-settings.ts';
import type { PageContext } from '../../page/page-context.ts';
import { colourFields, pictureFields, schemesOf, selectsOf } from './design-fields.ts';
import type { DesignForm } from './design-form.ts';
import { samplesOf } from './samples.ts';
import { storedSettings } from './stored-settings.ts';

/** What was sent and could not be taken. */
interface Refused {
  readonly form: FormValues;
  readonly read: DesignForm;
  readonly failure: Failure;
}

/** Where somebody goes whose form was taken, or why it was not. */
export type DesignOutcome = { readonly location: string } | { readonly refused: Refused };

/** The look that the settings have, as a form begins with it. */
const storedDesign = (settings: LookSettings): DesignChoice => ({
  design: settings,
  pictures: {
    logo: settings.logo && 'stored',
    logo_dark: settings.logo_dark && 'stored',
    icon: settings.icon && 'stored',
  },
});

function noticeOf(
  { t }: PageContext,
  { isPreview, done }: { isPreview: boolean; done: string | null },
) {
  if (isPreview) return t('design:notSaved');
  return done === 'saved' ? t('house:done.saved') : '';
}

/** The form of a look: as it is saved, as it is previewed, or as it was refused. */
export async function designView(
  context: PageContext,
  search: URLSearchParams,
  refused: Refused | null,
): Promise<DesignView> {
  const { app, locale, t } = context;
  const settings = await storedSettings(context);
  const name = search.get(PREVIEW_KEY) ?? '';
  const fromAddress = designIn(name);
  const choice = fromAddress ?? storedDesign(settings);
  const pictures = refused?.read.pictures ?? choice.pictures;
  const look = await lookOf(app.database, settings, { ...choice, pictures });
  const errors = refused?.failure.fields ?? {};
  const shown = { look, pictures, form: refused?.form ?? null, errors };
  const isPreview = fromAddress !== null && refused === null;
  return {
    title: t('design:title'),
    action: pathTo('hub-design', locale),
    house: { label: t('house:title'), href: pathTo('hub-house', locale) },
    notice: refused === null ? noticeOf(context, { isPreview, done: search.get('done') }) : '',
    message: refused?.failure.message ?? '',
    errors: Object.entries(errors).map(([field, text]) => ({ name: field, text })),
    version: settings.version,
    ...selectsOf(context, shown),
    colours: colourFields(context, shown),
    pictures: pictureFields(context, shown),
    samples: isPreview ? await samplesOf(context, previewName(choice)) : null,
    schemes: refused === null ? schemesOf(context, look) : [],
  };
}
