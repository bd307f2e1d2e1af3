import { randomBytes } from 'node:crypto';
import type { EventEntity } from '../../../../content/records/event.ts';
import {
  changedFields,
  fieldsOfStatus,
  isStatusTarget,
  STATUS_TARGETS,
  type StatusTarget,
} from '../../../event-status/status-change.ts';
import { textIn } from '../../../i18n/localized.ts';
import { FAILURE_STATUS, failure, type Failure } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { StatusFormView, StatusPageView } from '../../../views/hub/box-office-view.ts';
import { recordById } from '../../repositories/records.ts';
import { actorOf } from '../../services/accounts/actor-of.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { whenOf } from '../../services/booking/event-offer.ts';
import type { PageContext } from '../page/page-context.ts';
import { changedSince } from './changed-since.ts';
import { errorsAt, typedIn, type Typed } from './plain-fields.ts';
import { reachOf } from './reach.ts';
import { readStatus } from './read-status.ts';
import { doneView } from './status-done.ts';
import { fieldNames, firstTyped, statusFields } from './status-form.ts';

const KEY_BYTES = 16;
const KEY = /^[\w-]{22}$/u;
/** Programs of old forms may send anything. */
const VERSION = /^\d{1,9}$/u;

/** What came of a form: an address to go to, or the form again. */
export type StatusOutcome =
  | { readonly location: string }
  | {
      readonly status: number;
      readonly failure: Failure;
      readonly to: StatusTarget | null;
      readonly typed: Typed;
      readonly key: string;
      /** The version that the form was filled with. */
      readonly version: number;
    };
type Refused = Exclude<StatusOutcome, { readonly location: string }>;

const pathOf = (id: number, { locale }: PageContext): string =>
  pathTo('hub-event-status', locale, { id });

export const eventOfStatus = ({ app }: PageContext, id: number): Promise<EventEntity | null> =>
  recordById(app.database.db, 'event', id);

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

async function undo(
  event: EventEntity,
  key: string,
  caller: Caller,
  context: PageContext,
): Promise<StatusOutcome> {
  const { app, locale } = context;
  const how = { locale, actor: actorOf(caller, locale), source: 'undo' } as const;
  const undone = await app.eventStatuses.undo(key, how);
  const { version } = event;
  return undone.ok
    ? { location: `${pathOf(event.id, context)}?done=${key}` }
    : refusedBy(undone.failure, { to: null, typed: {}, key, version });
}

const refusedBy = (
  { ...reason }: Failure,
  state: Omit<Refused, 'status' | 'failure'>,
): StatusOutcome => ({ status: FAILURE_STATUS[reason.code], failure: reason, ...state });

/** Changes an event as a form says, or takes that back; null: the form says nothing. */
export async function sendStatus(
  context: PageContext,
  event: EventEntity,
  form: FormData,
  caller: Caller,
): Promise<StatusOutcome | null> {
  const { app, locale, t } = context;
  const key = textOf(form, 'key');
  if (!KEY.test(key)) return null;
  if (textOf(form, 'action') === 'undo') return undo(event, key, caller, context);
  const to = textOf(form, 'to');
  if (!isStatusTarget(to)) return null;
  const done = `${pathOf(event.id, context)}?done=${key}`;
  // The same form once more: also where the event would by now refuse what it says.
  if ((await app.eventStatuses.find(key)) !== null) return { location: done };
  const typed = typedIn(form, fieldNames(to));
  const text = textOf(form, 'version');
  const version = VERSION.test(text) ? Number(text) : 0;
  const state = { to, typed, key, version };
  if (version !== event.version)
    return refusedBy(failure('conflict', t('box_office:stale')).failure, state);
  const wish = readStatus(event, to, typed, context);
  if (!wish.ok) return refusedBy(wish.failure, state);
  const fields = changedFields(fieldsOfStatus(event), wish.value);
  const how = { locale, actor: actorOf(caller, locale), source: 'box_office' } as const;
  const changed = await app.eventStatuses.change({ id: event.id, version, key, fields }, how);
  return changed.ok ? { location: done } : refusedBy(changed.failure, state);
}

async function formView(
  event: EventEntity,
  to: StatusTarget,
  refused: Refused | null,
  context: PageContext,
): Promise<StatusFormView> {
  const { t } = context;
  const typed = refused?.typed ?? firstTyped(event, to, context);
  const filled = { typed, errors: refused?.failure.fields ?? {}, t };
  const fields = statusFields(event, to, filled, context);
  const isStale = refused?.failure.code === 'conflict' && refused.version !== event.version;
  const key = refused?.key ?? randomBytes(KEY_BYTES).toString('base64url');
  return {
    heading: t(`box_office:to.${to}.heading`),
    lead: t(`box_office:to.${to}.lead`),
    button: t(`box_office:to.${to}.button`),
    hidden: [
      { name: 'to', value: to },
      { name: 'version', value: String(event.version) },
      { name: 'key', value: key },
    ],
    fields,
    errors: errorsAt(refused?.failure ?? null, fields),
    message: refused?.failure.message ?? '',
    changes: isStale ? await changedSince(event, refused.version, context) : [],
    reach: await reachOf(event, to, context),
  };
}

/** The input of a page of an event's status, from its address. */
export interface StatusInput {
  readonly to: string | null;
  readonly done: string | null;
}

/** An event's status: what can be changed, the form of a change, or what came of one. */
export async function statusPage(
  context: PageContext,
  event: EventEntity,
  input: StatusInput,
  refused: Refused | null,
): Promise<StatusPageView> {
  const { t, locale } = context;
  const action = pathOf(event.id, context);
  const wanted = refused === null ? input.to : refused.to;
  const to = isStatusTarget(wanted) ? wanted : null;
  const done = input.done !== null && KEY.test(input.done) ? input.done : (refused?.key ?? '');
  return {
    title: textIn(event.title, locale),
    when: whenOf(event, context),
    status: t(`programme:status.${event.status}`),
    action,
    targets: STATUS_TARGETS.map((target) => ({
      label: t(`box_office:to.${target}.short`),
      href: `${action}?to=${target}`,
      isCurrent: target === to,
    })),
    form: to === null ? null : await formView(event, to, refused, context),
    done: to === null && done !== '' ? await doneView(event, done, context) : null,
    error: to === null ? (refused?.failure.message ?? '') : '',
    back: { label: t('box_office:back'), href: pathTo('hub-today', locale) },
    event: {
      label: t('box_office:toEvent'),
      href: pathTo('hub-record', locale, { list: 'event', id: event.id }),
    },
  };
}
