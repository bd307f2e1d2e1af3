import type { APIRequestContext, Page } from '@playwright/test';
import type { Offer } from '../../../src/lib/booking/offer.ts';
import type { Locale } from '../../../src/lib/constants.ts';
import type { comingEvents } from './pages.ts';

/** An event with tickets on sale: what can be booked of it, and its pages. */
export interface Bookable {
  readonly offer: Offer;
  readonly link: string;
  /** The page with the form without scripts. */
  readonly form: string;
}

const PART = { de: 'karten', en: 'tickets' } as const;

/** A coming event whose tickets can be chosen and that is as a test needs it. */
export async function bookable(
  request: APIRequestContext,
  suits: (offer: Offer) => boolean,
  locale: Locale = 'de',
): Promise<Bookable> {
  const response = await request.get(`/${locale}/api/events/?page_size=100`);
  const { results } = (await response.json()) as {
    results: Awaited<ReturnType<typeof comingEvents>>;
  };
  for (const { id, link } of results) {
    const answer = await request.get(`/${locale}/api/booking/${id}/`);
    const offer = answer.status() === 200 ? ((await answer.json()) as Offer) : null;
    if (offer !== null && suits(offer)) return { offer, link, form: `${link}/${PART[locale]}` };
  }
  throw new Error('no event of the demo is as this test needs it');
}

export const isTimed = ({ seatGroups }: Offer): boolean =>
  seatGroups.some(({ timeslots }) => timeslots.length > 0);

/** With at least so many groups that have seats for everybody who tests here. */
export const hasRoom =
  (groups: number) =>
  (offer: Offer): boolean =>
    !isTimed(offer) &&
    offer.seatGroups.filter(({ left, prices }) => left === null && prices.length > 1).length >=
      groups;

/** What the browser keeps of the cart, by the names of the cookies. */
export async function cartCookies(page: Page): Promise<Readonly<Record<string, string>>> {
  const cookies = await page.context().cookies();
  return Object.fromEntries(
    cookies
      .filter(({ name }) => name.startsWith('cart'))
      .map(({ name, value }) => [name, decodeURIComponent(value)]),
  );
}
