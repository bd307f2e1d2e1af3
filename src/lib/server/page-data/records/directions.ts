import type { Entity } from '../../../../content/records/kinds.ts';
import { DIRECTIONS } from '../../../../content/records/stops.ts';
import { formatDay } from '../../../dates/dates.ts';
import { spansLabel } from '../../../dates/opening-hours.ts';
import { localText } from '../../../i18n/localized.ts';
import type { Link } from '../../../views/event-view.ts';
import type { StopView, DirectionsView } from '../../../views/record-view.ts';
import { firstVenue } from '../../services/site/first-venue.ts';
import { chromeOf } from '../page/chrome.ts';
import type { PageContext } from '../page/page-context.ts';

type Venue = Entity<'venue'>;
type Direction = keyof typeof DIRECTIONS;

/** Half of the map's side, and the free edge around what is drawn on it. */
const HALF = 100;
const EDGE = 14;
/** Nothing stands on the venue itself. */
const NEAREST = 24;
const RING_MINUTES = [5, 10, 15, 20, 30];
const WEEK_DAYS = 7;

/** Walking, by bicycle: profiles of the routing that OpenStreetMap offers. */
const ROUTES = { walk: 'fossgis_osrm_foot', bicycle: 'fossgis_osrm_bike' } as const;

const angleOf = (direction: Direction): number =>
  (Object.keys(DIRECTIONS).indexOf(direction) / Object.keys(DIRECTIONS).length) * 2 * Math.PI;

/** Where so many minutes lie on a map that shows `most` of them. */
const radiusOf = (minutes: number, most: number): number =>
  NEAREST + ((HALF - EDGE - NEAREST) * minutes) / most;

function stopOf(stop: Venue['stops'][number], most: number, context: PageContext): StopView {
  const angle = angleOf(stop.direction);
  const radius = radiusOf(stop.minutes, most);
  return {
    name: localText(stop.name, context.locale),
    lines: localText(stop.lines, context.locale),
    walk: context.t('event:way.walk', { count: stop.minutes }),
    x: Math.round(radius * Math.sin(angle)),
    y: Math.round(-radius * Math.cos(angle)),
  };
}

function routesTo({ coordinates }: Venue, { t }: PageContext): readonly Link[] {
  if (coordinates === null) return [];
  const { latitude, longitude } = coordinates;
  const to = encodeURIComponent(`${String(latitude)},${String(longitude)}`);
  return [
    ...(['walk', 'bicycle'] as const).map((way) => ({
      label: t(`event:way.route.${way}`),
      href: `https://www.openstreetmap.org/directions?engine=${ROUTES[way]}&to=${to}`,
    })),
    { label: t('event:way.route.app'), href: `geo:${String(latitude)},${String(longitude)}` },
  ];
}

/** The hours of the coming days, where this is the venue with the box office. */
function hoursAt(venue: Venue, context: PageContext): DirectionsView['hours'] {
  const { data, locale, t } = context;
  if (firstVenue(data)?.id !== venue.id) return null;
  return chromeOf(context)
    .opening.slice(0, WEEK_DAYS)
    .map(({ day, spans, alternative }) => ({
      day: formatDay(day, locale, 'short'),
      lang: alternative?.lang,
      text: alternative?.text ?? spansLabel(spans, locale) ?? t('opening.closed'),
    }));
}

/** How to get to a venue, and when its box office is open. Null: nothing of it is known. */
export function directionsTo(venue: Venue, context: PageContext): DirectionsView | null {
  const most = Math.max(5, ...venue.stops.map(({ minutes }) => minutes));
  const way = {
    stops: venue.stops.map((stop) => stopOf(stop, most, context)),
    rings: RING_MINUTES.filter((minutes) => minutes <= most).map((minutes) => ({
      minutes,
      radius: Math.round(radiusOf(minutes, most)),
    })),
    routes: routesTo(venue, context),
    hours: hoursAt(venue, context),
  };
  return way.stops.length > 0 || way.routes.length > 0 || way.hours !== null ? way : null;
}
