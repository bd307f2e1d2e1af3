import type { MediaEntity } from '../../content/records/media.ts';
import { LOCALES } from '../constants.ts';

/** What places copy of a file of the library. */
export type MediaFacts = Pick<
  MediaEntity,
  | 'src'
  | 'mime'
  | 'bytes'
  | 'width'
  | 'height'
  | 'title'
  | 'alt'
  | 'decorative'
  | 'credit'
  | 'focal'
>;

type Place = Readonly<Record<string, unknown>>;

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The type as places keep it: without a charset. */
const typeOf = ({ mime }: MediaFacts): string => mime.split(';', 1)[0] ?? '';

const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** A text in each language: each follows where the place says what the library said. */
function followedAlt(alt: unknown, before: MediaFacts, after: MediaFacts): unknown {
  if (!isPlace(alt)) return alt;
  const texts = LOCALES.map((locale) => [
    locale,
    alt[locale] === before.alt[locale] ? after.alt[locale] : alt[locale],
  ]);
  return { ...alt, ...Object.fromEntries(texts) };
}

/** A place that shows the file, with what it copied brought up to date. */
function followedPlace(place: Place, before: MediaFacts, after: MediaFacts): Place {
  const own = (key: string, was: unknown, is: unknown): Place =>
    key in place && isSame(place[key], was) ? { [key]: is } : {};
  const fact = (key: string, is: unknown): Place => (key in place ? { [key]: is } : {});
  return {
    ...place,
    src: after.src,
    // Facts of the file, which no place has its own of.
    ...fact('width', after.width ?? place['width']),
    ...fact('height', after.height ?? place['height']),
    ...fact('mime', typeOf(after)),
    ...fact('bytes', after.bytes),
    ...fact('alt', followedAlt(place['alt'], before, after)),
    ...own('title', before.title, after.title),
    ...own('decorative', before.decorative, after.decorative),
    ...own('credit', before.credit ?? '', after.credit ?? ''),
    ...own('focal', before.focal, after.focal),
  };
}

/**
 * A value with every place in it that shows a file brought up to date: the file's address and
 * facts always, its texts and its focal point where the place has them as they were copied.
 * Addresses within texts (HTML, links) follow, too.
 * @returns the value itself where nothing in it shows the file
 */
export function followed<Value>(value: Value, before: MediaFacts, after: MediaFacts): Value {
  if (typeof value === 'string')
    return (value.includes(before.src) ? value.replaceAll(before.src, after.src) : value) as Value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => followed(item, before, after));
    return items.every((item, index) => item === value[index]) ? value : (items as Value);
  }
  if (!isPlace(value)) return value;
  if (value['src'] === before.src) {
    const place = followedPlace(value, before, after);
    return isSame(place, value) ? value : (place as Value);
  }
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, followed(inner, before, after)] as const,
  );
  return entries.every(([key, inner]) => inner === value[key])
    ? value
    : (Object.fromEntries(entries) as Value);
}
