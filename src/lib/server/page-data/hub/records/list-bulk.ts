import { records } from '../../../../../content/records/kinds.ts';
import type { Action } from '../../../../accounts/permissions.ts';
import { RECORD_ID } from '../../../../call-patterns.ts';
import { failure, success, type Result } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { actorOf } from '../../../services/accounts/actor-of.ts';
import { checkReadAccess, isAllowed } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { changeMany, type ManyChange } from '../../../services/hub/change-many.ts';
import { undo, undoable } from '../../../services/hub/undo.ts';
import { isUndoName } from '../../../services/hub/undo-name.ts';
import { textIn } from '../lists/plain-field.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { HubKind } from './hub-kinds.ts';

/** What can be done with several records, and what it takes. */
const BULK = {
  publish: 'publish',
  unpublish: 'publish',
  tag: 'publish',
  untag: 'publish',
  delete: 'delete',
} as const satisfies Record<ManyChange['is'], Action>;

const isBulk = (name: string): name is keyof typeof BULK => Object.hasOwn(BULK, name);

/** More than any page of a list has. */
const MAX_CHOSEN = 200;

/** The buttons of a list, by what its caller may do; those of tags stand beside their choice. */
export const bulkActions = (
  { kind }: HubKind,
  caller: Caller,
  { t }: Pick<PageContext, 't'>,
): readonly { readonly name: string; readonly label: string }[] =>
  records[kind].isSingle
    ? []
    : [
        ...(['publish', 'unpublish', 'delete'] as const)
          .filter((name) => isAllowed(caller, kind, BULK[name]))
          .map((name) => ({ name, label: t(`hub_records:bulk.${name}`) })),
        ...(kind === 'event' && isAllowed(caller, kind, 'write')
          ? [{ name: 'copy', label: t('event_copies:bulk') }]
          : []),
      ];

/** What was done, as the address after it tells. */
export interface BulkDone {
  readonly done: string;
  readonly count: number;
  readonly undo: string | null;
  /** Records that were not put back. */
  readonly kept?: number;
}

function changeOf({ tags }: HubKind, name: keyof typeof BULK, form: FormData): ManyChange | null {
  if (name !== 'tag' && name !== 'untag') return { is: name };
  const tag = textIn(form, 'tag');
  return tags === null || !RECORD_ID.test(tag) ? null : { is: name, field: tags, tag: Number(tag) };
}

const chosenIds = (form: FormData): readonly number[] =>
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

/** What the address after something says of it, in words. */
export function bulkNotice(
  { t }: Pick<PageContext, 't'>,
  query: URLSearchParams,
): { readonly notice: string; readonly undo: string | null } {
  const [done, undoName] = [query.get('done') ?? '', query.get('undo') ?? ''];
  const number = (key: string): number => {
    const text = query.get(key) ?? '';
    return /^\d{1,4}$/u.test(text) ? Number(text) : 0;
  };
  const isKnown = isBulk(done) || ['create', 'undone', 'view_saved', 'view_deleted'].includes(done);
  if (!isKnown) return { notice: done === 'deleted' ? t('hub:done.deleted') : '', undo: null };
  const kept =
    number('kept') > 0 ? ` ${t('hub_records:undo.kept', { count: number('kept') })}` : '';
  return {
    notice: t(`hub_records:done.${done}`, { count: number('count') }) + kept,
    undo: isUndoName(undoName) ? undoName : null,
  };
}

/** The address after something was done: that of the list as it was, with what happened. */
export function afterBulk(address: string, { done, count, undo, kept = 0 }: BulkDone): string {
  const url = new URL(address, 'https://list.invalid');
  for (const key of ['done', 'count', 'undo', 'kept']) url.searchParams.delete(key);
  url.searchParams.set('done', done);
  if (count > 0) url.searchParams.set('count', String(count));
  if (undo !== null) url.searchParams.set('undo', undo);
  if (kept > 0) url.searchParams.set('kept', String(kept));
  return url.pathname + url.search;
}
