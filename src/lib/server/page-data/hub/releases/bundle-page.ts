import { withBundle } from '../../../../releases/bundle-links.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import type { Failure } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { BundleStep, BundleView } from '../../../../views/hub/bundles-view.ts';
import { approvalRules } from '../../../repositories/releases/approval-rules.ts';
import { itemsOf } from '../../../repositories/releases/bundle-items.ts';
import type { Bundle } from '../../../repositories/releases/bundles.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { publishDenied } from '../../../services/releases/bundles.ts';
import type { UndoStep } from '../../../services/hub/undo.ts';
import { errorsAt, smallField, type Typed } from '../../box-office/plain-fields.ts';
import type { PageContext } from '../../page/page-context.ts';
import { factFields, factsTyped } from './bundle-form.ts';
import { bundleEditor } from '../release-form/bundle-editor.ts';
import { itemViews } from './bundle-items.ts';

/** A form of a bundle that was refused, with what was typed. */
export interface RefusedBundle {
  readonly status: number;
  readonly failure: Failure;
  readonly typed: Typed;
  /** Ids of the items that were ticked. */
  readonly chosen: readonly number[];
}

function aboutOf({ state, ...bundle }: Bundle, { locale, t }: PageContext): string {
  const at =
    state === 'open' ? bundle.created_at : state === 'scheduled' ? bundle.at : bundle.released_at;
  const by = (state === 'open' ? bundle.created_by : bundle.released_by) || '–';
  return t(`bundles:about.${state}`, { by, at: at === null ? '–' : formatMoment(at, locale) });
}

/** What can be done with a bundle in its state. */
function stepsOf(
  { state, at }: Bundle,
  isReady: boolean,
  { app, locale, t }: PageContext,
): readonly BundleStep[] {
  const step = (value: string, label: string, more: Partial<BundleStep> = {}): BundleStep => ({
    value,
    label,
    text: '',
    isMain: false,
    ...more,
  });
  const remove = step('delete', t('bundles:publish.delete'), {
    text: t('bundles:publish.deleteText'),
  });
  const isAhead = at !== null && Date.parse(at) > app.now().getTime();
  const publish = [
    ...(isReady ? [step('publish', t('bundles:publish.now'), { isMain: true })] : []),
    ...(isReady && isAhead && state === 'open'
      ? [step('schedule', t('bundles:publish.later', { at: formatMoment(at, locale) }))]
      : []),
  ];
  if (state === 'open') return [...publish, remove];
  if (state === 'scheduled') return [...publish, step('reopen', t('bundles:publish.stop'))];
  if (state === 'taken_back') return [step('reopen', t('bundles:publish.reopen')), remove];
  const text = t('bundles:publish.takeBackText');
  return [step('take-back', t('bundles:publish.takeBack'), { text }), remove];
}

const DONE = [
  ...['created', 'saved', 'added', 'removed', 'approved', 'sent_back', 'published'],
  ...['scheduled', 'reopened', 'taken_back', 'taken_back_kept'],
] as const;

const doneText = (done: string | null, { t }: PageContext): string => {
  const known = DONE.find((one) => one === done);
  return known === undefined ? '' : t(`bundles:done.${known}`);
};

/** One bundle, as it is or with what somebody typed and was refused. */
export async function bundlePage(
  context: PageContext,
  bundle: Bundle,
  caller: Caller,
  { done, refused }: { readonly done: string | null; readonly refused: RefusedBundle | null },
): Promise<BundleView> {
  const { app, locale, t } = context;
  const { db } = app.database;
  const editor = bundleEditor(caller, context);
  const [items, rules] = [await itemsOf(db, bundle.id), await approvalRules(db)];
  const isOpen = bundle.state === 'open';
  const isAhead = isOpen || bundle.state === 'scheduled';
  const denied = isAhead ? await publishDenied(db, items, editor) : null;
  const chosen = refused?.chosen ?? [];
  const steps = JSON.parse(bundle.steps ?? '[]') as readonly UndoStep[];
  const looking = { editor, rules, isOpen, isAhead, steps, chosen };
  const views = await itemViews(context, items, looking);
  const failure = refused?.failure ?? null;
  const [typed, errors] = [refused?.typed ?? {}, failure?.fields ?? {}];
  const facts = 'name' in typed ? typed : factsTyped(bundle);
  const fields = isOpen ? factFields(facts, errors, context) : [];
  const canJudge = views.some(({ mayJudge }) => mayJudge);
  const word = smallField(
    'word',
    t('bundles:judge.word'),
    { typed, errors, t },
    { hint: t('bundles:judge.wordHint'), control: 'textarea' },
  );
  return {
    title: bundle.name,
    action: pathTo('hub-bundle', locale, { id: bundle.id }),
    revision: bundle.revision,
    state: t(`bundles:state.${bundle.state}`),
    about: aboutOf(bundle, context),
    notice: refused === null ? doneText(done, context) : '',
    message:
      failure?.message ??
      (bundle.failed === null ? '' : `${t('bundles:failedLabel')} ${bundle.failed}`),
    errors: errorsAt(failure, [...fields, word]),
    isOpen,
    items: views,
    fields,
    word: canJudge ? word : null,
    steps: stepsOf(bundle, denied === null, context),
    blocked: denied === null || items.length === 0 ? '' : denied.failure.message,
    preview: isAhead && items.length > 0 ? withBundle(pathTo('home', locale), bundle.id) : null,
    back: { label: t('bundles:title'), href: pathTo('hub-bundles', locale) },
  };
}
