import { z } from 'zod';
import { MEDIA_TYPES } from '../../../../../content/records/media.ts';
import { LOCALES } from '../../../../constants.ts';
import { success } from '../../../../result.ts';
import { dashboardCall } from './dashboard-call.ts';
import { mediaStatistics } from '../../../page-data/statistics/media.ts';

const file = z.object({
  id: z.int(),
  title: z.string(),
  type: z.enum(MEDIA_TYPES),
  src: z.string(),
  bytes: z.int(),
});
const sum = { count: z.int(), bytes: z.int() };

export const celumOverview = dashboardCall({
  summary: 'Dashboard: the media library as an overview of digital assets',
  query: z.object({}),
  answer: z.object({
    ...sum,
    types: z.array(z.object({ type: z.enum(MEDIA_TYPES), ...sum })),
    without_alt: z
      .object({
        count: z.int(),
        results: z.array(file.extend({ missing: z.array(z.enum(LOCALES)) })),
      })
      .meta({ description: 'Pictures that say nothing to whoever does not see them' }),
    unused: z
      .object({ ...sum, results: z.array(file) })
      .meta({ description: 'Files that no record and no draft names' }),
  }),
  load: async (context) => success(await mediaStatistics(context)),
});
