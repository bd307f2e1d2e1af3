import { FAILURE_STATUS, failure, success, type Result } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { judge } from '../../../services/releases/approval.ts';
import {
  removeRelease,
  renameRelease,
  reopenRelease,
  scheduleRelease,
  createRelease,
} from '../../../services/releases/releases.ts';
import type { ReleaseEditor, SeenRelease } from '../../../services/releases/release-services.ts';
import { removeFromRelease } from '../../../services/releases/items.ts';
import { publishRelease, takeBack } from '../../../services/releases/publish-release.ts';
import { typedIn } from '../../../page-data/box-office/plain-fields.ts';
import { textIn } from '../../../page-data/hub/lists/plain-field.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { releaseEditor } from '../../../page-data/hub/release-form/release-editor.ts';
import type { RefusedRelease } from '../../../page-data/hub/releases/release-page.ts';
import {
  type ReleasesOutcome,
  factsIn,
  typedFacts,
} from '../../../page-data/hub/releases/releases-page.ts';

const NUMBER = /^[1-9]\d{0,8}$/u;

const REMOVE = /^remove\.([1-9]\d{0,8})$/u;

const WORD_CHARACTERS = 1000;

/** A form of a release that was sent. */
interface Sent {
  readonly context: PageContext;
  readonly seen: SeenRelease;
  readonly editor: ReleaseEditor;
  readonly form: FormData;
}

/** What was done, as the address says it afterwards; null: the release is gone by that. */
type Done = string | null;

const done = (result: Result<unknown>, word: Done): Result<Done> =>
  result.ok ? success(word) : result;

/** The items that a form ticks. */
const chosenIn = (form: FormData): readonly number[] =>
  form
    .getAll('item')
    .filter((value): value is string => typeof value === 'string' && NUMBER.test(value))
    .map(Number);

/** Approves what was chosen, or sends it back. */
async function judged(
  { context: { app }, seen, editor, form }: Sent,
  is: 'approved' | 'sent_back',
): Promise<Result<Done>> {
  const items = chosenIn(form);
  const word = textIn(form, 'word').trim().slice(0, WORD_CHARACTERS);
  return done(await judge(app, seen, { items, is, word }, editor), is);
}

/** What each button does. */
const STEPS: Readonly<Record<string, (sent: Sent) => Promise<Result<Done>>>> = {
  save: async ({ context, seen, editor, form }) => {
    const facts = factsIn(typedFacts(form), context);
    return facts.ok
      ? done(await renameRelease(context.app, seen, facts.value, editor), 'saved')
      : facts;
  },
  publish: async ({ context: { app }, seen, editor }) =>
    done(await publishRelease(app, seen, editor), 'published'),
  schedule: async ({ context: { app }, seen, editor }) =>
    done(await scheduleRelease(app, seen, editor), 'scheduled'),
  reopen: async ({ context: { app }, seen, editor }) =>
    done(await reopenRelease(app, seen, editor), 'reopened'),
  'take-back': async ({ context: { app }, seen, editor }) => {
    const back = await takeBack(app, seen, editor);
    return done(back, back.ok && back.value.kept > 0 ? 'taken_back_kept' : 'taken_back');
  },
  delete: async ({ context: { app }, seen, editor }) =>
    done(await removeRelease(app, seen, editor), null),
  approve: (sent) => judged(sent, 'approved'),
  'send-back': (sent) => judged(sent, 'sent_back'),
};

/** Does what a form of a release says. */
export async function sendRelease(
  context: PageContext,
  id: number,
  form: FormData,
  caller: Caller,
): Promise<{ readonly location: string } | RefusedRelease> {
  const { app, locale, t } = context;
  const asked = textIn(form, 'do');
  const revision = textIn(form, 'revision');
  const editor = releaseEditor(caller, context);
  const seen = { id, revision: NUMBER.test(revision) ? Number(revision) : 0 };
  const sent = { context, seen, editor, form };
  const [, item] = REMOVE.exec(asked) ?? [];
  const step = Object.hasOwn(STEPS, asked) ? STEPS[asked] : undefined;
  const result =
    item !== undefined
      ? done(await removeFromRelease(app, seen, Number(item), editor), 'removed')
      : ((await step?.(sent)) ?? failure('invalid', t('system:form.broken')));
  if (!result.ok) {
    const typed = form.has('name') ? typedFacts(form) : typedIn(form, ['word']);
    const { failure: refusal } = result;
    return {
      status: FAILURE_STATUS[refusal.code],
      failure: refusal,
      typed,
      chosen: chosenIn(form),
    };
  }
  return {
    location:
      result.value === null
        ? `${pathTo('hub-releases', locale)}?done=deleted`
        : `${pathTo('hub-release', locale, { id })}?done=${result.value}`,
  };
}

/** Begins a release. */
export async function sendReleases(
  context: PageContext,
  form: FormData,
  caller: Caller,
): Promise<ReleasesOutcome> {
  const { app, locale } = context;
  const typed = typedFacts(form);
  const facts = factsIn(typed, context);
  const made = facts.ok
    ? await createRelease(app, facts.value, releaseEditor(caller, context))
    : facts;
  if (!made.ok) return { status: FAILURE_STATUS[made.failure.code], failure: made.failure, typed };
  return { location: `${pathTo('hub-release', locale, { id: made.value })}?done=created` };
}
