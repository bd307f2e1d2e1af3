import { isContentPart, type ContentPart } from '../../../../content/records/page.ts';
import { firstHome } from '../../../../../demo/empty-venue/first-home.ts';
import { perLocale } from '../../../../content/i18n/locales.ts';
import { translator } from '../../../i18n/translator.ts';
import { success, type Result } from '../../../result.ts';
import { pathOfPage } from '../../../routing/record-routes.ts';
import { allRecords } from '../../repositories/records.ts';
import { type Caller, actorOf } from '../../services/accounts/user.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { settingsOf } from '../../services/records/reference-data.ts';

/** What each page is called before editors call it something else. */
const TITLE_KEYS: Readonly<Record<ContentPart, string>> = {
  home: 'layout:home',
  events: 'programme:headline',
  exhibitions: 'programme:exhibitions.headline',
  productions: 'records:list.productions.title',
  series: 'records:list.series.title',
  venues: 'records:list.venues.title',
  team: 'event:team',
  magazine: 'magazine:title',
  'magazine-tags': 'magazine:topicsTitle',
  search: 'search:title',
};

/**
 * Makes the record of a page that the route table gives an address, so that editors can
 * write on it: public at once, because nothing of it is seen before they do. The start page goes
 * on showing the next events under the venue's name.
 * @param texts what is written on it at once
 * @returns the page's address; a second call finds what the first one made
 */
export async function beginPage(
  { app, data, locale }: PageContext,
  part: ContentPart,
  caller: Caller,
  texts: object = {},
): Promise<Result<string>> {
  const pages = await allRecords(app.database.db, 'page');
  const path = pathOfPage({ content_type: part, urls: { de: '', en: '' } }, locale) ?? '/';
  if (pages.some((page) => page.content_type === part)) return success(path);
  const title = perLocale((other) => translator(other)(TITLE_KEYS[part]));
  const home = { title: settingsOf(data).site_name, modules: [...firstHome] };
  const input = {
    title,
    content_type: part,
    is_online: true,
    ...(part === 'home' && home),
    ...texts,
  };
  const made = await app.records.create('page', input, {
    locale,
    actor: actorOf(caller, locale),
    source: 'hub',
  });
  return made.ok ? success(path) : made;
}

/** Which of these pages a form names; null: none. */
export function partIn(form: FormData): ContentPart | null {
  const name = form.get('part');
  return typeof name === 'string' && isContentPart(name) ? name : null;
}
