import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import type { Translated } from '../../../../content/fields/field.ts';
import { LOCALES } from '../../../constants.ts';
import type { Fact } from '../../../views/event-detail-view.ts';
import type { Link } from '../../../views/event-view.ts';
import { venueLd } from '../../../structured-data/venue-ld.ts';
import {
  inLanguage,
  isTranslated,
  localText,
  paragraphsOf,
  textIn,
} from '../../../i18n/localized.ts';
import type { Crumb, Page } from '../../../views/page.ts';
import { programmeSearch } from '../../../programme/programme-query.ts';
import type { RecordView, TextPart, DirectionsView } from '../../../views/record-view.ts';
import { pathTo, type RouteName } from '../../../routing/routes.ts';
import type { FilterKey } from '../../../programme/filter-groups.ts';
import { records, type Entity } from '../../../../content/records/kinds.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { kindTag, recordTag } from '../../services/cache-tags/tags.ts';
import { localizedLink } from '../../services/records/localized-link.ts';
import { keepTogether } from '../../../text/keep-together.ts';
import { comingEvents, type RecordEvents } from '../events/list-events.ts';
import type { PageContext } from '../page/page-context.ts';
import { pictureOf } from '../page/picture-of.ts';
import { showModules } from '../modules/show.ts';
import { makePage, socialImage } from '../page/page.ts';
import { recordCalendarLinks } from '../feeds/record-calendar.ts';
import { directionsTo } from './directions.ts';

/** Kinds with a page of their own that lists their events. */
export type PageKind = 'production' | 'series' | 'venue' | 'person';

/** How many events a page shows whose others the programme shows by a filter. */
const FIRST_SHOWN = 12;

const NOTHING: Translated = { de: '', en: '' };

/** A filter of the programme with its value. */
interface RecordChoice {
  readonly key: FilterKey;
  readonly id: number;
  /** What is chosen, where the record's own name does not say it. */
  readonly place: string | null;
}

/** A longer text with the field that it is. */
type TextOfField = readonly [heading: string | null, text: Translated, field: string];

/** What differs between the kinds; the page itself is the same for all. */
interface Parts {
  readonly route: RouteName;
  readonly title: Translated;
  readonly subtitle: Translated;
  /** The field that the subtitle is. */
  readonly subtitleField: string;
  readonly facts: readonly Fact[];
  readonly texts: readonly TextOfField[];
  readonly events: RecordEvents;
  /** Choices of the programme that together show all events of this record; empty where none do. */
  readonly choices: readonly RecordChoice[];
  readonly parents: readonly Crumb[];
  readonly jsonLd: readonly object[];
  readonly actions: readonly Link[];
  readonly modules: readonly StoredModule[];
  readonly way?: DirectionsView | null;
}

/** The way back to the overview of a kind. */
const listCrumb = ({ t, locale }: PageContext, route: 'productions' | 'series' | 'venues') => ({
  label: t(`records:list.${route}.title`),
  href: pathTo(route, locale),
});

const untranslated = (name: string): Translated => ({ de: name, en: name });

async function production(context: PageContext, record: Entity<'production'>): Promise<Parts> {
  return {
    route: 'productions-slug-id',
    title: record.title,
    subtitle: record.subtitle,
    subtitleField: 'subtitle',
    facts: [],
    texts: [[null, record.description, 'description']],
    events: await comingEvents(context, 'production', [record.id]),
    choices: [],
    parents: [listCrumb(context, 'productions')],
    jsonLd: [],
    actions: [],
    modules: record.modules,
  };
}

function seriesActions(context: PageContext, record: Entity<'series'>): readonly Link[] {
  const { t, data, locale } = context;
  const { booking_url: booking, contact_email: contact } = record;
  const href = booking === null ? null : localizedLink(booking, locale, data);
  return [
    ...(href === null ? [] : [{ label: t('records:subscribe'), href }]),
    ...(contact === null ? [] : [{ label: t('records:contact'), href: `mailto:${contact}` }]),
  ];
}

/** What the subscription costs. */
function seriesFacts({ price_note: price }: Entity<'series'>, { t, locale }: PageContext) {
  const said = localText(price, locale);
  return said.text === ''
    ? []
    : [{ term: t('records:subscription'), ...said, field: 'price_note' }];
}

async function series(context: PageContext, record: Entity<'series'>): Promise<Parts> {
  return {
    route: 'series-slug-id',
    title: record.name,
    subtitle: record.subtitle,
    subtitleField: 'subtitle',
    facts: seriesFacts(record, context),
    texts: [[null, record.description, 'description']],
    events: await comingEvents(context, 'series', [record.id], FIRST_SHOWN),
    choices: [{ key: 'series', id: record.id, place: null }],
    parents: [listCrumb(context, 'series')],
    jsonLd: [],
    actions: seriesActions(context, record),
    modules: record.modules,
  };
}

