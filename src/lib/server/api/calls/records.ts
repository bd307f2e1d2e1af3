import { z } from 'zod';
import type { RecordDescription } from '../../../../content/records/define.ts';
import { records, type Entity, type ReferenceKind } from '../../../../content/records/kinds.ts';
import { apiShape } from '../../../../content/records/answer-shape.ts';
import { apiRecord } from '../../../../content/records/shape.ts';
import { dayOf } from '../../../dates/dates.ts';
import { renditionAt } from '../../../media/picture.ts';
import { posterPath } from '../../../poster/poster.ts';
import { success } from '../../../result.ts';
import { localizedLink } from '../../services/records/localized-link.ts';
import { entriesOf } from '../../services/site/opening-plan.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { pictureOf } from '../../page-data/page/picture-of.ts';
import { onlineTeasers } from '../../page-data/programme/teasers.ts';
import { kindTag } from '../../services/cache-tags/tags.ts';
import { endpoint, type Endpoint } from '../core/endpoint.ts';

const none = z.object({});

/** A record whose link leads to a page in the language of the call. */
function withLink<Key extends string>(
  context: PageContext,
  record: Readonly<Record<Key, string | null>>,
  key: Key,
): Readonly<Record<Key, string | null>> {
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

/** The widths that a teaser's picture is offered in, in pixels at least. */
const THUMBNAILS = { small: 320, medium: 640, large: 1280 } as const;
const thumbnailsShape = z
  .object({ small: z.string(), medium: z.string(), large: z.string() })
  .meta({ description: 'Addresses by size; the poster where there is no picture' });

/** Addresses of a teaser's picture in each size, or of the poster that stands for one. */
function thumbnailsOf(context: PageContext, teaser: Entity<'teaser'>) {
  const { image, poster } = pictureOf(context, 'teaser', teaser);
  const address = posterPath(poster.theme, poster);
  const at = (width: number) => (image === null ? address : renditionAt(image, width));
  const { small, medium, large } = THUMBNAILS;
  return { small: at(small), medium: at(medium), large: at(large) };
}

export const teasers = endpoint({
  summary: 'Teasers of the programme that are online now, by position',
  query: none,
  answer: z.array(
    apiShape(records.teaser, true).extend({
      name: z.string().meta({ description: 'The headline' }),
      image_obj: apiShape(records.teaser, true).shape['image'] as z.ZodType,
      image_thumbnails: thumbnailsShape,
      position: z.iso.date().meta({ description: 'The day before whose events it stands' }),
      position_at: z.iso.datetime(),
    }),
  ),
  load(context) {
    context.shows(kindTag('settings'));
    return Promise.resolve(
      success(
        onlineTeasers(context).map((teaser) => {
          const local = withLink(context, teaser, 'link');
          const answer = apiRecord(records.teaser, local, context.locale, true);
          return {
            ...answer,
            name: answer['headline'],
            image_obj: answer['image'],
            image_thumbnails: thumbnailsOf(context, teaser),
            position: dayOf(teaser.position),
            position_at: teaser.position,
          };
        }),
      ),
    );
  },
});

export const breakingNews = endpoint({
  summary: 'Alerts; the first one is shown on every page',
  query: none,
  answer: z.array(
    apiShape(records.breaking_news, true).extend({
      link: z.object({ url: z.string() }).nullable(),
    }),
  ),
  load(context) {
    context.shows(kindTag('breaking_news'));
    const all = [...context.data.breaking_news.values()];
    all.sort((left, right) => left.position - right.position || left.id - right.id);
    return Promise.resolve(
      success(
        all.map((news) => {
          const { link } = withLink(context, news, 'link');
          const answer = apiRecord(records.breaking_news, news, context.locale, true);
          return { ...answer, link: link === null ? null : { url: link } };
        }),
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
