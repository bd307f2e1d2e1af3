import type { FormValues } from '../../../../forms/form-values.ts';
import { textIn } from '../../../../i18n/localized.ts';
import { type Failure } from '../../../../result.ts';
import { designIn, previewName, type DesignChoice } from '../../../../design/preview-name.ts';
import { PREVIEW_KEY } from '../../../../editing/address.ts';
import { detailPath } from '../../../../routing/record-routes.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { Link } from '../../../../views/event-view.ts';
import type { DesignView } from '../../../../views/hub/design-view.ts';
import { recordById } from '../../../repositories/records.ts';
import { lookOf, type LookSettings } from '../../../services/design/design-preview.ts';
import type { PageContext } from '../../page/page-context.ts';
import {
  colourFields,
  pictureFields,
  schemesOf,
  selectsOf,
  type DesignForm,
} from './design-fields.ts';
import { storedSettings } from './stored-settings.ts';

/** Pages that show a look before it is saved: the first one, the programme, and the next event. */
async function samplesOf(context: PageContext, name: string): Promise<readonly Link[]> {
  const { app, locale, t } = context;
  const inLook = (path: string) => `${path}?${new URLSearchParams({ [PREVIEW_KEY]: name })}`;
  const { events } = await app.programme.read();
  const now = context.now.toISOString();
  const next = events.find(({ date_start: start }) => start >= now) ?? events.at(-1);
  const event = next && (await recordById(app.database.db, 'event', next.id));
  return [
    { label: t('layout:home'), href: inLook(pathTo('home', locale)) },
    { label: t('design:programme'), href: inLook(pathTo('events', locale)) },
    ...(event
      ? [{ label: textIn(event.title, locale), href: inLook(detailPath('event', event, locale)) }]
      : []),
  ];
}

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
  return done === 'saved' ? t('launch:done.saved') : '';
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
    launch: { label: t('launch:title'), href: pathTo('hub-launch', locale) },
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
