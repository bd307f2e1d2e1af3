import { z } from 'zod';
import { type Entity, records } from '../../../../../content/records/kinds.ts';
import type { MediaEntity } from '../../../../../content/records/media.ts';
import type { DesignSettings } from '../../../../design/design.ts';
import { errorsIn, fieldErrorsOf } from '../../../../i18n/validation.ts';
import { sentFilesIn } from '../../../../media/sent-file.ts';
import { failure, type Failure, type Result } from '../../../../result.ts';
import {
  previewName,
  HOUSE_PICTURES,
  pictureChoice,
  type SitePicture,
  type PictureChoice,
  type PictureChoices,
} from '../../../../design/preview-name.ts';
import { PREVIEW_KEY } from '../../../../editing/address.ts';
import { pathTo } from '../../../../routing/routes.ts';
import {
  COLOURS,
  colourTyped,
  type DesignForm,
} from '../../../page-data/hub/site/design-fields.ts';
import { recordById } from '../../../repositories/records.ts';
import { lookOf, type LookSettings } from '../../../services/design/design-preview.ts';
import { inputOf } from '../../../services/records/record-input.ts';
import { type Caller, actorOf } from '../../../services/accounts/user.ts';
import { textIn, versionIn } from '../../../page-data/hub/lists/plain-field.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { storedSettings } from '../../../page-data/hub/site/stored-settings.ts';
import type { DesignOutcome } from '../../../page-data/hub/site/design.ts';

const { theme, fonts, own_accent, own_second, own_paper } = records.settings.fields;

const designSchema = z.object({
  theme: theme.schema,
  fonts: fonts.schema,
  own_accent: own_accent.schema,
  own_second: own_second.schema,
  own_paper: own_paper.schema,
});

/** Sides of an icon may differ by so much, as one that is drawn is not exact to the pixel. */
const SQUARE = { least: 0.9, most: 1.1 };

/** Why a file cannot be such a picture; empty: it can. */
function pictureError({ t }: PageContext, name: SitePicture, media: MediaEntity | null): string {
  if (media === null) return t('api:unknownRecord');
  const { type, width, height } = media;
  if ((type !== 'picture' && type !== 'vector') || !width || !height) return t('design:noPicture');
  const ratio = width / height;
  const isSquare = ratio >= SQUARE.least && ratio <= SQUARE.most;
  return name === 'icon' && !isSquare ? t('design:notSquare') : '';
}

/** What a form says of a picture: a file that came with it, what it was before, or none. */
async function pictureIn(
  context: PageContext,
  form: FormData,
  name: SitePicture,
): Promise<{ readonly choice: PictureChoice; readonly error: string }> {
  const before = pictureChoice(textIn(form, name)) ?? null;
  const [sent] = sentFilesIn(form, `${name}.file`);
  if (sent?.state === 'refused') return { choice: before, error: `${sent.name}: ${sent.message}` };
  const isRemoved = textIn(form, `${name}.remove`) !== '';
  const choice = sent?.id ?? (isRemoved ? null : before);
  if (typeof choice !== 'number') return { choice, error: '' };
  const media = await recordById(context.app.database.db, 'media', choice);
  const error = pictureError(context, name, media);
  return { choice: error === '' ? choice : null, error };
}

/** Reads the form of a look, the colours by the same rules as the settings themselves. */
async function readDesign(context: PageContext, form: FormData): Promise<DesignForm> {
  const { locale, t } = context;
  const colours = Object.fromEntries(
    COLOURS.map((name) => [name, colourTyped(form, name) || null]),
  );
  const parsed = designSchema.safeParse(
    { ...colours, theme: textIn(form, 'theme'), fonts: textIn(form, 'fonts') },
    { error: errorsIn(locale) },
  );
  const errors: Record<string, string> = { ...fieldErrorsOf(parsed.error?.issues ?? [], locale) };
  if (colours['own_accent'] === null)
    for (const name of ['own_second', 'own_paper'] as const)
      if (colours[name] !== null) errors['own_accent'] ??= t('design:accentFirst');
  const choices: Partial<Record<SitePicture, PictureChoice>> = {};
  for (const name of HOUSE_PICTURES) {
    const { choice, error } = await pictureIn(context, form, name);
    choices[name] = choice;
    if (error !== '') errors[name] = error;
  }
  if (choices.logo === null && choices.logo_dark !== null) errors['logo'] ??= t('design:logoFirst');
  const pictures = choices as PictureChoices;
  const isRight = parsed.success && Object.keys(errors).length === 0;
  const design: DesignSettings | undefined = parsed.data;
  return { choice: isRight && design ? { design, pictures } : null, errors, pictures };
}

/** Writes a look into the settings that somebody saw. */
async function saveLook(
  { app, locale }: PageContext,
  settings: Entity<'settings'>,
  { look, version, caller }: { look: LookSettings; version: number; caller: Caller },
): Promise<Result<Entity<'settings'>>> {
  const input = { ...inputOf('settings', settings), is_online: true, ...look };
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
