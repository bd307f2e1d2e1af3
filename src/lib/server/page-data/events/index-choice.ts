import { chosenDays, firstDay, type ProgrammeQuery } from '../../../programme/programme-query.ts';
import type { Choice } from '../../services/programme/programme-index.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import type { PageContext } from '../page/page-context.ts';

/** What visitors chose, as the programme's index is asked for it. */
export function indexChoice(
  query: Pick<ProgrammeQuery, 'date' | 'filters' | 'numbers'>,
  { today, data }: Pick<PageContext, 'today' | 'data'>,
): Choice {
  const days = chosenDays(query, today);
  const { age, price, access } = query.numbers;
  const hasLimits = age !== undefined || price !== undefined || access !== undefined;
  const { booking_fee: fee } = settingsOf(data).ticketing;
  return {
    groups: query.filters,
    day: days?.[0] ?? null,
    until: days?.[1] ?? null,
    from: firstDay(query.date, today),
    limits: hasLimits ? { ...query.numbers, fee } : null,
  };
}
