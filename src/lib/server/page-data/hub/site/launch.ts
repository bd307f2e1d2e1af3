import type { FormValues } from '../../../../forms/form-values.ts';
import type { Entity } from '../../../../../content/records/kinds.ts';
import type { Failure } from '../../../../result.ts';
import { LOCALES } from '../../../../constants.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { LaunchStep, LaunchView } from '../../../../views/hub/launch-view.ts';
import type { HubField } from '../../../../views/hub/hub-view.ts';
import { hasDemoRecords } from '../../../repositories/demo/demo-records.ts';
import { plainField, textIn } from '../lists/plain-field.ts';
import type { PageContext } from '../../page/page-context.ts';
import { firstTexts } from './first-texts.ts';
import { HOUSE_STEPS } from './steps.ts';
import { storedSettings } from './stored-settings.ts';

const TRANSLATED = ['site_name', 'claim'] as const;

async function stepsOf(context: PageContext): Promise<readonly LaunchStep[]> {
  const { t } = context;
  const steps: LaunchStep[] = [];
  for (const step of HOUSE_STEPS)
    steps.push({
      key: step.key,
      label: t(`house:step.${step.key}.label`),
      text: t(`house:step.${step.key}.text`),
      isDone: await step.isDone(context),
      href: step.href(context),
    });
  return steps;
}

/** What is still to be done. */
export const openSteps = async (context: PageContext): Promise<readonly LaunchStep[]> =>
  (await stepsOf(context)).filter(({ isDone }) => !isDone);

/** Name and claim, as they are or as they were typed. */
function fieldsOf(
  settings: Entity<'settings'>,
  typed: FormValues | null,
  refused: Failure | null,
  { t }: PageContext,
): readonly HubField[] {
  return TRANSLATED.flatMap((key) =>
    LOCALES.map((locale) => {
      const name = `${key}.${locale}`;
      const value = typed === null ? settings[key][locale] : textIn(typed, name);
      const label = t(`house:field.${key}`, { language: t(`layout:language.${locale}`) });
      return plainField({ name, label, value, lang: locale }, refused);
    }),
  );
}

/** What came of the form of the page, where it was not saved. */
interface Refused {
  readonly typed: FormValues;
  readonly failure: Failure;
}

/** What the address of the page says: what was done, and what is asked back. */
interface LaunchState {
  readonly done: string | null;
  readonly confirm: string | null;
}

/** What is asked back before the site opens or closes; null: nothing is. */
function confirmationOf(
  confirm: string | null,
  isPublic: boolean,
  open: number,
  { t }: PageContext,
): LaunchView['confirmation'] {
  const action = isPublic ? 'close' : 'open';
  if (confirm !== action) return null;
  return {
    action,
    text: t(`house:confirm.${action}`, { count: open }),
    button: t(`house:confirm.${action}Anyway`),
  };
}

/** What a venue still lacks, and its name and look. */
export async function launchView(
  context: PageContext,
  refused: Refused | null,
  { done, confirm }: LaunchState,
): Promise<LaunchView> {
  const { locale, t } = context;
  const steps = await stepsOf(context);
  const settings = await storedSettings(context);
  const failed = refused?.failure ?? null;
  const count = steps.filter(({ isDone }) => isDone).length;
  return {
    title: t('house:title'),
    steps,
    progress: t('house:progress', { done: count, all: steps.length }),
    isPublic: settings.is_site_online,
    confirmation: confirmationOf(confirm, settings.is_site_online, steps.length - count, context),
    action: pathTo('hub-house', locale),
    demo: (await hasDemoRecords(context.app.database.db)) ? pathTo('hub-demo', locale) : null,
    texts: firstTexts(context, settings),
    design: { label: t('house:design'), href: pathTo('hub-design', locale) },
    fields: fieldsOf(settings, refused?.typed ?? null, failed, context),
    errors: Object.entries(failed?.fields ?? {}).map(([name, text]) => ({ name, text })),
    message: failed?.message ?? '',
    notice: ['saved', 'open', 'close'].some((name) => name === done)
      ? t(`house:done.${done ?? ''}`)
      : '',
    version: settings.version,
  };
}
