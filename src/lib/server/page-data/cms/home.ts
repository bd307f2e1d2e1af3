import type { EventView } from '../../../views/event-view.ts';
import type { HomeView } from '../../../views/home-view.ts';
import { textIn } from '../../../i18n/localized.ts';
import type { Page } from '../../../views/page.ts';
import { pathTo } from '../../../routing/routes.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { kindTag } from '../../services/cache-tags/tags.ts';
import { cmsPage, type CmsView } from './cms.ts';
import { systemPage } from '../page/system-page.ts';
import { settingsOf } from '../../services/records/settings-of.ts';
import type { PageContext } from '../page/page-context.ts';
import { pictureOf } from '../page/picture-of.ts';
import { listEvents } from '../events/list-events.ts';
import { makePage, translationsOf } from '../page/page.ts';
import { comingTeasers, teaserView } from '../programme/teasers.ts';

const EVENTS_SHOWN = 7;
const TEASERS_SHOWN = 2;
const PRODUCTIONS_SHOWN = 4;

async function nextEvents(context: PageContext): Promise<readonly EventView[]> {
  const { app, today } = context;
  context.shows(kindTag('event'));
  const index = await app.programme.read();
  // What has been running for weeks is in the programme; the start page shows what begins.
  const next = index.events.findIndex(({ first }) => first >= today);
  const events = next < 0 ? [] : index.events.slice(next, next + EVENTS_SHOWN);
  return listEvents(
    events.map(({ id }) => id),
    context,
  );
}

function productions(context: PageContext): HomeView['productions'] {
  const { data, locale } = context;
  context.shows(kindTag('production'));
  return [...data.production.values()].slice(0, PRODUCTIONS_SHOWN).map((production) => ({
    name: textIn(production.title, locale),
    role: textIn(production.subtitle, locale),
    href: detailPath('production', production, locale),
    picture: pictureOf(context, 'production', production),
  }));
}

/** What the house shows where editors wrote no start page. */
async function defaultHome(context: PageContext): Promise<HomeView> {
  const { data, locale, t } = context;
  const settings = settingsOf(data);
  const [first = null, ...next] = await nextEvents(context);
  return {
    headline: textIn(settings.site_name, locale),
    claim: textIn(settings.claim, locale),
    first,
    next,
    teasers: comingTeasers(context)
      .slice(0, TEASERS_SHOWN)
      .map((teaser) => teaserView(context, teaser)),
    productions: productions(context),
    programme: { label: t('programme:toProgramme'), href: pathTo('events', locale) },
  };
}

/** The start page: as editors composed it, else what is on next. */
export async function homePage(context: PageContext): Promise<{
  readonly page: Page;
  readonly view: HomeView | null;
  readonly written: CmsView | null;
}> {
  const { data, locale, t } = context;
  const feeds = [
    {
      type: 'application/rss+xml',
      title: t('programme:feed.news'),
      href: pathTo('events-feed', locale),
    },
  ];
  const record = systemPage(context, 'home');
  if (record !== null) {
    const { page, view } = await cmsPage(context, record, 'home');
    return { page: { ...page, head: { ...page.head, feeds } }, view: null, written: view };
  }
  const settings = settingsOf(data);
  const page = makePage(context, {
    route: 'home',
    title: textIn(settings.site_name, locale),
    description: textIn(settings.claim, locale),
    translations: translationsOf('home'),
    feeds,
  });
  return { page, view: await defaultHome(context), written: null };
}
