import { RECORD_ID } from '../../../../call-patterns.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { textIn } from '../../../page-data/hub/lists/plain-field.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import type { HubKind } from '../../../page-data/hub/records/hub-kinds.ts';
import {
  MAX_CHOSEN,
  BULK,
  isBulk,
  type BulkDone,
} from '../../../page-data/hub/records/list-bulk.ts';
import { failure, success, type Result } from '../../../../result.ts';
import { actorOf } from '../../../services/accounts/actor-of.ts';
import { checkReadAccess } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { changeMany, type ManyChange } from '../../../services/hub/change-many.ts';
import { undo, undoable } from '../../../services/hub/undo.ts';

export const chosenIds = (form: FormData): readonly number[] =>
  form
    .getAll('id')
    .filter((id): id is string => typeof id === 'string' && RECORD_ID.test(id))
    .map(Number);

/** Where the chosen events are copied; null: nothing is to be, or nothing was chosen. */
export function copyAddress(
  { locale }: Pick<PageContext, 'locale'>,
  { kind }: HubKind,
  form: FormData,
): string | null {
  const ids = chosenIds(form).slice(0, MAX_CHOSEN);
  if (kind !== 'event' || textIn(form, 'action') !== 'copy' || ids.length === 0) return null;
  return `${pathTo('hub-event-copies', locale)}?ids=${ids.join(',')}`;
}

function changeOf({ tags }: HubKind, name: keyof typeof BULK, form: FormData): ManyChange | null {
  if (name !== 'tag' && name !== 'untag') return { is: name };
  const tag = textIn(form, 'tag');
  return tags === null || !RECORD_ID.test(tag) ? null : { is: name, field: tags, tag: Number(tag) };
}

/** Does to the chosen records of a list what its form says. */
export async function runBulk(
  { app, locale, t }: PageContext,
  row: HubKind,
  form: FormData,
  caller: Caller,
): Promise<Result<BulkDone>> {
  const name = textIn(form, 'action');
  if (name === 'copy') return failure('invalid', t('hub_records:bulk.nothing'));
  if (!isBulk(name)) return failure('invalid', t('system:form.broken'));
  const { kind } = row;
  const denial = checkReadAccess(caller, { subject: kind, action: BULK[name] }, locale);
  if (denial !== null) return { ok: false, failure: denial };
  const ids = chosenIds(form);
  if (ids.length === 0) return failure('invalid', t('hub_records:bulk.nothing'));
  if (ids.length > MAX_CHOSEN) return failure('too_large', t('system:form.tooLarge'));
  const change = changeOf(row, name, form);
  if (change === null) return failure('invalid', t('hub_records:bulk.noTag'));
  const order = { kind, ids, change, user: caller.user?.id ?? null };
  const done = await changeMany(app, order, {
    locale,
    actor: actorOf(caller, locale),
    source: 'hub',
  });
  if (!done.ok) return done;
  return success({ done: name, count: done.value.changed, undo: done.value.undo });
}

/** Undoes what its caller did last with records of a list, by the right that it took. */
export async function runUndo(
  { app, locale, t }: PageContext,
  { kind }: HubKind,
  form: FormData,
  caller: Caller,
): Promise<Result<BulkDone>> {
  const gone = failure('not_found', t('hub_records:undo.gone'));
  const [id, user] = [textIn(form, 'undo'), caller.user?.id];
  const known = user === undefined ? null : await undoable(app.database.db, id, user);
  if (user === undefined || known?.kind !== kind) return gone;
  const action = known.action === 'create' ? 'write' : 'publish';
  const denial = checkReadAccess(caller, { subject: kind, action }, locale);
  if (denial !== null) return { ok: false, failure: denial };
  const undone = await undo(
    app,
    { id, user },
    { locale, actor: actorOf(caller, locale), source: 'undo' },
  );
  if (!undone.ok) return undone;
  const { restored, kept } = undone.value;
  return success({ done: 'undone', count: restored, undo: null, kept });
}