/** Where a venue stands and how it is called. */
function venueFacts(record: Entity<'venue'>, { t }: PageContext): readonly Fact[] {
  const address = [record.street, [record.postal_code, record.city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const phone = record.phone ?? '';
  const href = `tel:${phone.replaceAll(/[^+\d]/gu, '')}`;
  return [
    ...(address === '' ? [] : [{ term: t('event:fact.address'), text: address, field: 'street' }]),
    ...(phone === '' ? [] : [{ term: t('event:fact.phone'), text: phone, field: 'phone', href }]),
  ];
}

async function venue(context: PageContext, record: Entity<'venue'>): Promise<Parts> {
  const { data, t, locale, app } = context;
  const rooms = [...data.room.values()].filter((room) => room.venue === record.id);
  context.shows(kindTag('room'));
  const events = await comingEvents(
    context,
    'room',
    rooms.map((room) => room.id),
    FIRST_SHOWN,
  );
  return {
    route: 'venues-slug-id',
    title: record.name,
    subtitle: record.intro,
    subtitleField: 'intro',
    facts: venueFacts(record, context),
    texts: [
      [null, record.description, 'description'],
      [t('event:directions'), record.directions, 'directions'],
      [t('event:accessibility'), record.access, 'access'],
    ],
    events,
    choices: rooms
      .filter(({ id }) => events.ids.includes(id))
      .map(({ id, name }) => ({
        key: 'room',
        id,
        place: rooms.length > 1 ? textIn(name, locale) : null,
      })),
    way: directionsTo(record, context),
    parents: [listCrumb(context, 'venues')],
    actions: [],
    modules: record.modules,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        ...(venueLd(
          record,
          locale,
          app.env.siteOrigin + detailPath('venue', record, locale),
        ) as object),
      },
    ],
  };
}

async function person(context: PageContext, record: Entity<'person'>): Promise<Parts> {
  const { t, locale } = context;
  return {
    route: 'team-slug-id',
    title: untranslated(record.name),
    subtitle: record.role,
    subtitleField: 'role',
    facts: [],
    texts: [[null, record.biography, 'biography']],
    events: await comingEvents(context, 'person', [record.id]),
    choices: [],
    parents: record.in_team ? [{ label: t('event:team'), href: pathTo('team', locale) }] : [],
    jsonLd: [],
    actions: [],
    modules: [],
  };
}

function partsOf(context: PageContext, kind: PageKind, record: Entity<PageKind>): Promise<Parts> {
  if (kind === 'production') return production(context, record as Entity<'production'>);
  if (kind === 'series') return series(context, record as Entity<'series'>);
  if (kind === 'venue') return venue(context, record as Entity<'venue'>);
  return person(context, record as Entity<'person'>);
}

const textPart = (
  { locale, edited }: PageContext,
  [heading, text, field]: TextOfField,
): readonly TextPart[] => {
  const { text: words, lang } = localText(text, locale);
  const paragraphs = paragraphsOf(keepTogether(words));
  // Where it is edited an empty text is shown, too, to be filled in.
  const isShown = paragraphs.length > 0 || edited?.isEdited === true;
  return isShown ? [{ heading, lang, paragraphs, field }] : [];
};

const choiceLink = ({ locale, t }: PageContext, { key, id, place }: RecordChoice): Link => ({
  label: place === null ? t('event:allDates') : t('event:allDatesAt', { place }),
  href: pathTo('events', locale) + programmeSearch({ filters: { [key]: id } }),
});

/** The page of a production, series, venue or person; null for an unknown or offline id. */
export async function recordPage(
  context: PageContext,
  kind: PageKind,
  id: number,
): Promise<{ readonly page: Page; readonly view: RecordView } | null> {
  const record: Entity<PageKind> | undefined = context.data[kind].get(id);
  if (record === undefined) return null;
  const { t, locale } = context;
  context.shows(recordTag(kind, id));
  const parts = await partsOf(context, kind, record);
  const rendering = await showModules(context, parts.modules);
  const title = localText(parts.title, locale);
  const view: RecordView = {
    title,
    subtitle: localText(parts.subtitle ?? NOTHING, locale),
    fields: { title: records[kind].title, subtitle: parts.subtitleField },
    picture: pictureOf(context, kind, record),
    facts: parts.facts,
    parts: parts.texts.flatMap((text) => textPart(context, text)),
    way: parts.way ?? null,
    eventsHeading: t(`event:dates.${kind}`),
    events: parts.events.events,
    allEvents: parts.events.hasMore
      ? parts.choices.map((choice) => choiceLink(context, choice))
      : [],
    noEvents: t('programme:none'),
    calendar:
      parts.events.events.length === 0
        ? null
        : recordCalendarLinks(context, kind, record, title.text),
    actions: parts.actions,
    modules: rendering.modules,
  };
  const [part] = view.parts;
  const description = inLanguage(
    { text: part?.paragraphs[0] ?? '', lang: part?.lang },
    view.subtitle,
    title.text,
  );
  const page = makePage(context, {
    route: parts.route,
    path: detailPath(kind, record, locale),
    title: title.text,
    description,
    translations: Object.fromEntries(
      LOCALES.map((other) => [
        other,
        isTranslated(parts.title, other) ? detailPath(kind, record, other) : null,
      ]),
    ) as Page['translations'],
    parents: parts.parents,
    jsonLd: parts.jsonLd,
    frames: rendering.frames,
    stickyLinks: rendering.stickyLinks,
    image: socialImage(context, { kind, id: record.id, image: record.image }),
  });
  return { page, view };
}
