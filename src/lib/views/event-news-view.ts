import type { Link } from './event-view.ts';

/** The form by which visitors ask to be told of changes of an event. */
export interface EventNewsView {
  /** `closed`: nothing of the event can change any more. */
  readonly state: 'form' | 'sent' | 'closed';
  readonly title: string;
  /** Day, time and place. */
  readonly when: string;
  readonly email: string;
  /** By the name of a field, or `_` for the whole. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly path: string;
  readonly event: Link;
}

/** What became of it, for whoever has its address. */
export interface EventFollowerView {
  readonly state: 'asked' | 'confirmed' | 'left' | 'gone';
  readonly email: string;
  readonly title: string;
  readonly when: string;
  /** The event's page; null where it has none any more. */
  readonly event: Link | null;
  readonly path: string;
}
