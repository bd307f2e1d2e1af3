import type { Concept } from './concept.ts';
import { instantOf, plusMinutes, type Day } from './days.ts';

/** Minutes that a room needs between two events and an artist between two stages. */
const CHANGEOVER = 45;

/** What a concept takes up: its room and everyone on stage. */
const resourcesOf = (concept: Concept): readonly string[] => [
  concept.room,
  ...(concept.cast ?? []).map((entry) => (typeof entry === 'string' ? entry : entry[0])),
];

/** Keeps rooms and artists from being in two places at once. */
export class Occupancy {
  readonly #taken = new Map<string, { start: number; end: number }[]>();

  /** Takes the room and the artists for one date; false when something is taken already. */
  reserve(concept: Concept, day: Day): boolean {
    const start = instantOf(day, concept.time);
    const end = plusMinutes(start, concept.duration + CHANGEOVER);
    const resources = resourcesOf(concept);
    const isTaken = resources.some((resource) =>
      this.#taken.get(resource)?.some((span) => start < span.end && span.start < end),
    );
    if (isTaken) return false;
    for (const resource of resources) {
      const spans = this.#taken.get(resource) ?? [];
      spans.push({ start, end });
      this.#taken.set(resource, spans);
    }
    return true;
  }
}
