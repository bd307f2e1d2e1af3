import type { AstroCookies } from 'astro';
import type { Favourites } from '../../../programme/favourites.ts';
import {
  carriedList,
  forgetCalendar,
  saveCalendar,
  saveList,
} from '../../services/favourites/cookies.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';

/** Writes a visitor's list, and takes its calendar along where there is one. */
export async function saveAndFollow(
  { app }: PageContext,
  cookies: Pick<AstroCookies, 'get' | 'set'>,
  ids: Favourites,
): Promise<void> {
  const { secret } = carriedList(cookies, app.env);
  saveList(cookies, app.env, ids);
  if (secret === '') return;
  if (await app.calendars.follow(secret, ids)) saveCalendar(cookies, app.env, secret);
  else forgetCalendar(cookies, app.env);
}
