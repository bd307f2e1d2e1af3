/**
 * Through which door a version of a record was written. Who passes a record on to be saved says
 * it (`WriteOptions`, `Editor`), because only they know it.
 */
const PLAIN_DOORS = [
  /** The editor on the page. */
  'editor',
  /** A form or a list of the hub. */
  'hub',
  /** A call of the API, by a token or from the page of its reference. */
  'api',
  /** What somebody had just done was undone. */
  'undo',
  /** A former state, or what was deleted, was brought back. */
  'restore',
  /** The screens of the day: changes of status, alerts, opening hours. */
  'box_office',
  /** It was ordered for this time, and the server did it. */
  'schedule',
  'command',
  /** It came with the demo. */
  'demo',
] as const;

/** Doors that are told with a name: of the other system, of the release. */
const NAMED_DOORS = [
  /** A call of the API that names records as another system does. */
  'import',
  'bundle',
  /** A release that had been published was taken back. */
  'bundle_back',
] as const;

type PlainDoor = (typeof PLAIN_DOORS)[number];
type NamedDoor = (typeof NAMED_DOORS)[number];

/** A door as it is kept, with the name that it had then: `hub`, `bundle:Season 26/27`. */
export type Door = PlainDoor | `${NamedDoor}:${string}`;

/** The parts of a door: which one, and the name that it is told with; empty: it has none. */
export interface DoorParts {
  readonly kind: PlainDoor | NamedDoor;
  readonly name: string;
}

/** @returns null for what is no door that this version of the product knows */
export function doorParts(door: string | null): DoorParts | null {
  const [word = '', ...rest] = (door ?? '').split(':');
  const name = rest.join(':');
  const plain = PLAIN_DOORS.find((known) => known === word);
  if (plain !== undefined) return name === '' ? { kind: plain, name } : null;
  const named = NAMED_DOORS.find((known) => known === word);
  return named === undefined || name === '' ? null : { kind: named, name };
}
