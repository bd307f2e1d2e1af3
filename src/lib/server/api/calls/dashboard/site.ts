import { z } from 'zod';
import { KINDS } from '../../../../../content/records/kinds.ts';
import { success } from '../../../../result.ts';
import { dashboardCall } from './dashboard-call.ts';
import { siteStatistics } from '../../../page-data/statistics/site.ts';

const instant = z.iso.datetime().nullable();
const bytes = z.int();

export const site = dashboardCall({
  summary:
    'Dashboard: how many records there are, what waits, what changed last, and what it weighs',
  query: z.object({}),
  answer: z.object({
    is_site_online: z.boolean(),
    is_shop_online: z.boolean(),
    version: z.string().meta({ description: 'Of the product' }),
    records: z.array(
      z.object({
        kind: z.enum(KINDS),
        label: z.string(),
        public: z.int(),
        offline: z.int(),
        newest: instant,
      }),
    ),
    public: z.int(),
    offline: z.int(),
    drafts: z.int().meta({ description: 'Records that somebody works on' }),
    scheduled: z.int().meta({ description: 'Publications and removals that are ordered' }),
    newest: instant.meta({ description: 'When anything was changed last' }),
    storage: z.object({
      database_bytes: bytes,
      media_bytes: bytes.meta({ description: 'Originals of the library' }),
      free_bytes: bytes,
    }),
  }),
  load: async (context) => success(await siteStatistics(context)),
});
