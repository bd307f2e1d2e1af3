import type {
  OpeningHoursEntity,
  OpeningHoursExceptionEntity,
} from '../../../../content/records/notices.ts';
import type { Locale } from '../../../constants.ts';
import { instantOf, moveDay, type Day } from '../../../dates/dates.ts';
import { textIn } from '../../../i18n/localized.ts';
import {
  WEEKDAY_BY_INDEX,
  type OpeningDay,
  type OpeningPlan,
} from '../../../dates/opening-hours.ts';

/** A kept page stays right for so many days without being rendered again. */
const PLAN_DAYS = 8;

type Entry = OpeningHoursEntity | OpeningHoursExceptionEntity;

/** Turns an address that was entered once into the one for a page's language. */
type LocalLink = (href: string) => string;

function dayOfEntries(
  day: Day,
  entries: readonly Entry[],
  locale: Locale,
  link: LocalLink,
): OpeningDay {
  const spans = entries
    .filter((entry) => !entry.closed)
    .flatMap(({ time_from: from, time_to: to }) => (from && to ? [{ from, to }] : []))
    .sort((left, right) => left.from.localeCompare(right.from));
  const other = entries.find((entry) => textIn(entry.alternative_text, locale) !== '');
  const url = other?.alternative_link_url ?? null;
  const alternative = other
    ? { text: textIn(other.alternative_text, locale), url: url === null ? null : link(url) }
    : null;
  return { day, spans, alternative };
}

/** The opening hours that hold on one day: its exceptions where there are any (OH-01). */
export function entriesOf<Regular extends Entry, Exception extends OpeningHoursExceptionEntity>(
  day: Day,
  regular: Iterable<Regular & OpeningHoursEntity>,
  exceptions: Iterable<Exception>,
): readonly (Regular | Exception)[] {
  const special = [...exceptions].filter((exception) => exception.day === day);
  if (special.length > 0) return special;
  const weekday = WEEKDAY_BY_INDEX[new Date(`${day}T12:00:00Z`).getUTCDay()];
  return [...regular].filter((entry) => entry.weekday === weekday);
}

/** The plan from one day on, in one language. */
export function openingPlan(
  from: Day,
  regular: Iterable<OpeningHoursEntity>,
  exceptions: Iterable<OpeningHoursExceptionEntity>,
  locale: Locale,
  link: LocalLink = (href) => href,
): OpeningPlan {
  const [weekly, special] = [[...regular], [...exceptions]];
  return Array.from({ length: PLAN_DAYS }, (_, offset) => {
    const day = moveDay(from, offset);
    return dayOfEntries(day, entriesOf(day, weekly, special), locale, link);
  });
}

/** The instants of a day at which the label changes. */
export const labelChanges = ({ day, spans }: OpeningDay): readonly string[] =>
  spans.flatMap((span) => [span.from, span.to]).map((time) => instantOf(day, time).toISOString());
