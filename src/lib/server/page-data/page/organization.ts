import { textIn } from '../../../i18n/localized.ts';
import { renditionAt } from '../../../media/picture.ts';
import { siteLd, type OrganizationFacts } from '../../../structured-data/organization-ld.ts';
import { addressLd } from '../../../structured-data/venue-ld.ts';
import { pathTo } from '../../../routing/routes.ts';
import { searchPath } from '../../../routing/search-path.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import { firstVenue, firstVenueTags } from '../../services/site/first-venue.ts';
import type { PageContext } from './page-context.ts';

/** Search engines want a logo of 112 px at least. */
const LOGO_WIDTH = 640;

/** The venue as pages tell search engines of it. */
export function organizationOf({ app, data, locale }: PageContext): OrganizationFacts {
  const { site_name, logo } = settingsOf(data);
  const src = logo && renditionAt(logo, LOGO_WIDTH);
  return {
    name: textIn(site_name, locale),
    url: app.env.siteOrigin + pathTo('home', locale),
    logo: src && new URL(src, app.env.siteOrigin).href,
  };
}

/** The venue and its website, as the start page tells search engines of them. */
export function siteJsonLd(context: PageContext): readonly object[] {
  const { app, data, locale } = context;
  context.shows(...firstVenueTags(data));
  const venue = firstVenue(data);
  return siteLd({
    organization: organizationOf(context),
    address: venue && addressLd(venue),
    telephone: venue?.phone ?? null,
    language: locale,
    // A query would write the braces, which stand for what is looked for, in another way.
    search: `${app.env.siteOrigin}${searchPath(locale)}?q={search_term_string}`,
  });
}
