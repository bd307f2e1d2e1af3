import type { EventInput } from '../src/content/records/event.ts';
import type { Concept } from './concept.ts';
import { isoOf, plusMinutes, type Day } from './days.ts';
import type { Draft } from './draft.ts';
import { genres } from './genres.ts';
import { people, persons } from './persons.ts';
import { tierOf } from './price-tiers.ts';
import { pricingOf, type Pricing } from './prices.ts';
import { productions } from './productions.ts';
import { repertoire } from './repertoire.ts';
import { ROOM_ACCESS, rooms } from './rooms.ts';
import { series } from './series.ts';
import { statusOf } from './status.ts';
import { tags } from './tags.ts';
import { types } from './types.ts';
import { works } from './works.ts';

type PerformerInput = NonNullable<EventInput['performers']>[number];
type ProgrammeInput = NonNullable<EventInput['programme']>[number];

const DOORS_MINUTES = 30;
const EARLY_DOORS_MINUTES = 60;
const FIRST_JET_ID = 240_000;

const performersOf = (concept: Concept): PerformerInput[] =>
  (concept.cast ?? []).map((entry) => {
    const [key, role] = typeof entry === 'string' ? [entry, null] : entry;
    return { person: persons.idOf(key), role: role ?? people[key].role };
  });

const programmeOf = (concept: Concept): ProgrammeInput[] =>
  (concept.works ?? []).map((key) => ({ work: repertoire.idOf(key), note: works[key].note }));

/** The parts of an event that are the same on each of its dates; worked out once a concept. */
const constantParts = (concept: Concept): EventInput => ({
  title: concept.title,
  subtitle: concept.subtitle,
  description: concept.text,
  preline:
    concept.preline ?? (concept.series && series.list[series.idOf(concept.series) - 1]?.name),
  room: rooms.idOf(concept.room),
  exhibition_type: types.idOf(concept.type ?? 'konzert'),
  production: concept.production ? productions.idOf(concept.production) : null,
  series: concept.series ? [series.idOf(concept.series)] : [],
  genres: concept.genres.map(genres.idOf),
  tags: (concept.tags ?? []).map(tags.idOf),
  programme: programmeOf(concept),
  performers: performersOf(concept),
  interval: concept.interval ?? null,
  age_from: concept.age ?? null,
  access: { ...ROOM_ACCESS[concept.room], ...concept.access },
  access_note: concept.accessNote,
});

export interface Surroundings {
  readonly today: Day;
  readonly seasonOf: (day: Day) => number | null;
}

/** Makes records of drafts; `place` counts the upcoming events that can be sold out, cancelled … */
export function recordMaker({ today, seasonOf }: Surroundings) {
  const parts = new Map<Concept, EventInput>();
  return (draft: Draft, place: number): EventInput & { readonly id: number } => {
    const { concept, id, start, end, allDay } = draft;
    const constant = parts.get(concept) ?? constantParts(concept);
    parts.set(concept, constant);
    const groups = tierOf(concept.prices).groups;
    const hasTickets = groups.length > 0 && draft.ticketed;
    const idJet = String(FIRST_JET_ID + id);
    const status = statusOf(draft, place, today);
    const pricing: Pricing = hasTickets
      ? pricingOf(concept.prices, idJet, concept.room, status.status)
      : { prices: [], seat_groups: [] };
    const early = concept.room === 'saal' ? EARLY_DOORS_MINUTES : DOORS_MINUTES;
    return {
      ...constant,
      ...status,
      ...pricing,
      id,
      date_start: isoOf(start),
      date_end: isoOf(end),
      doors: allDay ? null : isoOf(plusMinutes(start, -early)),
      duration: allDay ? null : concept.duration,
      all_day: allDay,
      event_type_new: draft.eventType,
      parent: draft.parent,
      season: seasonOf(draft.day),
      is_free: groups.every((group) => group.full === 0),
      id_jet: hasTickets ? idJet : null,
      ticket_url:
        hasTickets && status.status !== 'cancelled'
          ? `https://tickets.morgenfeld.example/event/${idJet}`
          : null,
    };
  };
}
