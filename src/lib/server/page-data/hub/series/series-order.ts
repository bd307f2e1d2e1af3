import type { EventEntity, EventInput, EventType } from '../../../../../content/records/event.ts';
import { EVENT_TYPES } from '../../../../../content/records/event.ts';
import type { EventMoments } from '../../../../programme/event-times.ts';
import { inputOf } from '../../../services/records/record-input.ts';
import type { SeriesOrder } from '../../../services/event-series/make-series.ts';
import type { NamedKind } from '../../../services/hub/new-names.ts';
import type { PageContext } from '../../page/page-context.ts';
import { pricingOf, type PriceRow } from './series-prices.ts';
import { seasonOf } from './series-warnings.ts';
import { dayOf } from '../../../../dates/dates.ts';

type Values = Readonly<Record<string, unknown>>;

/** What of an event that is copied no field of the form shows. */
const UNSEEN = ['modules', 'sign_films', 'most_per_order'] as const;
/** What the fields of the form say otherwise than an event does. */
const OWN_WAY = ['prices', 'performers', 'programme', 'template'];

/** Everything that the events of a series are made of. */
export interface SeriesParts {
  readonly values: Values;
  readonly isOnline: boolean;
  /** The kinds of which what is made by name is public. */
  readonly publicKinds: readonly NamedKind[];
  /** How the parent shows its children; null: the events stand alone. */
  readonly children: EventType | null;
  readonly duration: number | null;
  /** The event whose seat groups and codes are taken; null: none. */
  readonly plan: EventEntity | null;
  /** The event that it began with as a copy; null: none. */
  readonly copied: EventEntity | null;
}

export const rowsIn = (values: Values): readonly PriceRow[] =>
  ((values['prices'] ?? []) as Partial<PriceRow>[]).map(
    ({ name = '', text = '', price = '', seats = null }) => ({ name, text, price, seats }),
  );

/** How parents of several dates can show them. */
export const PARENT_TYPES = EVENT_TYPES.filter((type) => type !== '1-single');

/** What a form orders for these dates, all of which it has checked. */
export function orderOf(
  context: PageContext,
  { values, isOnline, publicKinds, children, duration, plan, copied }: SeriesParts,
  dates: readonly EventMoments[],
  who: { readonly key: string; readonly user: string },
): SeriesOrder {
  const kept = Object.entries(values).filter(([name]) => !OWN_WAY.includes(name));
  const source = copied === null ? {} : (inputOf('event', copied) as Values);
  const unseen = Object.fromEntries(
    UNSEEN.flatMap((name) => (name in source ? [[name, source[name]]] : [])),
  );
  const shared = { ...unseen, ...Object.fromEntries(kept), duration, is_online: isOnline };
  const pricing = pricingOf(rowsIn(values), plan?.seat_groups ?? []);
  const season = (moment: string) => seasonOf(context, dayOf(moment));
  const events = dates.map(
    (moments) =>
      ({
        ...shared,
        ...pricing,
        ...moments,
        season: season(moments.date_start),
      }) as unknown as EventInput,
  );
  const [first] = dates;
  const ends = dates.map(({ date_start: start, date_end: end }) => end ?? start).sort();
  const parent =
    children === null || first === undefined
      ? null
      : ({
          ...shared,
          event_type_new: children,
          date_start: first.date_start,
          date_end: ends.at(-1),
          season: season(first.date_start),
        } as unknown as EventInput);
  const cast = {
    performers: (values['performers'] ?? []) as object[],
    programme: (values['programme'] ?? []) as object[],
  };
  return { ...who, cast, parent, events, publicKinds };
}
