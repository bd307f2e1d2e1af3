import { z } from 'zod';
import type { Action } from '../../../accounts/permissions.ts';
import { typedDay, typedMoment } from '../../../dates/typed-moment.ts';
import { isAllowed } from '../accounts/access.ts';
import type { Caller } from '../accounts/user.ts';
import type { EditingInput } from './edited.ts';

const VERSION = /^[1-9]\d{0,8}$/u;

/** In the place of a version: the page with the draft of a shared section. */
const SECTION = /^section-([1-9]\d{0,8})$/u;

const instantSchema = z.iso.datetime({ offset: true });

/**
 * The time that a page is to be shown at; null: now. A day, or a moment, by the venue's clocks where
 * it says no other. `isTimeUnread`: what stands there is no time; 31 February is none.
 */
function requestedTime(text: string | null): Pick<EditingInput, 'at' | 'isTimeUnread'> {
  if (text === null) return { at: null, isTimeUnread: false };
  // «+» of an offset that nobody escaped comes as a space.
  const moment = text.trim().replace(' ', '+');
  const local = typedMoment(typedDay(moment) === null ? moment : `${moment}T00:00`);
  const instant = local ?? instantSchema.safeParse(moment).data;
  return instant === undefined
    ? { at: null, isTimeUnread: true }
    : { at: new Date(instant), isTimeUnread: false };
}

const may = (caller: Caller, action: Action): boolean => isAllowed(caller, 'page', action);

/** The shared section whose draft an address asks to see on its page; null: none. */
export const requestedSection = ({ searchParams }: URL): number | null => {
  const [, id] = SECTION.exec(searchParams.get('v') ?? '') ?? [];
  return id === undefined ? null : Number(id);
};

export const asksToEdit = ({ searchParams }: URL): boolean =>
  searchParams.has('edit') || searchParams.has('v');

/**
 * What an address asks of the editor; null: nothing.
 * `v` is for editors only; whoever else comes is led to the page without it.
 */
export function editingRequest(
  { searchParams: query }: URL,
  caller: Caller,
): EditingInput | 'without-version' | null {
  const version = query.get('v');
  if (version !== null) {
    if (!may(caller, 'read')) return 'without-version';
    const requested = VERSION.test(version) ? Number(version) : 0;
    return { mode: 'version', version: requested, ...requestedTime(null) };
  }
  if (!query.has('edit')) return null;
  return may(caller, 'write')
    ? { mode: 'edit', version: null, ...requestedTime(query.get('at')) }
    : { mode: 'sign-in', version: null, ...requestedTime(null) };
}

/** The address without the version, and whatever else it says. */
export function withoutVersion({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete('v');
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
