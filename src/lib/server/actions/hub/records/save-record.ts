import { type Kind } from '../../../../../content/records/kinds.ts';
import { writableFields, type Right } from '../../../../accounts/permissions.ts';
import type { Locale } from '../../../../constants.ts';
import type { FieldForm } from '../../../../editing/library.ts';
import { otherThan } from '../../../../i18n/localized.ts';
import { failure, FAILURE_STATUS, type Failure } from '../../../../result.ts';
import { pathOfRecord } from '../../../../routing/record-routes.ts';
import { pathTo } from '../../../../routing/routes.ts';
import {
  checkReadAccess,
  checkFieldAccess,
  fieldsAtOnce,
  isAllowed,
} from '../../../services/accounts/access.ts';
import { actorOf } from '../../../services/accounts/user.ts';
import { changeMany } from '../../../services/hub/change-many.ts';
import { createOnce } from '../../../services/hub/create-once.ts';
import { NAMED_KINDS, saveWithNames } from '../../../services/hub/new-names.ts';
import { recordById } from '../../../repositories/records.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { isForRelease } from '../../../page-data/hub/release-form/record-releases.ts';
import { withHallPlan } from './hall-plan.ts';
import { addFormToRelease } from './add-to-release.ts';
import {
  childrenDistance,
  MOVES,
  withMovedDates,
} from '../../../page-data/hub/form-help/moves-dates.ts';
import { filledIn } from '../../../page-data/hub/form-help/fill-in.ts';
import {
  namedKindsOf,
  newNamesDenial,
  withNewNames,
} from '../../../page-data/hub/form-help/new-name-fields.ts';
import { plainFields } from '../../../page-data/hub/records/form-fields.ts';
import { inputOf } from '../../../page-data/hub/records/form-input.ts';
import { chosenMedia } from '../../../page-data/hub/records/form-media.ts';
import { afterStep, placeAfter, stepOf } from '../../../page-data/hub/form-help/form-rows.ts';
import { hubListLink } from '../../../page-data/hub/lists/hub-link.ts';
import { textIn, versionIn } from '../../../page-data/hub/lists/plain-field.ts';
import { afterBulk } from '../../../page-data/hub/records/list-bulk.ts';
import {
  type HubTarget,
  type HubOutcome,
  type Values,
  ownFields,
  stored,
} from '../../../page-data/hub/records/record-form.ts';

/** Whether a form says something of a field: a short one does so of no other, unless it was not ours. */
const isSent = ({ kind, caller }: HubTarget, { key }: FieldForm, form: FormData): boolean =>
  (ownFields(kind, caller)?.includes(key) ?? true) ||
  [...form.keys()].some((name) => name === key || name.startsWith(`${key}.`));

/** Why a caller may not save a form; null: it may. */
function savingDenial(
  { kind, record, caller }: HubTarget,
  states: { readonly before: Values; readonly after: Values & { readonly is_online?: boolean } },
  locale: Locale,
): Failure | null {
  const isPublic = record?.is_online === true || states.after.is_online === true;
  const action = isPublic ? 'publish' : 'write';
  const right: Right = { subject: kind, action, ...(record !== null && { isByField: true }) };
  const fields = isPublic ? fieldsAtOnce(caller, kind) : writableFields(caller.role, kind);
  return checkReadAccess(caller, right, locale) ?? checkFieldAccess(caller, fields, states, locale);
}

/** What somebody typed, beside what the form does not show and leaves as it is. */
async function typedIn(
  { app, locale }: PageContext,
  target: HubTarget,
  form: FormData,
  keepsEmpty: boolean,
): Promise<Values & { readonly is_online?: boolean }> {
  const { kind, caller } = target;
  const fields = withNewNames(plainFields(kind, locale), NAMED_KINDS, locale).filter((field) =>
    isSent(target, field, form),
  );
  const input = inputOf(fields, { form, media: await chosenMedia(app, form), keepsEmpty });
  const hasSwitch = ownFields(kind, caller) === null || form.has('is_online');
  return {
    // What the form cannot show stays as it is; what was emptied is missing.
    ...stored(target),
    ...Object.fromEntries(fields.map(({ key }) => [key, input[key]])),
    ...(hasSwitch && { is_online: form.has('is_online') }),
  };
}

