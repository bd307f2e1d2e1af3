import type { EventType } from '../src/content/records/event.ts';
import type { Concept } from './concept.ts';
import type { Day } from './days.ts';

/** An event that holds others. */
export interface Festival {
  readonly concept: Concept;
  readonly eventType: EventType;
  /** Its first day. */
  readonly firstDay: (today: Day) => Day;
  /** Lasts for days: opening hours count, not a start time. */
  readonly allDay: boolean;
  /** Tickets are sold for the whole (else for its parts, or not at all). */
  readonly ticketed: boolean;
  readonly childrenTicketed: boolean;
  readonly children: readonly { readonly offset: number; readonly concept: Concept }[];
}
