import type {
  OpeningHoursEntity,
  OpeningHoursExceptionEntity,
} from '../../../../content/records/notices.ts';
import type { Locale } from '../../../constants.ts';
import { weekdayOf } from '../../../dates/calendar.ts';
import { instantOf, moveDay, type Day } from '../../../dates/dates.ts';
import { localText, textIn } from '../../../i18n/localized.ts';
import { keepTogether } from '../../../text/keep-together.ts';
import { WEEKDAYS, type OpeningDay, type OpeningPlan } from '../../../dates/opening-hours.ts';

/** For so many days a cached page shows the right hours without being rendered again. */
const PLAN_DAYS = 8;

type Entry = OpeningHoursEntity | OpeningHoursExceptionEntity;

/** Returns the address for a page's language. */
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
  const alternativeEntry = entries.find((entry) => textIn(entry.alternative_text, locale) !== '');
  const url = alternativeEntry?.alternative_link_url ?? null;
  const words = alternativeEntry && localText(alternativeEntry.alternative_text, locale);
  const alternative = words
    ? {
        text: keepTogether(words.text),
        lang: words.lang,
        url: url === null ? null : link(url),
      }
    : null;
  return { day, spans, alternative };
}

/** The opening hours of one day: its exceptions where there are any. */
export function entriesOf<Regular extends Entry, Exception extends OpeningHoursExceptionEntity>(
  day: Day,
  regular: Iterable<Regular & OpeningHoursEntity>,
  exceptions: Iterable<Exception>,
): readonly (Regular | Exception)[] {
  const special = [...exceptions].filter((exception) => exception.day === day);
  if (special.length > 0) return special;
  const weekday = WEEKDAYS[weekdayOf(day) - 1];
  return [...regular].filter((entry) => entry.weekday === weekday);
}

/** The opening hours of the venue: of weekdays, and of single days. */
export interface OpeningHours {
  readonly regular: Iterable<OpeningHoursEntity>;
  readonly exceptions: Iterable<OpeningHoursExceptionEntity>;
}

/** The plan from one day on, in one language. */
export function openingPlan(
  from: Day,
  { regular, exceptions }: OpeningHours,
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
