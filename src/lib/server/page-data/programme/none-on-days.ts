import { moveDay } from '../../../dates/dates.ts';
import { chosenDays, type ProgrammeQuery } from '../../../programme/programme-query.ts';
import type { ProgrammeView } from '../../../views/programme-view.ts';
import { datedDays, nextEvent } from '../../services/programme/dated-days.ts';
import type { IndexData } from '../../services/programme/index-data.ts';
import { listEvents } from '../events/list-events.ts';
import type { PageContext } from '../page/page-context.ts';
import { indexChoice } from '../events/index-choice.ts';

/**
 * What is said where nothing begins on the chosen days: so, and what comes next of the
 * same choice. Null where no days were chosen, or something begins on them.
 */
export async function noneOnDays(
  context: PageContext,
  query: ProgrammeQuery,
  index: IndexData,
): Promise<ProgrammeView['noneOnDays']> {
  const { today, t } = context;
  const days = chosenDays(query, today);
  if (days === null) return null;
  const [first, last] = days;
  const choice = indexChoice(query, context);
  if (datedDays(index, { ...choice, from: first }, last).size > 0) return null;
  // After a day that is over comes what is still to come.
  const after = last < today ? moveDay(today, -1) : last;
  const all = { ...choice, day: null, until: null, from: today };
  const found = nextEvent(index, all, after);
  const [next] = found === null ? [] : await listEvents([found.id], context);
  return {
    heading: t(first === last ? 'programme:empty.day' : 'programme:empty.days'),
    next:
      next === undefined || next.href === null
        ? null
        : {
            date: [next.dateLabel, next.timeLabel].filter(Boolean).join(', '),
            title: next.title,
            href: next.href,
          },
  };
}
