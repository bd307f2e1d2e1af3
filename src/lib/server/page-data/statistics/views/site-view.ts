import { formatMoment } from '../../../../dates/dates.ts';
import { bytesText } from '../../../../text/bytes-text.ts';
import { siteStatistics } from '../site.ts';
import type { ReadStatistic } from './statistic-body.ts';
import { barChart, statisticPart, numberText } from './part.ts';

/** How many records there are, what waits, and what the venue weighs. */
export const siteView: ReadStatistic = async (context) => {
  const { t, locale } = context;
  const { records, storage, ...site } = await siteStatistics(context);
  const when = (at: string | null): string => (at === null ? '–' : formatMoment(at, locale));
  const state = (isOnline: boolean): string => t(isOnline ? 'figures:online' : 'figures:offline');
  const stored = (['database', 'media', 'free'] as const).map((key) => ({
    label: t(`figures:storage.${key}`),
    bytes: storage[`${key}_bytes`],
  }));
  return {
    facts: [
      { label: t('figures:fact.site'), text: state(site.is_site_online) },
      { label: t('figures:fact.shop'), text: state(site.is_shop_online) },
      { label: t('figures:fact.version'), text: site.version },
      { label: t('figures:fact.public'), text: numberText(site.public, context) },
      { label: t('figures:fact.offline'), text: numberText(site.offline, context) },
      { label: t('figures:fact.drafts'), text: numberText(site.drafts, context) },
      { label: t('figures:fact.scheduled'), text: numberText(site.scheduled, context) },
      { label: t('figures:fact.newest'), text: when(site.newest) },
    ],
    parts: [
      statisticPart(context, 'records', {
        columns: ['kind', 'public', 'offline', 'newest'],
        rows: records.map((row) => [
          row.label,
          numberText(row.public, context),
          numberText(row.offline, context),
          when(row.newest),
        ]),
        chart: barChart(
          context,
          t('figures:part.records'),
          records.map((row) => ({ label: row.label, values: [row.public, row.offline] })),
          [t('figures:column.public'), t('figures:column.offline')],
        ),
      }),
      statisticPart(context, 'storage', {
        columns: ['what', 'bytes'],
        rows: stored.map(({ label, bytes }) => [label, bytesText(bytes, locale)]),
        chart: barChart(
          context,
          t('figures:part.storage'),
          stored.map(({ label, bytes }) => ({
            label,
            values: [bytes],
            text: bytesText(bytes, locale),
          })),
        ),
      }),
    ],
  };
};
