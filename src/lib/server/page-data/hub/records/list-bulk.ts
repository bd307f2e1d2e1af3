import { records } from '../../../../../content/records/kinds.ts';
import type { Action } from '../../../../accounts/permissions.ts';
import { isAllowed } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import type { ManyChange } from '../../../services/hub/change-many.ts';
import { isUndoName } from '../../../services/hub/undo.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { HubKind } from './hub-kinds.ts';

/** What can be done with several records, and what it takes. */
export const BULK = {
  publish: 'publish',
  unpublish: 'publish',
  tag: 'publish',
  untag: 'publish',
  delete: 'delete',
} as const satisfies Record<ManyChange['is'], Action>;

export const isBulk = (name: string): name is keyof typeof BULK => Object.hasOwn(BULK, name);

/** More than any page of a list has. */
export const MAX_CHOSEN = 200;

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
