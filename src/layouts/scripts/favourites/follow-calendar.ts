import { COOKIE, FAVOURITES_COOKIE_DAYS } from '../../../lib/constants.ts';
import { cookie } from '../cookie.ts';
import { setCookie } from '../set-cookie.ts';

/*
 * IN-04: tells the server that the list has changed, which it reads in the cookies. Until it
 * has answered, the calendar counts as late, so that a request that is lost is sent again by
 * the next page; the page of the favourites brings the calendar up to date anyway.
 */
const { action = '' } = document.querySelector<HTMLFormElement>('form#favourites') ?? {};

let latest = '';
let isSending = false;

async function send(): Promise<void> {
  let sent: string;
  do {
    sent = latest;
    setCookie(COOKIE.calendarState, 'late', FAVOURITES_COOKIE_DAYS);
    const body = new URLSearchParams({ follow: '1' });
    // It goes on when the visitor leaves the page. The redirect is for browsers without scripts.
    await fetch(action, { method: 'POST', body, keepalive: true, redirect: 'manual' });
    // The answer has written the list as it was sent; hearts may have been pressed meanwhile.
    if (latest !== sent)
      setCookie(COOKIE.favourites, latest, latest === '' ? 0 : FAVOURITES_COOKIE_DAYS);
  } while (latest !== sent);
}

addEventListener('favourites', () => {
  latest = cookie(COOKIE.favourites);
  if (isSending) return;
  isSending = true;
  send()
    // Late, as the cookie says.
    .catch(() => undefined)
    .finally(() => (isSending = false));
});
