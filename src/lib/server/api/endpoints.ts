import { z } from 'zod';
import type { ApiName } from '../../routing/api-routes.ts';
import { success } from '../../result.ts';
import type { AppContext } from '../app/app-context.ts';
import {
  articleOfId,
  articles,
  articlesTeaser,
  legalTextOfKey,
  persons,
  productions,
  snippetOfKey,
  snippets,
} from './calls/content.ts';
import { celumOverview, idserviceEvents } from './calls/dashboard/celum-overview.ts';
import { brokenLinks, dashboardErrorLog } from './calls/dashboard/broken-links.ts';
import { pageActivities, searchKeywords } from './calls/dashboard/page-activities.ts';
import { site, versions } from './calls/dashboard/site.ts';
import { containerBySlug, page, siblings, nav } from './calls/pages.ts';
import { booking, shopCart } from './calls/booking.ts';
import { formOfId, formsEntries, tempFiles } from './calls/forms.ts';
import { errorLog, clientErrors } from './calls/error-log.ts';
import type { Endpoint, PostEndpoint } from './core/endpoint.ts';
import { calendar, events } from './calls/events.ts';
import { openApiDocument } from './openapi/built-document.ts';
import { openApi } from './openapi/document.ts';
import { paste } from './calls/paste.ts';
import { breakingNews, listOf, openingHoursToday, redirects, teasers } from './calls/records.ts';
import { settings } from './calls/settings.ts';
import { eventOfId, personOfId, productionOfId } from './calls/singles.ts';
import { autocomplete, search, searchEvents, searchOthers } from './calls/search.ts';
import { editorUser, userDetails, userLogin, userLogout } from './calls/user.ts';

/** Calls that are read and described here; the others are sent, or have rows of their own. */
type Described = Exclude<
  ApiName,
  | 'openapi'
  | 'temp-files'
  | 'forms-entries'
  | 'error-log'
  | 'page-notes'
  | 'shop-cart'
  | 'user-login'
  | 'user-logout'
  | 'paste'
  | 'media'
  | 'render'
  | 'editor'
  | `resource-${string}`
>;

const described: Readonly<Record<Described, Endpoint>> = {
  events,
  'events-id': eventOfId,
  calendar,
  teasers,
  rooms: listOf('room', 'Rooms («Location» filter)'),
  'exhibition-types': listOf('exhibition_type', 'Types of events («Exhibition Type» filter)'),
  'event-tags': listOf('tag', 'Tags of events'),
  series: listOf('series', 'Subscription series'),
  genres: listOf('genre', 'Genres'),
  seasons: listOf('season', 'Seasons'),
  'production-tags': listOf('production_tag', 'Tags of productions'),
  productions,
  'productions-id': productionOfId,
  venues: listOf('venue', 'Venues'),
  persons,
  'persons-id': personOfId,
  'person-categories': listOf('person_category', 'Categories of the team'),
  'article-categories': listOf('article_category', 'Categories of the media library'),
  'article-tags': listOf('article_tag', 'Topics of the media library'),
  articles,
  'articles-id': articleOfId,
  'articles-teaser': articlesTeaser,
  html: snippets,
  'html-key': snippetOfKey,
  'legal-texts': listOf('legal_text', 'Legal texts'),
  'legal-texts-key': legalTextOfKey,
  'opening-hours-today': openingHoursToday,
  'breaking-news': breakingNews,
  search,
  'search-autocomplete': autocomplete,
  'search-events': searchEvents,
  'search-others': searchOthers,
  'booking-id': booking,
  'forms-id': formOfId,
  'user-details': userDetails,
  user: editorUser,
  'dashboard-site': site,
  'dashboard-page-activities': pageActivities,
  'dashboard-search-keywords': searchKeywords,
  'dashboard-celum-overview': celumOverview,
  'dashboard-idservice-events': idserviceEvents,
  'dashboard-versions': versions,
  'dashboard-error-log': dashboardErrorLog,
  'dashboard-broken-links': brokenLinks,
  redirect: redirects,
  settings,
  nav,
  page,
  siblings,
  'container-by-slug': containerBySlug,
};

/** Calls that something is sent with. */
export const TAKING: Readonly<Partial<Record<ApiName, PostEndpoint>>> = {
  'forms-entries': formsEntries,
  'temp-files': tempFiles,
  'shop-cart': shopCart,
  'user-login': userLogin,
  'user-logout': userLogout,
  paste,
  'error-log': errorLog,
  'page-notes': clientErrors,
};

/** The description of all calls, made of them; it takes a second of the processor. */
export const describedApi = () => openApi(described, TAKING, '');

/** The description of all calls, as the build made it. */
export const apiDocument = (app: Pick<AppContext, 'env' | 'openApiFile'>) =>
  openApiDocument(app, describedApi);

/** Every call of the API that is read, by its name in the route table. */
export const ENDPOINTS: Readonly<Partial<Record<ApiName, Endpoint>>> = {
  ...described,
  openapi: {
    summary: 'This description',
    query: z.object({}),
    answer: z.record(z.string(), z.unknown()),
    load: async ({ app }) => success(await apiDocument(app)),
  },
};
