import { softHyphens } from '../components/soft-hyphens.ts';
import type { Locale } from '../../lib/constants.ts';
import type { LocalText } from '../../lib/i18n/localized.ts';
import { HTML_SLOT, textHtml, type Fill } from '../../lib/programme/template.ts';
import type { EventView, StatusView } from '../../lib/views/event-view.ts';

/**
 * What a row shows, but for its texts: rows of one shape differ in nothing else, so that
 * each shape is rendered once, and each event is filled in.
 */
export interface RowShape {
  readonly key: string;
  /** The event's own, for the slots in it. */
  readonly fill: Fill;
}

/** What the shapes are made of: nothing that can change. */
export const SHAPES = {};

const here = HTML_SLOT;

/** The slot of a text, where there is one. */
const placed = ({ text, lang }: LocalText, place: string): LocalText => ({
  text: text && place,
  lang,
});

const statusHere = (status: StatusView): StatusView => ({
  key: status.key,
  label: here.status,
  note: status.note && here.note,
  words: status.words && placed(status.words, here.words),
});

/** An id is only ever written out, in attributes and addresses. */
const ID_SLOT = here.id as unknown as number;
const BOOK_SLOT = here.book as unknown as number;

/** An event with slots instead of its texts and ids; every field of it, so that none is forgotten. */
export function shapeOf(event: EventView): EventView {
  const { preline, title, subtitle, span, status, ticket, picture } = event;
  return {
    id: ID_SLOT,
    href: event.href && here.href,
    preline: placed(preline, here.preline),
    title: placed(title, here.title),
    subtitle: placed(subtitle, here.subtitle),
    day: '',
    start: '',
    end: null,
    room: 0,
    dateLabel: '',
    dayLabel: here.dayLabel,
    span: span && { from: span.from && here.spanFrom, to: here.spanTo },
    timeLabel: event.timeLabel && here.time,
    place: event.place && here.place,
    status: status && statusHere(status),
    ticket: ticket && {
      label: ticket.label,
      href: here.ticketHref,
      book: ticket.book === null ? null : BOOK_SLOT,
    },
    price: event.price && here.price,
    age: event.age && here.age,
    labels: event.labels.map(() => here.label),
    picture: { image: null, poster: { ...picture.poster, id: ID_SLOT } },
    children: [],
  };
}

/** The event's own as HTML: escaped once, however many lists show it. */
function fillOf(event: EventView, locale: Locale): Fill {
  const { span, status, ticket } = event;
  const texts = {
    id: String(event.id),
    href: event.href,
    preline: event.preline.text,
    title: event.title.text,
    heading: softHyphens(event.title.text, event.title.lang ?? locale),
    subtitle: event.subtitle.text,
    spanFrom: span?.from,
    spanTo: span?.to,
    time: event.timeLabel,
    place: event.place,
    status: status?.label,
    note: status?.note,
    words: status?.words?.text,
    ticketHref: ticket?.href,
    book: String(ticket?.book ?? ''),
    price: event.price,
    age: event.age,
    dayLabel: event.dayLabel,
    label: event.labels[0],
  };
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text)
      .map(([name, text]) => [here[name as keyof typeof texts], textHtml(text ?? '')]),
  );
}

/** An event's title as its row shows it; of a shape, the place where it belongs. */
export const headingOf = ({ title }: EventView, locale: Locale): string =>
  title.text === here.title ? here.heading : softHyphens(title.text, title.lang ?? locale);

/** Shapes are few: each is one string, however many events have it. */
const keys = new Map<string, string>();
const shapes = new WeakMap<EventView, RowShape | null>();

function makeShape(event: EventView, locale: Locale): RowShape | null {
  const { picture, children, labels } = event;
  if (picture.image !== null || children.length > 0 || labels.length > 1) return null;
  const text = `${locale} ${JSON.stringify(shapeOf(event))}`;
  const key = keys.get(text) ?? text;
  keys.set(key, key);
  return { key, fill: fillOf(event, locale) };
}

/**
 * The shape of an event's row; null for one that has more to show than texts: a photograph,
 * child events, several labels. The view is never changed, and is in one language.
 */
export function rowShape(event: EventView, locale: Locale): RowShape | null {
  const cached = shapes.get(event);
  if (cached !== undefined) return cached;
  const shape = makeShape(event, locale);
  shapes.set(event, shape);
  return shape;
}
