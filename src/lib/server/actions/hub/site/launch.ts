import { failure, success, type Result } from '../../../../result.ts';
import { LOCALES } from '../../../../constants.ts';
import { inputOf } from '../../../services/records/record-input.ts';
import { type Caller, actorOf } from '../../../services/accounts/user.ts';
import { textIn, versionIn } from '../../../page-data/hub/lists/plain-field.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { NOW, openSteps } from '../../../page-data/hub/site/launch.ts';
import { HOUSE_STEPS } from '../../../page-data/hub/site/steps.ts';
import { storedSettings } from '../../../page-data/hub/site/stored-settings.ts';
import { saveStep } from './save-step.ts';

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

/** Changes the settings as a form says, and leaves the others as they are. */
async function changeSettings(
  context: PageContext,
  form: FormData,
  caller: Caller,
): Promise<Result<unknown>> {
  const { app, locale } = context;
  const settings = await storedSettings(context);
  const input = { ...inputOf('settings', settings), is_online: true, ...changeOf(form) };
  const key = { id: settings.id, version: versionIn(form) };
  return app.records.update('settings', key, input, {
    locale,
    actor: actorOf(caller, locale),
    source: 'hub',
  });
}

/** Where the next point is: the same one again, like what was just made, or what comes after it. */
function placeAfter(step: string, form: FormData, id: number | null): string {
  const isAgain = textIn(form, 'action') === 'another' && id !== null;
  const query = isAgain ? { step, like: String(id) } : { after: step };
  return `?${new URLSearchParams({ done: 'saved', ...query })}#${NOW}`;
}

/** Saves what the page's form says. @returns where that leads on the page */
export async function changeLaunch(
  context: PageContext,
  form: FormData,
  caller: Caller,
): Promise<Result<string>> {
  const [action, step] = [textIn(form, 'action'), textIn(form, 'step')];
  const isOpening = action === 'open' || action === 'close';
  if (isOpening || step === 'name') {
    const changed = await changeSettings(context, form, caller);
    if (!changed.ok) return changed;
    return success(isOpening ? `?done=${action}` : placeAfter(step, form, null));
  }
  if (!HOUSE_STEPS.some(({ key, hasForm }) => hasForm && key === step))
    return failure('invalid', context.t('system:form.broken'));
  const saved = await saveStep(context, step, form, caller);
  return saved.ok ? success(placeAfter(step, form, saved.value.id)) : saved;
}
