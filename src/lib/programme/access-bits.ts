import type { Access } from '../../content/records/event-parts.ts';
import { ACCESS_KINDS, type AccessKind } from './filter-groups.ts';

const offers = (access: Access, kind: AccessKind): boolean =>
  // A place for a wheelchair is of use only where there are no steps before it.
  kind === 'wheelchair' ? access.wheelchair_places > 0 && access.step_free : access[kind];

/** What an event offers, as a number with a bit for each kind of access, the first one the lowest. */
export const accessBits = (access: Access): number =>
  ACCESS_KINDS.reduce(
    (bits, kind, place) => (offers(access, kind) ? bits | (1 << place) : bits),
    0,
  );

/** Whether such a number has the kind of access with this number in addresses, from 1 on. */
export const hasAccess = (bits: number, number: number): boolean =>
  (bits & (1 << (number - 1))) !== 0;
