import { inputSchema } from '../../../../../content/records/define.ts';
import { records, type Entity, type Kind } from '../../../../../content/records/kinds.ts';
import { writableFields, type Right } from '../../../../accounts/permissions.ts';
import type { Locale } from '../../../../constants.ts';
import type { FieldForm } from '../../../../editing/library.ts';
import { FAILURE_STATUS, type Failure } from '../../../../result.ts';
import { otherThan } from '../../../../i18n/other-language.ts';
import { pathOfRecord } from '../../../../routing/record-routes.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { actorOf } from '../../../services/accounts/actor-of.ts';
import {
  checkReadAccess,
  checkFieldAccess,
  fieldsAtOnce,
} from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { changeMany } from '../../../services/hub/change-many.ts';
import { createOnce } from '../../../services/hub/create-once.ts';
import { recordById } from '../../../repositories/records.ts';
import type { PageContext } from '../../page/page-context.ts';
import { isForRelease, addFormToRelease } from '../release-form/record-releases.ts';
import { filledIn } from '../form-help/fill-in.ts';
import { plainFields } from './form-fields.ts';
import { inputOf } from './form-input.ts';
import { chosenMedia } from './form-media.ts';
import { afterStep, placeAfter, stepOf } from '../form-help/form-rows.ts';
import { hubListLink } from '../lists/hub-link.ts';
import { textIn, versionIn } from '../lists/plain-field.ts';
import { afterBulk } from './list-bulk.ts';

/** The form of a record of a list; a new one where `record` is null. */
export interface HubTarget<K extends Kind = Kind> {
  readonly kind: K;
  readonly record: Entity<K> | null;
  /** Who sees and sends it. */
  readonly caller: Caller;
}

/** What came of a form: an address to go to, or the form again with what was typed. */
export type HubOutcome =
  | { readonly location: string }
  | {
      readonly status: number;
      /** Null: nothing was refused, the form is shown as it was asked to be. */
      readonly failure: Failure | null;
      readonly typed: object;
      readonly form: FormData;
      /** The field that is looked at; empty: the beginning. */
      readonly place: string;
    };

/** The record of an address; `missing` where there is none. */
export async function hubTarget(
  { app }: PageContext,
  kind: Kind,
  id: string | undefined,
  caller: Caller,
): Promise<HubTarget | 'missing'> {
  if (id === undefined) return { kind, record: null, caller };
  // Anything that is no id is that of no record.
  if (!/^[1-9]\d{0,8}$/u.test(id)) return 'missing';
  const record = await recordById(app.database.db, kind, Number(id));
  return record === null ? 'missing' : { kind, record, caller };
}

type Values = Readonly<Record<string, unknown>>;

/** The fields that a caller may change of a kind; null: all of them. */
export const ownFields = (kind: Kind, { role }: Caller): readonly string[] | null =>
  writableFields(role, kind);

/** The fields that a caller may hand in, of a record as it is. */
export function stored({ kind, record }: Pick<HubTarget, 'kind' | 'record'>): Values {
  const names = Object.keys(inputSchema(records[kind]).shape);
  return Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => names.includes(name)));
}

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
  const fields = plainFields(kind, locale).filter((field) => isSent(target, field, form));
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
  if (step !== null) {
    const typed = afterStep(await typedIn(context, target, form, true), step);
    return again(null, typed, placeAfter(typed, step));
  }
  const said = await typedIn(context, target, form, false);
  const typed = filledIn(kind, said, app.env.siteOrigin);
  if (record !== null && isForRelease(form)) {
    const put = { form, input: typed, version: versionIn(form) };
    const done = await addFormToRelease(context, { kind, record, caller }, put);
    return done.ok ? { location: done.value } : again(done.failure, typed);
  }
  const denial = savingDenial(target, { before: stored(target), after: typed }, locale);
  if (denial !== null) return again(denial, typed);
  const how = { locale, actor: actorOf(caller, locale), source: 'hub' } as const;
  const key = { id: record?.id ?? 0, version: versionIn(form) };
  const saved =
    record === null
      ? await createOnce(app, { kind, key: textIn(form, '~key') }, typed, how)
      : await app.records.update(kind, key, typed, how);
  if (!saved.ok) return again(saved.failure, typed);
  return { location: await placeOfSaved(context, { kind, id: saved.value.id }, form) };
}

/** Where a record leads that was saved: back to its form, or to its page where one wants to write there. */
async function placeOfSaved(
  { app, locale }: PageContext,
  { kind, id }: { readonly kind: Kind; readonly id: number },
  form: FormData,
): Promise<string> {
  const saved = form.get('~then') === 'page' ? await recordById(app.database.db, kind, id) : null;
  const path =
    saved && (pathOfRecord(kind, saved, locale) ?? pathOfRecord(kind, saved, otherThan(locale)));
  return path === null
    ? `${pathTo('hub-record', locale, { list: kind, id })}?done=saved`
    : `${path}?edit`;
}
