import { z } from 'zod';
import type { RecordDescription } from '../../../../content/records/define.ts';
import { records, type ReferenceKind } from '../../../../content/records/kinds.ts';
import { apiRecord, apiShape } from '../../../../content/records/shape.ts';
import { success } from '../../../result.ts';
import { localizedLink } from '../../services/records/localized-link.ts';
import { entriesOf } from '../../services/site/opening-plan.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { onlineTeasers } from '../../page-data/programme/teasers.ts';
import { settingsOf } from '../../services/records/settings-of.ts';
import { kindTag } from '../../services/cache-tags/tags.ts';
import { endpoint, type Endpoint } from '../core/endpoint.ts';

const none = z.object({});

/** A record whose link leads to a page in the language of the call. */
function withLink<Key extends string>(
  context: PageContext,
  record: Readonly<Record<Key, string | null>>,
  key: Key,
): object {
  const { locale, data } = context;
  const link: string | null = record[key];
  const local = link && localizedLink(link, locale, data, (tag) => context.shows(tag));
  return { ...record, [key]: local };
}

/** All records of a small kind, as a plain list. */
export function listOf(kind: ReferenceKind, summary: string): Endpoint {
  const description: RecordDescription = records[kind];
  return endpoint({
    summary,
    query: none,
    answer: z.array(apiShape(description, true)),
    load(context) {
      context.shows(kindTag(kind));
      const all = [...context.data[kind].values()];
      return Promise.resolve(
        success(all.map((record) => apiRecord(description, record, context.locale, true))),
      );
    },
  });
}

export const teasers = endpoint({
  summary: 'Teasers of the programme that are online now, by position',
  query: none,
  answer: z.array(apiShape(records.teaser, true)),
  load: (context) =>
    Promise.resolve(
      success(
        onlineTeasers(context).map((teaser) =>
          apiRecord(records.teaser, withLink(context, teaser, 'link'), context.locale, true),
        ),
      ),
    ),
});

export const breakingNews = endpoint({
  summary: 'Alerts; the first one is shown on every page',
  query: none,
  answer: z.array(apiShape(records.breaking_news, true)),
  load(context) {
    context.shows(kindTag('breaking_news'));
    const all = [...context.data.breaking_news.values()];
    all.sort((left, right) => left.position - right.position || left.id - right.id);
    return Promise.resolve(
      success(
        all.map((news) =>
          apiRecord(records.breaking_news, withLink(context, news, 'link'), context.locale, true),
        ),
      ),
    );
  },
});

export const openingHoursToday = endpoint({
  summary: 'Opening hours of today; where there are exceptions, they win',
  query: none,
  answer: z.object({
    opening_hours: z.array(apiShape(records.opening_hours, true)),
    opening_hours_exceptions: z.array(apiShape(records.opening_hours_exception, true)),
  }),
  load(context) {
    const { data, today, locale } = context;
    context.shows(kindTag('opening_hours'), kindTag('opening_hours_exception'));
    const regular = entriesOf(today, data.opening_hours.values(), []);
    const exceptions = [...data.opening_hours_exception.values()].filter(
      ({ day }) => day === today,
    );
    const local = (entry: (typeof regular)[number]) =>
      withLink(context, entry, 'alternative_link_url');
    return Promise.resolve(
      success({
        opening_hours: regular.map((entry) =>
          apiRecord(records.opening_hours, local(entry), locale, true),
        ),
        opening_hours_exceptions: exceptions.map((entry) =>
          apiRecord(records.opening_hours_exception, local(entry), locale, true),
        ),
      }),
    );
  },
});

export const redirects = endpoint({
  summary: 'Old paths and where they lead now',
  query: none,
  answer: z.array(z.object({ old_path: z.string(), new_path: z.string() })),
  load(context) {
    context.shows(kindTag('redirect'));
    const rules = [...context.data.redirect.values()];
    return Promise.resolve(
      success(rules.map(({ old_path, new_path }) => ({ old_path, new_path }))),
    );
  },
});

export const settings = endpoint({
  summary: 'Whether the site and its shop are online, and the blocks around every page',
  query: none,
  answer: z.object({ status: z.int(), data: z.record(z.string(), z.unknown()) }),
  load(context) {
    context.shows(kindTag('settings'));
    const { is_site_online, is_shop_online, ...design } = settingsOf(context.data);
    return Promise.resolve(
      success({
        status: 200,
        data: {
          is_site_online,
          is_shop_online,
          html_header: design.html_header,
          html_footer_top: design.html_footer_top,
          html_footer_bottom: design.html_footer_bottom,
          html_footer_logos: design.html_footer_logos,
          theme: design.theme,
          menu: { style: design.menu_style },
          header: { logoLink: design.logo_link },
        },
      }),
    );
  },
});
