import { inputSchema } from '../../../../content/records/define.ts';
import { records, type Entity, type Kind } from '../../../../content/records/kinds.ts';
import type { Right } from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import type { FieldForm } from '../../../editing/library.ts';
import { FAILURE_STATUS, type Failure } from '../../../result.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { HubFormView } from '../../../views/hub/hub-view.ts';
import { actorOf } from '../../services/accounts/actor-of.ts';
import { checkReadAccess, isAllowed, checkFieldAccess } from '../../services/accounts/access.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { recordById } from '../../repositories/records.ts';
import type { PageContext } from '../page/page-context.ts';
import { formFields, plainFields } from './form-fields.ts';
import { inputOf } from './form-input.ts';
import { hubListLink } from '../hub-lists/hub-link.ts';
import { shortFormOf } from './record-lists.ts';

/** The form of a record of a list; a new one where `record` is null. */
export interface HubTarget<K extends Kind = Kind> {
  readonly kind: K;
  readonly record: Entity<K> | null;
  /** Who sees and sends it. */
  readonly caller: Caller;
}

/** What came of a form: an address to go to, or the form again. */
export type HubOutcome =
  | { readonly location: string }
  | { readonly status: number; readonly failure: Failure; readonly typed: object };

/** The record of an address; `missing` where there is none. */
export async function hubTarget(
  { app }: PageContext,
  kind: Kind,
  id: string | undefined,
  caller: Caller,
): Promise<HubTarget | 'missing'> {
  // What has a short form is made, and deleted, where it stands.
  if (id === undefined)
    return shortFormOf(kind) === null ? { kind, record: null, caller } : 'missing';
  // Anything that is no id is that of no record.
  if (!/^[1-9]\d{0,8}$/u.test(id)) return 'missing';
  const record = await recordById(app.database.db, kind, Number(id));
  return record === null ? 'missing' : { kind, record, caller };
}

type Values = Readonly<Record<string, unknown>>;

/** The fields that a caller may hand in, of a record as it is. */
function stored({ kind, record }: HubTarget): Values {
  const names = Object.keys(inputSchema(records[kind]).shape);
  return Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => names.includes(name)));
}

/** Whether a form says something of a field: a short one does so of no other, unless it was not ours. */
const isSent = (kind: Kind, { key }: FieldForm, form: FormData): boolean =>
  (shortFormOf(kind)?.includes(key) ?? true) ||
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
  return checkReadAccess(caller, right, locale) ?? checkFieldAccess(caller, kind, states, locale);
}

const versionIn = (form: FormData): number => {
  const text = form.get('version');
  return typeof text === 'string' && /^\d{1,9}$/u.test(text) ? Number(text) : 0;
};

/** Saves or deletes a record as its form says. */
export async function sendHubForm(
  context: PageContext,
  target: HubTarget,
  form: FormData,
): Promise<HubOutcome> {
  const { app, locale } = context;
  const { kind, record, caller } = target;
  const list = hubListLink(kind, context).href;
  const before = stored(target);
  const fields = plainFields(kind, locale).filter((field) => isSent(kind, field, form));
  const input = inputOf(fields, form);
  const hasSwitch = shortFormOf(kind) === null || form.has('is_online');
  const typed = {
    // What the form cannot show stays as it is; what was emptied is missing.
    ...before,
    ...Object.fromEntries(fields.map(({ key }) => [key, input[key]])),
    ...(hasSwitch && { is_online: form.has('is_online') }),
  };
  const refused = (failure: Failure): HubOutcome => ({
    status: FAILURE_STATUS[failure.code],
    failure,
    typed,
  });
  const how = { locale, actor: actorOf(caller, locale) };
  const key = { id: record?.id ?? 0, version: versionIn(form) };
  const isDeleting = record !== null && form.get('action') === 'delete';
  const denial = isDeleting
    ? checkReadAccess(caller, { subject: kind, action: 'delete' }, locale)
    : savingDenial(target, { before, after: typed }, locale);
  if (denial !== null) return refused(denial);
  if (isDeleting) {
    const removed = await app.records.remove(kind, key, how);
    return removed.ok ? { location: `${list}?done=deleted` } : refused(removed.failure);
  }
  const saved =
    record === null
      ? await app.records.create(kind, typed, how)
      : await app.records.update(kind, key, typed, how);
  if (!saved.ok) return refused(saved.failure);
  const { id } = saved.value as { readonly id: number };
  return { location: `${pathTo('hub-record', locale, { list: kind, id })}?done=saved` };
}

const errorsOf = (failure: Failure | null): HubFormView['errors'] =>
  Object.entries(failure?.fields ?? {}).map(([name, text]) => ({ name, text }));

/** A record's form: as the record is, or as it was typed and refused. */
export async function hubForm(
  context: PageContext,
  target: HubTarget,
  outcome: Exclude<HubOutcome, { readonly location: string }> | null,
  done: string | null,
): Promise<HubFormView> {
  const { locale, t } = context;
  const { kind, record, caller } = target;
  const failure = outcome?.failure ?? null;
  const values = outcome?.typed ?? record ?? {};
  const params = { list: kind, id: record?.id ?? 0 };
  const isStale = failure?.message === t('api:changedMeanwhile');
  const href = pathTo(record === null ? 'hub-new' : 'hub-record', locale, params);
  return {
    title:
      record === null
        ? t('hub:newTitle', { kind: records[kind].label[locale] })
        : titleOf(kind, record, locale),
    action: href,
    list: hubListLink(kind, context),
    fields: (await formFields(kind, values, failure?.fields ?? {}, context)).filter(
      ({ name }) => shortFormOf(kind)?.includes(name) ?? true,
    ),
    errors: errorsOf(failure),
    message: isStale ? t('hub:stale') : (failure?.message ?? ''),
    current: isStale ? { label: t('hub:current'), href } : null,
    notice: failure === null && done === 'saved' ? t('hub:done.saved') : '',
    version: record?.version ?? null,
    canDelete: record !== null && shortFormOf(kind) === null && isAllowed(caller, kind, 'delete'),
  };
}
