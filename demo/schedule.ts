import { anchorsBetween, nextAnchor, type Anchor } from './calendar.ts';
import type { Concept, Plan } from './concept.ts';
import { addDays, weekdayOf, type Day } from './days.ts';
import type { Occupancy } from './occupancy.ts';
import { WEEK, Weeks } from './weeks.ts';

/** One date of one concept. */
export interface Placement {
  readonly concept: Concept;
  readonly day: Day;
}

export interface Span {
  readonly today: Day;
  readonly from: Day;
  readonly to: Day;
}

/** Spreads starting points evenly, however many there are (the golden ratio). */
const SPREAD = 0.618_033_988_75;
/** Days within which a run of dates follows its first one. */
const RUN_DAYS = 21;

const isClosed = (day: Day): boolean => day.endsWith('-12-24') || day.endsWith('-12-25');

/** Takes the first day from `start` on that suits the concept; null when there is none within `tries` days. */
function firstFree(plan: Plan, start: Day, tries: number, taken: Occupancy): Day | null {
  for (let step = 0; step < tries; step += 1) {
    const day = addDays(start, step);
    if (plan.days.includes(weekdayOf(day)) && !isClosed(day) && taken.reserve(plan, day))
      return day;
  }
  return null;
}

function datesNear(start: Day, plan: Plan, taken: Occupancy): readonly Day[] {
  const dates: Day[] = [];
  let next = start;
  while (dates.length < plan.times) {
    const day = firstFree(plan, next, RUN_DAYS, taken);
    if (day === null) break;
    dates.push(day);
    next = addDays(day, 1);
  }
  return dates;
}

function standingDates(plan: Plan, every: number, offset: number, span: Span, taken: Occupancy) {
  const dates: Day[] = [];
  const first = addDays(span.from, Math.floor(offset * every) * WEEK);
  for (let start = first; start <= span.to; start = addDays(start, every * WEEK)) {
    const day = dates.length < plan.times ? firstFree(plan, start, WEEK, taken) : null;
    if (day !== null) dates.push(day);
  }
  return dates;
}

function spreadDates(plan: Plan, offset: number, weeks: Weeks, taken: Occupancy): readonly Day[] {
  if (plan.run) return datesNear(weeks.emptiest(0, 1, offset)[0] ?? '', plan, taken);
  return Array.from({ length: plan.times }, (_, part) => {
    for (const start of weeks.emptiest(part, plan.times, offset)) {
      const day = firstFree(plan, start, WEEK, taken);
      if (day !== null) return day;
    }
    return null;
  }).filter((day) => day !== null);
}

/** A feast that the span holds twice is played twice; one to come is never left out. */
function feastDates(plan: Plan, near: Anchor, span: Span, taken: Occupancy): readonly Day[] {
  const next = nextAnchor(near, span.today);
  const last = next > span.to ? next : span.to;
  return anchorsBetween(near, span.from, last).flatMap((day) => datesNear(day, plan, taken));
}

const urgency = (plan: Plan): number => (plan.near ? 0 : plan.every ? 1 : plan.run ? 2 : 3);

/** Finds dates for all concepts; what hangs on a feast or a standing date comes first. */
export function schedule(
  plans: readonly Plan[],
  span: Span,
  taken: Occupancy,
): readonly Placement[] {
  const weeks = new Weeks(span.from, span.to);
  return plans
    .map((plan, index) => ({ plan, offset: (index * SPREAD) % 1 }))
    .sort(
      // Concepts with few dates have the widest choice: they come last and fill the gaps.
      (one, other) => urgency(one.plan) - urgency(other.plan) || other.plan.times - one.plan.times,
    )
    .flatMap(({ plan, offset }) => {
      const days = plan.near
        ? feastDates(plan, plan.near, span, taken)
        : plan.every
          ? standingDates(plan, plan.every, offset, span, taken)
          : spreadDates(plan, offset, weeks, taken);
      for (const day of days) weeks.add(day);
      return days.map((day) => ({ concept: plan, day }));
    });
}
