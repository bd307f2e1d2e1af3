import { formatMoment } from '../../../../dates/dates.ts';
import { versionStatistics } from '../versions.ts';
import type { ReadStatistic } from './statistic-body.ts';
import { statisticPart } from './part.ts';

/** The versions of the product, of what it runs on, and of its schema. */
export const versionsView: ReadStatistic = async (context) => {
  const { t, locale } = context;
  const { product, instance, node, database, migrations, packages } =
    await versionStatistics(context);
  return {
    facts: [
      { label: t('figures:fact.version'), text: product },
      { label: t('figures:fact.instance'), text: instance },
      { label: 'Node.js', text: node },
      {
        label: t('figures:fact.database'),
        text: `${database.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${database.version}`,
      },
    ],
    parts: [
      statisticPart(context, 'packages', {
        columns: ['package', 'version'],
        rows: packages.map(({ name, version }) => [name, version]),
      }),
      statisticPart(context, 'migrations', {
        columns: ['step', 'when'],
        rows: migrations.map(({ name, at }) => [name, formatMoment(at, locale)]),
      }),
    ],
  };
};
