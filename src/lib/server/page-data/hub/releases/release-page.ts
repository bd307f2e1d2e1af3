import { withRelease } from '../../../../releases/release-links.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import type { Failure } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { ReleaseStep, ReleaseView } from '../../../../views/hub/releases-view.ts';
import { approvalRules } from '../../../repositories/releases/approval-rules.ts';
import { itemsOf } from '../../../repositories/releases/release-items.ts';
import type { Release } from '../../../repositories/releases/releases.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { publishDenied } from '../../../services/releases/releases.ts';
import type { UndoStep } from '../../../services/hub/undo.ts';
import { errorsAt, smallField, type Typed } from '../../box-office/plain-fields.ts';
import type { PageContext } from '../../page/page-context.ts';
import { releaseEditor } from '../release-form/release-editor.ts';
import { itemViews } from './release-items.ts';
import { factFields, factsTyped } from './releases-page.ts';

/** A form of a release that was refused, with what was typed. */
export interface RefusedRelease {
  readonly status: number;
  readonly failure: Failure;
  readonly typed: Typed;
  /** Ids of the items that were ticked. */
  readonly chosen: readonly number[];
}

function aboutOf({ state, ...release }: Release, { locale, t }: PageContext): string {
  const at =
    state === 'open'
      ? release.created_at
      : state === 'scheduled'
        ? release.at
        : release.published_at;
  const by = (state === 'open' ? release.created_by : release.published_by) || '–';
  return t(`releases:about.${state}`, { by, at: at === null ? '–' : formatMoment(at, locale) });
}

/** What can be done with a release in its state. */
function stepsOf(
  { state, at }: Release,
  isReady: boolean,
  { app, locale, t }: PageContext,
): readonly ReleaseStep[] {
  const step = (value: string, label: string, more: Partial<ReleaseStep> = {}): ReleaseStep => ({
    value,
    label,
    text: '',
    isMain: false,
    ...more,
  });
  const remove = step('delete', t('releases:publish.delete'), {
    text: t('releases:publish.deleteText'),
  });
  const isAhead = at !== null && Date.parse(at) > app.now().getTime();
  const publish = [
    ...(isReady ? [step('publish', t('releases:publish.now'), { isMain: true })] : []),
    ...(isReady && isAhead && state === 'open'
      ? [step('schedule', t('releases:publish.later', { at: formatMoment(at, locale) }))]
      : []),
  ];
  if (state === 'open') return [...publish, remove];
  if (state === 'scheduled') return [...publish, step('reopen', t('releases:publish.stop'))];
  if (state === 'taken_back') return [step('reopen', t('releases:publish.reopen')), remove];
  const text = t('releases:publish.takeBackText');
  return [step('take-back', t('releases:publish.takeBack'), { text }), remove];
}

const DONE = [
  ...['created', 'saved', 'added', 'removed', 'approved', 'sent_back', 'published'],
  ...['scheduled', 'reopened', 'taken_back', 'taken_back_kept'],
] as const;

const doneText = (done: string | null, { t }: PageContext): string => {
  const known = DONE.find((one) => one === done);
  return known === undefined ? '' : t(`releases:done.${known}`);
};

/** One release, as it is or with what somebody typed and was refused. */
export async function releasePage(
  context: PageContext,
  release: Release,
  caller: Caller,
  { done, refused }: { readonly done: string | null; readonly refused: RefusedRelease | null },
): Promise<ReleaseView> {
  const { app, locale, t } = context;
  const { db } = app.database;
  const editor = releaseEditor(caller, context);
  const [items, rules] = [await itemsOf(db, release.id), await approvalRules(db)];
  const isOpen = release.state === 'open';
  const isAhead = isOpen || release.state === 'scheduled';
  const denied = isAhead ? await publishDenied(db, items, editor) : null;
  const chosen = refused?.chosen ?? [];
  const steps = JSON.parse(release.steps ?? '[]') as readonly UndoStep[];
  const looking = { editor, rules, isOpen, isAhead, steps, chosen };
  const views = await itemViews(context, items, looking);
  const failure = refused?.failure ?? null;
  const [typed, errors] = [refused?.typed ?? {}, failure?.fields ?? {}];
  const facts = 'name' in typed ? typed : factsTyped(release);
  const fields = isOpen ? factFields(facts, errors, context) : [];
  const canJudge = views.some(({ mayJudge }) => mayJudge);
  const word = smallField(
    'word',
    t('releases:judge.word'),
    { typed, errors, t },
    { hint: t('releases:judge.wordHint'), control: 'textarea' },
  );
  return {
    title: release.name,
    action: pathTo('hub-release', locale, { id: release.id }),
    revision: release.revision,
    state: t(`releases:state.${release.state}`),
    about: aboutOf(release, context),
    notice: refused === null ? doneText(done, context) : '',
    message:
      failure?.message ??
      (release.failed === null ? '' : `${t('releases:failedLabel')} ${release.failed}`),
    errors: errorsAt(failure, [...fields, word]),
    isOpen,
    items: views,
    fields,
    word: canJudge ? word : null,
    steps: stepsOf(release, denied === null, context),
    blocked: denied === null || items.length === 0 ? '' : denied.failure.message,
    preview: isAhead && items.length > 0 ? withRelease(pathTo('home', locale), release.id) : null,
    back: { label: t('releases:title'), href: pathTo('hub-releases', locale) },
  };
}
