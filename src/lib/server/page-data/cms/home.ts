import type { EventView } from '../../../views/event-view.ts';
import { moveDay } from '../../../dates/dates.ts';
import { EMPTY_QUERY } from '../../../programme/programme-query.ts';
import { inLanguage, localText, textIn } from '../../../i18n/localized.ts';
import type { Page } from '../../../views/page.ts';
import { pathTo } from '../../../routing/routes.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import type { HomeView, TonightView } from '../../../views/programme-view.ts';
import { kindTag } from '../../services/cache-tags/tags.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import { cmsPage, type CmsView } from './cms.ts';
import type { PageContext } from '../page/page-context.ts';
import { siteJsonLd } from '../page/organization.ts';
import { pictureOf } from '../page/picture-of.ts';
import { listEvents } from '../events/list-events.ts';
import { makePage, translationsOf, systemPage } from '../page/page.ts';
import { quickLinks } from '../programme/quick-links.ts';
import { comingTeasers, teaserView } from '../programme/teasers.ts';

/** Behind the opening of the start page. */
const TONIGHT_SHOWN = 4;
const EVENTS_SHOWN = 9;
const TEASERS_SHOWN = 2;
const PRODUCTIONS_SHOWN = 4;

async function nextEvents(context: PageContext, amount: number): Promise<readonly EventView[]> {
  const { app, today } = context;
  context.shows(kindTag('event'));
  const index = await app.programme.read();
  // What has been running for weeks is in the programme; the start page shows what begins.
  const next = index.events.findIndex(({ first }) => first >= today);
  const events = next < 0 ? [] : index.events.slice(next, next + amount);
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
    role: localText(production.subtitle, locale),
    href: detailPath('production', production, locale),
    picture: pictureOf(context, 'production', production),
  }));
}

/** What the venue shows where editors wrote no start page. */
async function defaultHome(context: PageContext): Promise<HomeView> {
  const { data, locale } = context;
  const settings = settingsOf(data);
  const next = (await nextEvents(context, EVENTS_SHOWN)).slice(TONIGHT_SHOWN);
  return {
    headline: textIn(settings.site_name, locale),
    claim: localText(settings.claim, locale),
    next,
    teasers: comingTeasers(context)
      .slice(0, TEASERS_SHOWN)
      .map((teaser) => teaserView(context, teaser)),
    productions: productions(context),
  };
}

/** What begins today, tomorrow or next, and the programme's quick links with nothing else chosen. */
async function tonightOf(context: PageContext): Promise<TonightView> {
  const { app, locale, t, today } = context;
  const days = new Map([
    [today, t('programme:quick.today')],
    [moveDay(today, 1), t('programme:quick.tomorrow')],
  ]);
  const events = await nextEvents(context, TONIGHT_SHOWN);
  return {
    events: events.map((event) => ({ ...event, dayLabel: days.get(event.day) ?? event.dayLabel })),
    quick: quickLinks(context, EMPTY_QUERY, await app.programme.read()),
    programme: { label: t('programme:toProgramme'), href: pathTo('events', locale) },
  };
}

/** The start page: as editors composed it, else what is on next. */
export async function homePage(context: PageContext): Promise<{
  readonly page: Page;
  readonly view: HomeView | null;
  readonly written: CmsView | null;
  readonly tonight: TonightView;
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
    const tonight = await tonightOf(context);
    const head = { ...page.head, feeds, jsonLd: [...page.head.jsonLd, ...siteJsonLd(context)] };
    return { page: { ...page, head }, view: null, written: view, tonight };
  }
  const settings = settingsOf(data);
  const page = makePage(context, {
    route: 'home',
    title: textIn(settings.site_name, locale),
    description: inLanguage(localText(settings.claim, locale), textIn(settings.site_name, locale)),
    translations: translationsOf('home'),
    feeds,
    jsonLd: siteJsonLd(context),
  });
  const tonight = await tonightOf(context);
  return { page, view: await defaultHome(context), written: null, tonight };
}
