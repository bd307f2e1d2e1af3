import { z } from 'zod';
import type { Action } from '../../../accounts/permissions.ts';
import { instantOfInput } from '../../../dates/venue-clock.ts';
import { isAllowed } from '../accounts/access.ts';
import type { Caller } from '../accounts/user.ts';
import type { EditingAsked } from './edited.ts';

const VERSION = /^[1-9]\d{0,8}$/u;

/** A day, or a moment, by the venue's clocks where it says no other; 31 February is neither. */
const momentSchema = z.union([
  z.iso.date().transform((day) => instantOfInput(day, '00:00')),
  z.iso
    .datetime({ local: true })
    .regex(/[^Z]$/u)
    .transform((text) => instantOfInput(text.slice(0, 10), text.slice(11, 16))),
  z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
]);

/** The time that a page is to be shown at; null: now. `isTimeUnread`: what stands there is no time. */
function timeAsked(text: string | null): Pick<EditingAsked, 'at' | 'isTimeUnread'> {
  if (text === null) return { at: null, isTimeUnread: false };
  // «+» of an offset that nobody escaped comes as a space.
  const { data } = momentSchema.safeParse(text.trim().replace(' ', '+'));
  return { at: data ?? null, isTimeUnread: data === undefined };
}

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
