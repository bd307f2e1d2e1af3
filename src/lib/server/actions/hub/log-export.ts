import type { Subject } from '../../../accounts/permissions.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { type Caller, actorOf } from '../../services/accounts/user.ts';

/** Keeps in the audit log that somebody took a whole list away. @param record of which it was, where it is of one */
export const logExport = (
  { app, locale }: PageContext,
  caller: Caller,
  what: { readonly subject: Subject; readonly record?: number },
): Promise<void> => app.audit.note({ by: actorOf(caller, locale), action: 'export', ...what });
