import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { COOKIE } from '../../../src/lib/constants.ts';
import { byIcalJs } from '../../support/content/calendar-readers.ts';

export const FAVOURITES = { de: '/de/merkliste', en: '/en/favourites' } as const;
export const CALENDAR = { de: '/de/merkliste/kalender', en: '/en/favourites/calendar' } as const;

/** Puts events on the list of a browser, as its script does. */
export const note = (page: Page, ids: readonly (number | string)[], url: string) =>
  page.context().addCookies([{ name: COOKIE.favourites, value: ids.join('.'), url }]);

/** The ids in the cookie, the latest first. */
export async function noted(page: Page): Promise<readonly string[]> {
  const cookies = await page.context().cookies();
  return (cookies.find(({ name }) => name === COOKIE.favourites)?.value ?? '').split('.');
}

/** Makes a calendar of the list by the button on its page. @returns the address that is shown then */
export async function subscribe(page: Page, locale: 'de' | 'en' = 'de'): Promise<string> {
  await page.goto(FAVOURITES[locale]);
  const name = { de: 'Als Kalender abonnieren', en: 'Subscribe as a calendar' }[locale];
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL(`${CALENDAR[locale]}?done=made`);
  return addressOn(page);
}

export const addressOn = (page: Page): Promise<string> => page.locator('#address').inputValue();

export const secretIn = (address: string): string =>
  /favcal_[\w-]{32}/u.exec(address)?.[0] ?? 'no secret';

/** The ids of the events that a program is given under an address. */
export async function idsAt(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.get(address);
  expect(answer.status()).toBe(200);
  return byIcalJs(await answer.text()).map(({ uid }) => /\d+/u.exec(uid)?.[0] ?? uid);
}
