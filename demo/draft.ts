import type { EventType } from '../src/content/records/event.ts';
import type { Concept } from './concept.ts';
import type { Day } from './days.ts';

/** An event on its way into the programme: a concept with its dates, not yet a record. */
export interface Draft {
  readonly id: number;
  readonly concept: Concept;
  readonly day: Day;
  /** Instants in milliseconds. */
  readonly start: number;
  readonly end: number;
  readonly eventType: EventType;
  readonly parent: number | null;
  readonly allDay: boolean;
  /** False for children of a festival that one pass admits to. */
  readonly ticketed: boolean;
}
