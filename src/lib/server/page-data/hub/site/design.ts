import { records, type Entity } from '../../../../../content/records/kinds.ts';
import { inputSchema } from '../../../../../content/records/define.ts';
import { failure, type Failure, type Result } from '../../../../result.ts';
import {
  designIn,
  PREVIEW_KEY,
  previewName,
  type DesignChoice,
} from '../../../../design/preview-name.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { DesignView } from '../../../../views/hub/design-view.ts';
import { actorOf } from '../../../services/accounts/actor-of.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { lookOf, type LookSettings } from '../../../services/design/design-preview-settings.ts';
import { textIn, versionIn } from '../lists/plain-field.ts';
import type { PageContext } from '../../page/page-context.ts';
import { colourFields, pictureFields, schemesOf, selectsOf } from './design-fields.ts';
import { readDesign, type DesignForm } from './design-form.ts';
import { samplesOf } from './samples.ts';
import { storedSettings } from './stored-settings.ts';

/** What was sent and could not be taken. */
interface Refused {
  readonly form: FormData;
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

/** Writes a look into the settings that somebody saw. */
async function saveLook(
  { app, locale }: PageContext,
  settings: Entity<'settings'>,
  { look, version, caller }: { look: LookSettings; version: number; caller: Caller },
): Promise<Result<Entity<'settings'>>> {
  const names = Object.keys(inputSchema(records.settings).shape);
  const stored = Object.entries(settings).filter(([name]) => names.includes(name));
  const input = { ...Object.fromEntries(stored), is_online: true, ...look };
  return app.records.update('settings', { id: settings.id, version }, input, {
    locale,
    actor: actorOf(caller, locale),
    source: 'hub',
  });
}

/** Takes the form of a look: shows it on pages, or saves it. */
export async function sendDesign(
  context: PageContext,
  form: FormData,
  caller: Caller,
): Promise<DesignOutcome> {
  const { app, locale, t } = context;
  const read = await readDesign(context, form);
  const refused = (reason: Failure): DesignOutcome => ({
    refused: { form, read, failure: reason },
  });
  if (read.choice === null)
    return refused(failure('invalid', t('design:refused'), read.errors).failure);
  const path = pathTo('hub-design', locale);
  if (textIn(form, 'action') !== 'save')
    return {
      location: `${path}?${new URLSearchParams({ [PREVIEW_KEY]: previewName(read.choice) })}`,
    };
  const settings = await storedSettings(context);
  const look = await lookOf(app.database, settings, read.choice);
  const saved = await saveLook(context, settings, { look, version: versionIn(form), caller });
  return saved.ok ? { location: `${path}?done=saved` } : refused(saved.failure);
}
