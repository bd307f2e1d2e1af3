import type { FormValues } from '../../../../forms/form-values.ts';
import type { Failure } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { LaunchStep, LaunchView } from '../../../../views/hub/launch-view.ts';
import { hasDemoRecords } from '../../../repositories/demo/demo-records.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import type { PageContext } from '../../page/page-context.ts';
import { namedErrors } from '../form-help/form-context.ts';
import { textIn } from '../lists/plain-field.ts';
import { stepForm } from './step-form.ts';
import { HOUSE_STEPS } from './steps.ts';
import { storedSettings } from './stored-settings.ts';

/** Where the point that is to be done now stands on the page. */
export const NOW = 'now';

type OpenStep = Omit<LaunchStep, 'form' | 'isNow'>;

async function stepsOf(context: PageContext): Promise<readonly OpenStep[]> {
  const { t, locale } = context;
  const steps: OpenStep[] = [];
  for (const step of HOUSE_STEPS) {
    const { key, hasForm } = step;
    const isDone = await step.isDone(context);
    const here = hasForm ? `${pathTo('hub-launch', locale)}?step=${key}#${NOW}` : null;
    steps.push({
      key,
      label: t(`launch:step.${key}.label`),
      text: t(`launch:step.${key}.text`),
      isDone,
      href: isDone ? (step.href(context) ?? here) : here,
    });
  }
  return steps;
}

/** What is still to be done. */
export const openSteps = async (context: PageContext): Promise<readonly OpenStep[]> =>
  (await stepsOf(context)).filter(({ isDone }) => !isDone);

/** What came of a form of the page that was not saved. */
interface Refused {
  readonly form: FormValues;
  readonly failure: Failure;
}

/** The point whose form is open: the one that was asked for, else the next that is missing. */
function stepNow(
  steps: readonly OpenStep[],
  search: URLSearchParams,
  refused: Refused | null,
): string | null {
  const asked = refused === null ? search.get('step') : textIn(refused.form, 'step');
  if (HOUSE_STEPS.some(({ key, hasForm }) => hasForm && key === asked)) return asked;
  const isMissing = ({ isDone, href }: OpenStep) => !isDone && href !== null;
  const after = steps.findIndex(({ key }) => key === search.get('after'));
  return (steps.slice(after + 1).find(isMissing) ?? steps.find(isMissing))?.key ?? null;
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
    text: t(`launch:confirm.${action}`, { count: open }),
    button: t(`launch:confirm.${action}Anyway`),
  };
}

/** What a venue still lacks, the form of what comes next, and whether visitors are let in. */
export async function launchView(
  context: PageContext,
  caller: Caller,
  refused: Refused | null,
  search: URLSearchParams,
): Promise<LaunchView> {
  const { locale, t } = context;
  const open = await stepsOf(context);
  const now = stepNow(open, search, refused);
  const state = { step: now ?? '', refused, like: search.get('like') };
  const form = now === null ? null : await stepForm(context, state, caller);
  const settings = await storedSettings(context);
  const failed = refused?.failure ?? null;
  const count = open.filter(({ isDone }) => isDone).length;
  const done = search.get('done') ?? '';
  const isTold = ['saved', 'open', 'close'].includes(done);
  return {
    title: t('launch:title'),
    lead: t(settings.is_site_online ? 'launch:lead.open' : 'launch:lead.closed'),
    steps: open.map((step) => ({
      ...step,
      isNow: step.key === now,
      form: step.key === now ? form : null,
    })),
    progress: t('launch:progress', { done: count, all: open.length }),
    isPublic: settings.is_site_online,
    confirmation: confirmationOf(
      search.get('confirm'),
      settings.is_site_online,
      open.length - count,
      context,
    ),
    action: pathTo('hub-launch', locale),
    demo: (await hasDemoRecords(context.app.database.db)) ? pathTo('hub-demo', locale) : null,
    design: { label: t('launch:design'), href: pathTo('hub-design', locale) },
    menus: { label: t('launch:menus'), href: pathTo('hub-menus', locale) },
    errors: namedErrors(failed, form?.fields ?? [], context),
    message: failed?.message ?? '',
    notice: isTold ? t(`launch:done.${done}`) : '',
    version: settings.version,
  };
}
