import { z } from 'zod';
import { KINDS } from '../../../../../content/records/kinds.ts';
import { LOCALES } from '../../../../constants.ts';
import { textIn } from '../../../../i18n/localized.ts';
import { failure, success } from '../../../../result.ts';
import { apiPath } from '../../../../routing/api-routes.ts';
import {
  brokenLinks as linksOf,
  LINK_PARTS,
  mendHref,
} from '../../../page-data/hub/lists/broken-links.ts';
import { errorStatistics } from '../../../page-data/statistics/keywords.ts';
import { endpoint } from '../../core/endpoint.ts';
import { paged, pagedShape, paging } from '../../core/paging.ts';
import { dashboardCall } from './site.ts';

const times = { first_at: z.iso.datetime(), last_at: z.iso.datetime() };

export const dashboardErrorLog = dashboardCall({
  summary: 'Dashboard: addresses that are not there and errors of scripts, the most frequent first',
  query: z.object({}),
  answer: z.object({
    missing: z.object({
      count: z.int().meta({ description: 'Different addresses' }),
      results: z.array(
        z.object({
          path: z.string(),
          seen: z.int().meta({ description: 'Times that a browser showed it' }),
          answered: z.int().meta({ description: 'Times that anything asked for it' }),
          ...times,
        }),
      ),
    }),
    scripts: z.object({
      count: z.int().meta({ description: 'Different errors' }),
      results: z.array(
        z.object({
          route: z.string().meta({ description: 'Of the page' }),
          message: z.string(),
          place: z.string().meta({ description: 'File, line and column' }),
          count: z.int(),
          ...times,
        }),
      ),
    }),
    keep_days: z.int(),
  }),
  load: async (context) => success(await errorStatistics(context)),
});

const side = z.enum(LINK_PARTS);

const link = z.object({
  kind: z.enum(KINDS).meta({ description: 'Of the record that the link is in' }),
  record: z.int(),
  field: z.string().meta({ description: 'Field of the record; `modules` for its modules' }),
  module: z.string().nullable().meta({ description: 'Id of the module that the link is in' }),
  language: z.enum(LOCALES).nullable().meta({ description: 'Null: in all of them' }),
  words: z.string(),
  target: z.string().meta({ description: 'As it was typed' }),
  side: side.meta({ description: 'To this site, to another one, or by a redirect' }),
  fault: z.string(),
  leads_to: z.string().nullable().meta({ description: 'Where the redirect leads' }),
  since: z.iso.datetime().nullable().meta({ description: 'Null: not noted yet' }),
  link: z.string().meta({ description: 'Where it can be corrected' }),
});

export const brokenLinks = endpoint({
  summary: 'Dashboard: links in what is public that lead nowhere',
  query: z.object({ ...paging, side: z.union([z.literal(''), side]).optional() }),
  answer: pagedShape(link),
  needs: ['missing_address', 'read'],
  async load(context, { page, page_size: size, side: chosen }) {
    const links = (await linksOf(context)).filter(({ part }) => !chosen || part === chosen);
    if (page > Math.max(1, Math.ceil(links.length / size)))
      return failure('not_found', context.t('api:noListPage'));
    const results = [];
    for (const one of links.slice((page - 1) * size, page * size)) {
      const { kind, record, field, module, language, target, fault, since } = one;
      results.push({
        ...{ kind, record, field, module, language, target, fault, since },
        words: textIn(one.words, language ?? context.locale),
        side: one.part,
        leads_to: one.to,
        link: await mendHref(one, context),
      });
    }
    const path = apiPath('dashboard-broken-links', context.locale);
    const query = chosen ? { side: chosen } : {};
    return success(paged({ path, query, page, size }, links.length, results));
  },
});
