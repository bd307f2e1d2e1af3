import { wrongTimes } from './clock-times.ts';

/*
 * What holds for the words and the data of every public page, whatever it is: by our own
 * rules, and by what schema.org and the guides of search engines ask of an event.
 */

type Thing = Readonly<Record<string, unknown>>;

const SOFT = '\u00AD';
const HIDDEN = /<(script|style|template|svg)\b.*?<\/\1>/gsu;

const unescaped = (text: string): string =>
  text
    .replaceAll(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The words between the tags of a document, a line for each of its texts. */
const wordsOf = (html: string): string =>
  unescaped(
    html
      .slice(html.indexOf('<body'))
      .replaceAll(HIDDEN, '\n')
      .replaceAll(/<[^>]*>/gu, '\n'),
  );

export const titleOf = (html: string): string =>
  unescaped(/<title>([^<]*)<\/title>/u.exec(html)?.[1] ?? '');

/** Everything that a page tells machines (JSON-LD). */
export const thingsOf = (html: string): readonly Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)].map(
    ([, json = '']) => JSON.parse(json) as Thing,
  );

const asThing = (value: unknown): Thing => (value ?? {}) as Thing;
const asThings = (value: unknown): readonly Thing[] => (value ?? []) as readonly Thing[];

const isPlaced = ({ location }: Thing): boolean =>
  asThing(asThing(location)['address'])['addressLocality'] !== undefined;

function wrongOffers(offers: readonly Thing[], address: unknown): readonly string[] {
  return offers.flatMap((offer) => [
    ...(offer['url'] === address ? [] : [`an offer leads to ${String(offer['url'])}`]),
    ...(/^\d+\.\d\d$/u.test(String(offer['price'])) ? [] : ['an offer without a price']),
    ...(offer['priceCurrency'] === 'EUR' ? [] : ['an offer without a currency']),
    ...(/^https:\/\/schema\.org\/\w+$/u.test(String(offer['availability']))
      ? []
      : ['an offer that does not say whether it is there']),
  ]);
}

/** What search engines would miss of an event. */
function wrongEvent(event: Thing): readonly string[] {
  const { name, startDate, url, organizer, offers, subEvent } = event;
  const children = asThings(subEvent);
  return [
    ...(typeof name === 'string' && name !== '' ? [] : ['an event without a name']),
    ...(/^\d{4}-\d\d-\d\d/u.test(String(startDate)) ? [] : ['an event without a start']),
    ...(isPlaced(event) ? [] : ['an event without an address']),
    ...(asThing(organizer)['url'] === undefined ? ['an organizer without an address'] : []),
    ...wrongOffers(asThings(offers), url),
    ...(children.every(isPlaced) ? [] : ['a date of a festival without an address']),
  ];
}

/** What is wrong with the words and the data of a page. */
export function wrongOnPage(html: string): readonly string[] {
  const words = wordsOf(html);
  const head = html.slice(0, html.indexOf('<body'));
  const attributes = [...html.matchAll(/="([^"]*)"/gu)].map(([, value = '']) => value);
  const things = thingsOf(html);
  return [
    ...wrongTimes(words),
    ...(words.match(/\d Uhr\b/gu) ?? []).map((found) => `may break: ${found}`),
    ...(words.match(/\b(?:9[1-9]|[1-9]\d\d)\s(?:Minuten|minutes)\b/gu) ?? []),
    ...(head.includes(SOFT) ? ['a soft hyphen in the head'] : []),
    ...attributes.filter((value) => value.includes(SOFT)),
    ...(JSON.stringify(things).includes(SOFT) ? ['a soft hyphen in the data'] : []),
    ...things.filter((thing) => 'startDate' in thing).flatMap(wrongEvent),
  ];
}
