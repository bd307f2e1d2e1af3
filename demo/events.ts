import { plans } from './concerts.ts';
import type { Concept } from './concept.ts';
import { addDays, instantOf, plusMinutes, type Day } from './days.ts';
import type { Draft } from './draft.ts';
import { exhibitions } from './exhibitions.ts';
import { cloisterFestival } from './festival-cloisters.ts';
import { millNight, newYearsNight } from './festival-nights.ts';
import { pianoDays } from './festival-piano-days.ts';
import { wordFestival } from './festival-words.ts';
import type { Festival } from './festival.ts';
import { Occupancy } from './occupancy.ts';
import { schedule, type Span } from './schedule.ts';

const festivals: readonly Festival[] = [
  newYearsNight,
  cloisterFestival,
  millNight,
  pianoDays,
  wordFestival,
];

type Unnumbered = Omit<Draft, 'id' | 'parent'> & { readonly children: readonly Unnumbered[] };

const draftOf = (concept: Concept, day: Day): Unnumbered => {
  const start = instantOf(day, concept.time);
  return {
    concept,
    day,
    start,
    end: plusMinutes(start, concept.duration),
    eventType: '1-single',
    allDay: false,
    ticketed: true,
    children: [],
  };
};

function festivalOf(festival: Festival, today: Day): Unnumbered {
  const day = festival.firstDay(today);
  const children = festival.children.map(({ concept, offset }) => ({
    ...draftOf(concept, addDays(day, offset)),
    ticketed: festival.childrenTicketed,
  }));
  const { concept, eventType, allDay, ticketed } = festival;
  return {
    ...draftOf(concept, day),
    end: Math.max(...children.map((child) => child.end)),
    eventType,
    allDay,
    ticketed,
    children,
  };
}

const exhibitionDrafts = (today: Day): readonly Unnumbered[] =>
  exhibitions.map(({ concept, firstDay, weeks }) => {
    const day = firstDay(today);
    return {
      ...draftOf(concept, day),
      end: instantOf(addDays(day, weeks * 7), '18:00'),
      allDay: true,
    };
  });

/** The programme around `span.today`, oldest first; children stand behind their parent. */
export function programmeOf(span: Span): readonly Draft[] {
  const taken = new Occupancy();
  for (const festival of festivals) {
    const day = festival.firstDay(span.today);
    for (const { concept, offset } of festival.children)
      taken.reserve(concept, addDays(day, offset));
  }
  const single = schedule(plans, span, taken).map(({ concept, day }) => draftOf(concept, day));
  const top = [
    ...festivals.map((festival) => festivalOf(festival, span.today)),
    ...exhibitionDrafts(span.today),
    ...single,
  ].sort((one, other) => one.start - other.start);

  const drafts: Draft[] = [];
  for (const { children, ...draft } of top) {
    const id = drafts.length + 1;
    drafts.push({ ...draft, id, parent: null });
    for (const { children: _, ...child } of children) {
      drafts.push({ ...child, id: drafts.length + 1, parent: id });
    }
  }
  return drafts;
}
