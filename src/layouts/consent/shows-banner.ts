import type { Page } from '../../lib/views/page.ts';

/** Pages that have to be read before one chooses, and those of people who work on the site. */
const WITHOUT = /^(?:legals-|cookie-settings$|hub|user-|log)/u;

/** Whether a page asks for consent: where there is something to ask, but on no legal page. */
export const showsBanner = ({ route, chrome, editing }: Page): boolean =>
  chrome.consent.asked.length > 0 && editing === null && !WITHOUT.test(route);
