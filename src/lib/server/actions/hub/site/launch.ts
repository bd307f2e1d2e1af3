import type { Result } from '../../../../result.ts';
import { LOCALES } from '../../../../constants.ts';
import { actorOf } from '../../../services/accounts/actor-of.ts';
import { inputOf } from '../../../services/records/record-input.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { textIn, versionIn } from '../../../page-data/hub/lists/plain-field.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { openSteps } from '../../../page-data/hub/site/launch.ts';
import { storedSettings } from '../../../page-data/hub/site/stored-settings.ts';

/** What a form changes of the settings; `open` and `close` say whether visitors see the site. */
function changeOf(form: FormData): object {
  const action = textIn(form, 'action');
  if (action === 'open' || action === 'close') return { is_site_online: action === 'open' };
  const inBoth = (key: string) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, textIn(form, `${key}.${locale}`)]));
  return { site_name: inBoth('site_name'), claim: inBoth('claim') };
}

/** Whether what the form asks for is asked back first: opening with points left, and closing. */
export async function needsConfirmation(
  context: PageContext,
  form: FormData,
): Promise<'open' | 'close' | null> {
  const action = textIn(form, 'action');
  if ((action !== 'open' && action !== 'close') || textIn(form, 'confirmed') === 'yes') return null;
  return action === 'close' || (await openSteps(context)).length > 0 ? action : null;
}

/** Saves what the page's form says. @returns what was done: `saved`, `open` or `close` */
export async function changeLaunch(
  context: PageContext,
  form: FormData,
  caller: Caller,
): Promise<Result<string>> {
  const { app, locale } = context;
  const settings = await storedSettings(context);
  const input = { ...inputOf('settings', settings), is_online: true, ...changeOf(form) };
  const key = { id: settings.id, version: versionIn(form) };
  const saved = await app.records.update('settings', key, input, {
    locale,
    actor: actorOf(caller, locale),
    source: 'hub',
  });
  if (!saved.ok) return saved;
  const action = textIn(form, 'action');
  return { ok: true, value: ['open', 'close'].includes(action) ? action : 'saved' };
}
