import { z } from 'zod';
import type { Action } from '../../../accounts/permissions.ts';
import { typedDay, typedMoment } from '../../../dates/typed-moment.ts';
import { isAllowed } from '../accounts/access.ts';
import type { Caller } from '../accounts/user.ts';
import type { EditingAsked } from './edited.ts';

const VERSION = /^[1-9]\d{0,8}$/u;

const instantSchema = z.iso.datetime({ offset: true });

/**
 * The time that a page is to be shown at; null: now. A day, or a moment, by the venue's clocks where
 * it says no other. `isTimeUnread`: what stands there is no time; 31 February is none.
 */
function timeAsked(asked: string | null): Pick<EditingAsked, 'at' | 'isTimeUnread'> {
  if (asked === null) return { at: null, isTimeUnread: false };
  // «+» of an offset that nobody escaped comes as a space.
  const text = asked.trim().replace(' ', '+');
  const local = typedMoment(typedDay(text) === null ? text : `${text}T00:00`);
  const instant = local ?? instantSchema.safeParse(text).data;
  return instant === undefined
    ? { at: null, isTimeUnread: true }
    : { at: new Date(instant), isTimeUnread: false };
}

const may = (caller: Caller, action: Action): boolean => isAllowed(caller, 'page', action);

export const asksToEdit = ({ searchParams }: URL): boolean =>
  searchParams.has('edit') || searchParams.has('v');

/**
 * What an address asks of the editor; null: nothing.
 * `v` is for editors only; whoever else comes is led to the page without it.
 */
export function editingAsked(
  { searchParams: query }: URL,
  caller: Caller,
): EditingAsked | 'without-version' | null {
  const version = query.get('v');
  if (version !== null) {
    if (!may(caller, 'read')) return 'without-version';
    const asked = VERSION.test(version) ? Number(version) : 0;
    return { mode: 'version', version: asked, ...timeAsked(null) };
  }
  if (!query.has('edit')) return null;
  return may(caller, 'write')
    ? { mode: 'edit', version: null, ...timeAsked(query.get('at')) }
    : { mode: 'sign-in', version: null, ...timeAsked(null) };
}

/** The address without the version, and whatever else it says. */
export function withoutVersion({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete('v');
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
