import { favouritesIn } from '../../../programme/favourites.ts';
import type { ConsentState } from '../consent/read-consent.ts';
import type { Translate } from '../../../i18n/translator.ts';

/** Style rules that fill the hearts of a visitor's favourites, by the cookie. */
export function heartRules(cookie: string, t: Translate): readonly string[] {
  const ids = favouritesIn(cookie);
  if (ids.length === 0) return [];
  const hearts = ids.map((id) => `.heart[value="${id}"]`);
  return [
    `:is(${hearts.join()}) .icon{fill:currentcolor}`,
    `:is(${hearts.join()})::after{content:""/${JSON.stringify(t('favourites:isSaved'))}}`,
    `[data-favourites] .badge{display:block}`,
    `[data-favourites] .badge::after{content:"${ids.length}"}`,
  ];
}

/** Style rules that show how many tickets are in a visitor's cart, by the cookie. */
export function cartRules(cookie: string, t: Translate): readonly string[] {
  const amount = /^[1-9]\d{0,2}$/u.test(cookie) ? Number(cookie) : 0;
  if (amount === 0) return [];
  const words = JSON.stringify(`: ${t('booking:summary.tickets', { count: amount })}`);
  return [
    `[data-cart] .badge{display:block}`,
    `[data-cart] .badge::after{content:"${amount}"}`,
    // In the link's name, too: the badge is for those who see it.
    `[data-cart] .visually-hidden::after{content:${words}}`,
  ];
}

/** Style rules that hide the banner from who has chosen, or whose browser says no for them. */
export const consentRules = (state: ConsentState): readonly string[] =>
  state === 'open' ? [] : ['[data-consent]{display:none}', ':root{--sticky-visibility:visible}'];
