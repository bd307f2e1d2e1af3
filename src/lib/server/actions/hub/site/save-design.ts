import type { Entity } from '../../../../../content/records/kinds.ts';
import { failure, type Failure, type Result } from '../../../../result.ts';
import { PREVIEW_KEY, previewName } from '../../../../design/preview-name.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { actorOf } from '../../../services/accounts/actor-of.ts';
import { inputOf } from '../../../services/records/record-input.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { lookOf, type LookSettings } from '../../../services/design/design-preview-settings.ts';
import { textIn, versionIn } from '../../../page-data/hub/lists/plain-field.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { readDesign } from './read-design.ts';
import { storedSettings } from '../../../page-data/hub/site/stored-settings.ts';
import type { DesignOutcome } from '../../../page-data/hub/site/design.ts';

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
