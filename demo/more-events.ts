import type { Concept } from './concept.ts';
import { plans } from './concerts.ts';
import { addDays, instantOf, plusMinutes, type Day } from './days.ts';
import type { Draft } from './draft.ts';
import { ROOM_KEYS } from './rooms.ts';
import type { Span } from './schedule.ts';

/** Starting times of a full house; what is played at one is over before the next. */
const SLOTS = ['10:30', '15:00', '19:30'] as const;
const LONGEST_MINUTES = 210;

const movable: readonly Concept[] = plans.filter(({ duration }) => duration <= LONGEST_MINUTES);

/**
 * As many more events as asked for, for scale tests: the same concepts, in every
 * room three times a day, on the days after the programme and before it by turns.
 */
export function moreDrafts(count: number, firstId: number, span: Span): readonly Draft[] {
  const drafts: Draft[] = [];
  for (let ring = 0; drafts.length < count; ring += 1) {
    const distance = Math.floor(ring / 2) + 1;
    // Exhibitions and late nights reach beyond the span by some weeks; rooms keep their own count.
    const day: Day =
      ring % 2 === 0 ? addDays(span.to, distance + 30) : addDays(span.from, -distance);
    for (const time of SLOTS) {
      for (const room of ROOM_KEYS) {
        if (drafts.length === count) return drafts;
        const concept = movable[(drafts.length * 7 + ring) % movable.length];
        if (concept === undefined) return drafts;
        const start = instantOf(day, time);
        drafts.push({
          id: firstId + drafts.length,
          concept: variantOf(concept, room, time),
          day,
          start,
          end: plusMinutes(start, concept.duration),
          eventType: '1-single',
          parent: null,
          allDay: false,
          ticketed: true,
        });
      }
    }
  }
  return drafts;
}

const variants = new Map<string, Concept>();

/** The concept in another room and at another time; one object for each, so that its parts are made once. */
function variantOf(concept: Concept, room: Concept['room'], time: string): Concept {
  const key = `${concept.key} ${room} ${time}`;
  const variant = variants.get(key) ?? { ...concept, room, time };
  variants.set(key, variant);
  return variant;
}
