import type { Action } from '../../../accounts/permissions.ts';
import { isAllowed } from '../accounts/access.ts';
import type { Caller } from '../accounts/user.ts';
import type { EditingAsked } from './edited.ts';

const VERSION = /^[1-9]\d{0,8}$/u;

const momentIn = (text: string | null): Date | null => {
  const time = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time);
};

const may = (caller: Caller, action: Action): boolean => isAllowed(caller, 'page', action);

export const asksToEdit = ({ searchParams }: URL): boolean =>
  searchParams.has('edit') || searchParams.has('v');

/**
 * What an address asks of the editor; null: nothing.
 * US-03: `v` is for editors only; whoever else comes is led to the page without it.
 */
export function editingAsked(
  { searchParams: query }: URL,
  caller: Caller,
): EditingAsked | 'without-version' | null {
  const version = query.get('v');
  if (version !== null) {
    if (!may(caller, 'read')) return 'without-version';
    return { mode: 'version', version: VERSION.test(version) ? Number(version) : 0, at: null };
  }
  if (!query.has('edit')) return null;
  return may(caller, 'write')
    ? { mode: 'edit', version: null, at: momentIn(query.get('at')) }
    : { mode: 'sign-in', version: null, at: null };
}

/** The address without the version, and whatever else it says. */
export function withoutVersion({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete('v');
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
