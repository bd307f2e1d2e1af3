import type { EventEntity } from '../../../../content/records/event.ts';
import {
  changedFields,
  fieldsOfStatus,
  isStatusTarget,
} from '../../../event-status/status-change.ts';
import { FAILURE_STATUS, failure, type Failure } from '../../../result.ts';
import { type Caller, actorOf } from '../../services/accounts/user.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { typedIn } from '../../page-data/box-office/plain-fields.ts';
import { readStatus } from '../../page-data/box-office/read-status.ts';
import { fieldNames } from '../../page-data/box-office/status-form.ts';
import {
  KEY,
  type StatusOutcome,
  type Refused,
  pathOf,
} from '../../page-data/box-office/status-page.ts';

/** Programs of old forms may send anything. */
const VERSION = /^\d{1,9}$/u;

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
