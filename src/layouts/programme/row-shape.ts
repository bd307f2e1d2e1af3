import { softHyphens } from '../components/soft-hyphens.ts';
import type { Locale } from '../../lib/constants.ts';
import {
  HTML_SLOT,
  isRowSlot,
  ROW_SLOTS,
  rowSlot,
  textHtml,
  type Fill,
} from '../../lib/programme/template.ts';
import type { EventView } from '../../lib/views/event-view.ts';

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

/** Decides what a row looks like, or how its words are read. */
const OF_THE_SHAPE = new Set(['key', 'kind', 'lang', 'theme']);

/** An event with a place instead of each text and number, which `texts` gets in the same order. */
function placesOf(value: unknown, texts: (string | number)[]): unknown {
  if (typeof value === 'string' || typeof value === 'number')
    return value === '' ? value : rowSlot(texts.push(value) - 1);
  if (Array.isArray(value)) return value.map((item) => placesOf(item, texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      OF_THE_SHAPE.has(name) ? part : placesOf(part, texts),
    ]),
  );
}

/** An event with places instead of its texts and ids, which are only ever written out. */
export const shapeOf = (event: EventView, texts: (string | number)[] = []): EventView =>
  placesOf(event, texts) as EventView;

/** An event's title as its row shows it; of a shape, the place where it belongs. */
export const headingOf = ({ title }: EventView, locale: Locale): string =>
  isRowSlot(title.text) ? HTML_SLOT.heading : softHyphens(title.text, title.lang ?? locale);

/** Shapes are few: each is one string, however many events have it. */
const keys = new Map<string, string>();
const shapes = new WeakMap<EventView, RowShape | null>();

function makeShape(event: EventView, locale: Locale): RowShape | null {
  if (event.picture.image !== null || event.children.length > 0) return null;
  const texts: (string | number)[] = [];
  const text = `${locale} ${JSON.stringify(shapeOf(event, texts))}`;
  if (texts.length > ROW_SLOTS) return null;
  const key = keys.get(text) ?? text;
  keys.set(key, key);
  const fill = Object.fromEntries(
    texts.map((own, index) => [rowSlot(index), textHtml(String(own))]),
  );
  return { key, fill: { ...fill, [HTML_SLOT.heading]: textHtml(headingOf(event, locale)) } };
}

/**
 * The shape of an event's row; null for one that has more to show than texts: a photograph,
 * child events. The view is never changed, and is in one language.
 */
export function rowShape(event: EventView, locale: Locale): RowShape | null {
  const cached = shapes.get(event);
  if (cached !== undefined) return cached;
  const shape = makeShape(event, locale);
  shapes.set(event, shape);
  return shape;
}