/** Deletes a record, which can be undone from its list. */
async function deleteRecord(
  context: PageContext,
  { kind, record, caller }: HubTarget,
  form: FormData,
): Promise<{ readonly location: string } | Failure> {
  const { app, locale } = context;
  const denial = checkReadAccess(caller, { subject: kind, action: 'delete' }, locale);
  if (denial !== null) return denial;
  const list = hubListLink(kind, context).href;
  const order = {
    kind,
    ids: [record?.id ?? 0],
    change: { is: 'delete' },
    user: caller.user?.id ?? null,
    version: versionIn(form),
  } as const;
  const removed = await changeMany(app, order, {
    locale,
    actor: actorOf(caller, locale),
    source: 'hub',
  });
  if (!removed.ok) return removed.failure;
  const { changed, undo } = removed.value;
  return { location: afterBulk(list, { done: 'delete', count: changed, undo }) };
}

/** What is released later, or by somebody else, takes no other events along. */
function childrenStay({ t }: PageContext): Failure {
  const message = t('hub_records:form.moves.notInRelease');
  const refused = failure('invalid', message, { [MOVES.children]: message });
  return refused.failure;
}

/** Saves or deletes a record as its form says, or shows the form as it asks to be shown. */
export async function sendHubForm(
  context: PageContext,
  target: HubTarget,
  form: FormData,
): Promise<HubOutcome> {
  const { app, locale } = context;
  const { kind, record, caller } = target;
  const again = async (failure: Failure | null, typed: object | null, place = '') => ({
    status: failure === null ? 200 : FAILURE_STATUS[failure.code],
    failure,
    typed: typed ?? (await typedIn(context, target, form, true)),
    form,
    place,
  });
  if (record !== null && form.get('action') === 'delete') {
    const outcome = await deleteRecord(context, target, form);
    // The button stands in a form of its own: nothing was typed there.
    return 'location' in outcome ? outcome : again(outcome, stored(target));
  }
  const step = stepOf(form);
  if (step?.what === 'plan') {
    const typed = await typedIn(context, target, form, true);
    const plan = await withHallPlan(context, typed);
    if (!plan.ok) return again(plan.failure, typed, step.path);
    return { ...(await again(null, plan.value.typed, step.path)), notice: plan.value.notice };
  }
  if (step !== null) {
    const typed = afterStep(await typedIn(context, target, form, true), step);
    return again(null, typed, placeAfter(typed, step));
  }
  const said = await typedIn(context, target, form, false);
  const filled = filledIn(kind, said, app.env.siteOrigin);
  const typed = withMovedDates(kind, form, { before: stored(target), typed: filled });
  const distance = childrenDistance(form, { before: stored(target), after: typed });
  if (distance !== 0 && (isForRelease(form) || !isAllowed(caller, 'event', 'publish')))
    return again(childrenStay(context), typed);
  const unnamed = newNamesDenial(caller, typed, locale);
  if (unnamed !== null) return again(unnamed, typed);
  if (record !== null && isForRelease(form)) {
    const put = { form, input: typed, version: versionIn(form) };
    const done = await addFormToRelease(context, { kind, record, caller }, put);
    return done.ok ? { location: done.value } : again(done.failure, typed);
  }
  const denial = savingDenial(target, { before: stored(target), after: typed }, locale);
  if (denial !== null) return again(denial, typed);
  const how = { locale, actor: actorOf(caller, locale), source: 'hub' } as const;
  const publicKinds = typed['is_online'] === true ? namedKindsOf(caller, 'publish') : [];
  const written = { kind, input: typed, publicKinds, distance };
  const key = record && { id: record.id, version: versionIn(form) };
  const saved =
    key === null
      ? await createOnce(app, textIn(form, '~key'), written, how)
      : await saveWithNames(app.records, { ...written, key }, how);
  if (!saved.ok) return again(saved.failure, typed);
  return { location: await placeOfSaved(context, { kind, id: saved.value.id }, form) };
}

/** Where a record leads that was saved: to its form, to its page to be written, or to the next one like it. */
async function placeOfSaved(
  { app, locale }: PageContext,
  { kind, id }: { readonly kind: Kind; readonly id: number },
  form: FormData,
): Promise<string> {
  const then = form.get('~then');
  if (then === 'another')
    return `${pathTo('hub-new', locale, { list: kind })}?done=saved&like=${String(id)}`;
  const saved = then === 'page' ? await recordById(app.database.db, kind, id) : null;
  const path =
    saved && (pathOfRecord(kind, saved, locale) ?? pathOfRecord(kind, saved, otherThan(locale)));
  return path === null
    ? `${pathTo('hub-record', locale, { list: kind, id })}?done=saved`
    : `${path}?edit`;
}
