import { pathTo } from '../../../../routing/routes.ts';
import type { Kind } from '../../../../../content/records/kinds.ts';
import { isAllowed } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import type { HubEntry } from '../lists/hub-list.ts';
import type { PageContext } from '../../page/page-context.ts';
import { HUB_KINDS, shortFormOf } from './hub-kinds.ts';

/** The lists of all kinds of record as the menu has them. */
export const RECORD_LISTS: readonly HubEntry[] = HUB_KINDS.map(({ kind, group }) => ({
  key: kind,
  group,
  right: { subject: kind, action: 'write', isByField: true },
}));

/** The form of a record; null for a caller who may change nothing of it. */
export const formPath = (
  kind: Kind,
  id: number,
  caller: Caller,
  { locale }: Pick<PageContext, 'locale'>,
): string | null =>
  isAllowed(caller, kind, 'write') || shortFormOf(kind) !== null
    ? pathTo('hub-record', locale, { list: kind, id })
    : null;
