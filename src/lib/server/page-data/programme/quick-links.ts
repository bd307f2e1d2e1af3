import { moveDay, type Day } from '../../../dates/dates.ts';
import { OLDEST_CHILD_YEARS } from '../../../programme/filter-groups.ts';
import { programmeSearch, type ProgrammeQuery } from '../../../programme/programme-query.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { QuickLink } from '../../../views/programme-view.ts';
import { countEvents } from '../../services/programme/programme-index.ts';
import type { IndexData } from '../../services/programme/index-data.ts';
import { indexChoice } from '../events/list-events.ts';
import { daysOfChoice } from '../modules/queries.ts';
import type { PageContext } from '../page/page-context.ts';
import { KnownChoices } from './known-choices.ts';

/** «Under 15 €». */
const LITTLE_MONEY = 15;
const WEEK_DAYS = 7;

type Choice = Pick<ProgrammeQuery, 'date' | 'numbers'>;

/** So many days from one on; from today on without a date, so that a choice has one address. */
const span = ({ date, days }: { date: Day; days: number }, today: Day): Choice => {
  if (date === today) return { date: null, numbers: { days } };
  return { date, numbers: days === 1 ? {} : { days } };
};

function weekend(today: Day): Choice {
  const { from, to } = daysOfChoice({ from: null, to: null, span: 'weekend' }, today);
  let days = 1;
  while (to !== null && moveDay(from, days - 1) < to) days += 1;
  return span({ date: from, days }, today);
}

/** What the links set, in their order; those of days go in each other's place. */
const LINKS = {
  today: { isDays: true, of: (today: Day) => span({ date: today, days: 1 }, today) },
  tomorrow: { isDays: true, of: (today: Day) => span({ date: moveDay(today, 1), days: 1 }, today) },
  weekend: { isDays: true, of: weekend },
  week: { isDays: true, of: (today: Day) => span({ date: today, days: WEEK_DAYS }, today) },
  children: { isDays: false, of: () => ({ numbers: { age: OLDEST_CHILD_YEARS } }) },
  cheap: { isDays: false, of: () => ({ numbers: { price: LITTLE_MONEY } }) },
  free: { isDays: false, of: () => ({ numbers: { price: 0 } }) },
} as const;
const NAMES = Object.keys(LINKS) as (keyof typeof LINKS)[];

/** The query with what a link sets, and without. */
function turned(query: ProgrammeQuery, name: keyof typeof LINKS, today: Day) {
  const { isDays, of } = LINKS[name];
  const set: Partial<Choice> = of(today);
  const { days: _, ...others } = query.numbers;
  const bare = isDays ? { ...query, date: null, numbers: others } : query;
  const chosen = {
    ...bare,
    ...(isDays && { date: set.date ?? null }),
    numbers: { ...bare.numbers, ...set.numbers },
  };
  const left = Object.entries(bare.numbers).filter(([key]) => !(key in (set.numbers ?? {})));
  return { chosen, without: { ...bare, numbers: Object.fromEntries(left) } };
}

const known = new KnownChoices<readonly QuickLink[]>();

/**
 * The links to what many look for, each beside what is chosen already, with how many events
 * its list has. Depends on the day, as every list does: see `PageContext.cacheOptions`.
 */
export function quickLinks(
  context: PageContext,
  asked: ProgrammeQuery,
  index: IndexData,
): readonly QuickLink[] {
  const query = { ...asked, page: 1, month: null };
  const search = programmeSearch(query);
  const { today, locale, data } = context;
  return known.get({ index, data }, `${locale} ${today} ${search}`, () =>
    makeLinks(context, query, index),
  );
}

function makeLinks(
  context: PageContext,
  query: ProgrammeQuery,
  index: IndexData,
): readonly QuickLink[] {
  const { today, locale, t } = context;
  const base = pathTo('events', locale);
  const search = programmeSearch(query);
  return NAMES.map((name) => {
    const { chosen, without } = turned(query, name, today);
    const target = programmeSearch(chosen);
    const isCurrent = target === search;
    return {
      label: t(`programme:quick.${name}`),
      count: countEvents(index, indexChoice(chosen, context)),
      href: base + (isCurrent ? programmeSearch(without) : target),
      isCurrent,
    };
  });
}
