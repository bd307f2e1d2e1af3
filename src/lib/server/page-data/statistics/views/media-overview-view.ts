import { pathTo } from '../../../../routing/routes.ts';
import { bytesText } from '../../../../text/bytes-text.ts';
import { mediaStatistics } from '../media.ts';
import type { ReadStatistic } from './statistic-body.ts';
import { barChart, statisticPart, numberText } from './part.ts';

/** The media library by type, what has no alternative text, what nothing shows. */
export const mediaOverviewView: ReadStatistic = async (context) => {
  const { t, locale } = context;
  const { count, bytes, types, without_alt: speechless, unused } = await mediaStatistics(context);
  const typeOf = (type: string): string => t(`media_library:type.${type}`);
  const fileCell = ({ id, title }: { readonly id: number; readonly title: string }) => ({
    text: title,
    href: pathTo('hub-media-file', locale, { id }),
  });
  return {
    facts: [
      { label: t('figures:fact.files'), text: numberText(count, context) },
      { label: t('figures:fact.weight'), text: bytesText(bytes, locale) },
      { label: t('figures:fact.unusedWeight'), text: bytesText(unused.bytes, locale) },
    ],
    parts: [
      statisticPart(context, 'types', {
        columns: ['type', 'files', 'bytes'],
        rows: types.map((row) => [
          typeOf(row.type),
          numberText(row.count, context),
          bytesText(row.bytes, locale),
        ]),
        chart: barChart(
          context,
          t('figures:part.types'),
          types.map((row) => ({
            label: typeOf(row.type),
            values: [row.bytes],
            text: bytesText(row.bytes, locale),
          })),
        ),
      }),
      statisticPart(context, 'without_alt', {
        columns: ['file', 'type', 'missing'],
        count: speechless.count,
        rows: speechless.results.map((file) => [
          fileCell(file),
          typeOf(file.type),
          file.missing.map((language) => t(`layout:language.${language}`)).join(', '),
        ]),
      }),
      statisticPart(context, 'unused', {
        columns: ['file', 'type', 'bytes'],
        count: unused.count,
        rows: unused.results.map((file) => [
          fileCell(file),
          typeOf(file.type),
          bytesText(file.bytes, locale),
        ]),
      }),
    ],
  };
};
