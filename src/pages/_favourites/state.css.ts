import type { APIRoute } from 'astro';
import { COOKIE } from '../../lib/constants.ts';
import { favouritesIn } from '../../lib/favourites.ts';
import { translator } from '../../lib/i18n.ts';
import { localeOf } from '../_open.ts';

/**
 * Without scripts the page, which is the same for everybody, cannot know a
 * visitor's favourites; this small sheet, asked for only then, fills their hearts.
 */
export const GET: APIRoute = (asked) => {
  const ids = favouritesIn(asked.cookies.get(COOKIE.favourites)?.value ?? '');
  const t = translator(localeOf(asked));
  const hearts = ids.map((id) => `.heart[value="${id}"]`);
  const rules = [
    `:is(${hearts.join()}) .icon{fill:currentcolor}`,
    `:is(${hearts.join()})::after{content:""/${JSON.stringify(t('favourites:isSaved'))}}`,
    `[data-favourites] .badge{display:block}`,
    `[data-favourites] .badge::after{content:"${ids.length}"}`,
  ];
  return new Response(ids.length === 0 ? '' : rules.join(''), {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, no-store' },
  });
};
