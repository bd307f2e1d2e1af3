import type { Fields } from '../../../../../content/records/define.ts';
import { isKind, records, type Kind } from '../../../../../content/records/kinds.ts';
import { recordField } from '../../../../editing/form.ts';
import { allRecords } from '../../../repositories/records.ts';
import { indented, inTreeOrder } from '../../../services/records/page-tree.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import type { RecordFilter } from '../../../../views/hub/record-list-view.ts';
import { fewNames } from '../../../repositories/hub/record-names.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { HubKind } from './hub-kinds.ts';
import type { RecordQuery } from './list-query.ts';

/** More are no choice to read through. */
const MAX_OPTIONS = 300;

type Options = RecordFilter['options'];

/** All records of a kind as a choice; null: there are too many. */
export async function targetOptions(
  { app, locale }: Pick<PageContext, 'app' | 'locale'>,
  kind: Kind,
  most = MAX_OPTIONS,
): Promise<Options | null> {
  const all = await fewNames(app.database.db, kind, most);
  if (all !== null && kind === 'page')
    return inTreeOrder(await allRecords(app.database.db, kind)).map(([page, depth]) => ({
      value: String(page.id),
      label: indented(titleOf(kind, page, locale), depth),
    }));
  return (
    all
      ?.map((record) => ({ value: String(record.id), label: titleOf(kind, record, locale) }))
      .sort((left, right) => left.label.localeCompare(right.label, locale)) ?? null
  );
}

async function fieldFilter(
  context: PageContext,
  kind: Kind,
  name: string,
  value: string,
): Promise<RecordFilter | null> {
  const { locale, t } = context;
  const field = (records[kind].fields as Fields)[name];
  if (field === undefined) return null;
  const { label, options: values } = recordField(name, field, locale);
  const target = field.target ?? '';
  const options = isKind(target)
    ? await targetOptions(context, target)
    : field.storage === 'flag'
      ? [
          { value: 'true', label: t('hub:yes') },
          { value: 'false', label: t('hub:no') },
        ]
      : values;
  if (options === null || options.length === 0) return null;
  const any = { value: '', label: t('hub_records:filter.any') };
  return { name, label, control: 'select', value, options: [any, ...options] };
}

/** What a list is narrowed by, as it is chosen. */
export async function listFilters(
  context: PageContext,
  { kind, filters, day }: HubKind,
  query: RecordQuery,
): Promise<readonly RecordFilter[]> {
  const { t } = context;
  const fields = await Promise.all(
    filters.map((name) => fieldFilter(context, kind, name, query.filters[name] ?? '')),
  );
  const dates = (['from', 'to'] as const).map((name): RecordFilter => ({
    name,
    label: t(`hub_records:filter.${name}`),
    control: 'date',
    value: query[name],
    options: [],
  }));
  return [
    {
      name: 'is_online',
      label: t('hub_records:filter.is_online'),
      control: 'select',
      value: query.filters['is_online'] ?? '',
      options: ['', 'true', 'false'].map((value) => ({
        value,
        label: t(
          `hub_records:filter.${value === '' ? 'any' : value === 'true' ? 'online' : 'offline'}`,
        ),
      })),
    },
    ...(day === null ? [] : dates),
    ...fields.filter((filter) => filter !== null),
  ];
}
