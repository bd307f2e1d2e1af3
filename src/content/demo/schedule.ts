import { nextAnchor } from './calendar.ts';
import type { Concept, Plan } from './concept.ts';
import { addDays, daysBetween, weekdayOf, type Day } from './days.ts';
import type { Occupancy } from './occupancy.ts';

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

function firstFree(
  plan: Plan,
  start: Day,
  tries: number,
  span: Span,
  taken: Occupancy,
): Day | null {
  const length = daysBetween(span.from, span.to) + 1;
  for (let step = 0; step < tries; step += 1) {
    const offset = daysBetween(span.from, start) + step;
    // Spread dates come round again at the end of the span; those near a feast may pass it.
    const day = addDays(span.from, plan.near ? offset : offset % length);
    if (plan.days.includes(weekdayOf(day)) && !isClosed(day) && taken.reserve(plan, day))
      return day;
  }
  return null;
}

function datesNear(start: Day, plan: Plan, span: Span, taken: Occupancy): readonly Day[] {
  const dates: Day[] = [];
  let next = start;
  while (dates.length < plan.times) {
    const day = firstFree(plan, next, RUN_DAYS, span, taken);
    if (day === null) break;
    dates.push(day);
    next = addDays(day, 1);
  }
  return dates;
}

function standingDates(plan: Plan, weeks: number, index: number, span: Span, taken: Occupancy) {
  const first = addDays(span.from, Math.floor(((index * SPREAD) % 1) * weeks) * 7);
  const dates: Day[] = [];
  for (
    let start = first;
    start <= span.to && dates.length < plan.times;
    start = addDays(start, weeks * 7)
  ) {
    const day = firstFree(plan, start, 7, span, taken);
    if (day !== null) dates.push(day);
  }
  return dates;
}

function spreadDates(plan: Plan, index: number, span: Span, taken: Occupancy): readonly Day[] {
  const length = daysBetween(span.from, span.to) + 1;
  const base = (index * SPREAD) % 1;
  if (plan.run)
    return datesNear(addDays(span.from, Math.floor(base * (length - RUN_DAYS))), plan, span, taken);
  return Array.from({ length: plan.times }, (_, time) => {
    const start = addDays(span.from, Math.floor(((base + time / plan.times) % 1) * length));
    return firstFree(plan, start, length, span, taken);
  }).filter((day) => day !== null);
}

const urgency = (plan: Plan): number => (plan.near ? 0 : plan.every ? 1 : plan.run ? 2 : 3);

/** Finds dates for all concepts; what hangs on a feast or a standing date comes first. */
export function schedule(
  plans: readonly Plan[],
  span: Span,
  taken: Occupancy,
): readonly Placement[] {
  return plans
    .map((plan, index) => ({ plan, index }))
    .sort((one, other) => urgency(one.plan) - urgency(other.plan))
    .flatMap(({ plan, index }) => {
      const days = plan.near
        ? datesNear(nextAnchor(plan.near, span.today), plan, span, taken)
        : plan.every
          ? standingDates(plan, plan.every, index, span, taken)
          : spreadDates(plan, index, span, taken);
      return days.map((day) => ({ concept: plan, day }));
    });
}
