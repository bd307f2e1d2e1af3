import type { Fields } from '../../../../../content/records/define.ts';
import { isKind, records, type Kind } from '../../../../../content/records/kinds.ts';
import type { Locale } from '../../../../constants.ts';
import { formatDay, formatMoment } from '../../../../dates/dates.ts';
import { recordField } from '../../../../editing/form.ts';
import { textIn } from '../../../../i18n/localized.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { namesById } from '../../../repositories/hub/record-names.ts';
import type { PageContext } from '../../page/page-context.ts';

type Values = Readonly<Record<string, unknown>>;
/** What records are called that others point to, by kind and id. */
export type Names = ReadonlyMap<string, string>;

/** The ids that a field of a record points to. */
const idsIn = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');

/** What everything is called that some fields of records point to: one query a kind. */
export async function namesIn(
  { app, locale }: Pick<PageContext, 'app' | 'locale'>,
  kind: Kind,
  entities: readonly object[],
  columns: readonly string[],
): Promise<Names> {
  const fields = records[kind].fields as Fields;
  const wanted = new Map<Kind, Set<number>>();
  for (const column of columns) {
    const target = fields[column]?.target;
    if (target === undefined || !isKind(target)) continue;
    const ids = wanted.get(target) ?? new Set();
    wanted.set(target, ids);
    for (const entity of entities) for (const id of idsIn((entity as Values)[column])) ids.add(id);
  }
  const names = new Map<string, string>();
  for (const [target, ids] of wanted)
    for (const [id, record] of await namesById(app.database.db, target, [...ids]))
      names.set(`${target}:${String(id)}`, titleOf(target, record, locale));
  return names;
}

/** What cells are written with: the language, and what records are called that others point to. */
export type CellContext = Pick<PageContext, 'locale' | 't'> & { readonly names?: Names };

/** A value as a cell of a list shows it. */
export function cellOf(
  kind: Kind,
  key: string,
  record: object,
  { locale, t, names = new Map() }: CellContext,
): string {
  const value = (record as Values)[key];
  const field = (records[kind].fields as Fields)[key];
  if (field === undefined || value === null || value === undefined) return '';
  if (field.target !== undefined)
    return idsIn(value)
      .map((id) => names.get(`${String(field.target)}:${String(id)}`) ?? `#${String(id)}`)
      .join(', ');
  if (typeof value === 'boolean') return t(value ? 'hub:yes' : 'hub:no');
  if (field.keep === 'translated') return textIn(value as Record<Locale, string>, locale);
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  if (field.control === 'day') return formatDay(text, locale, 'numeric');
  if (field.control === 'moment') return formatMoment(text, locale);
  const { options } = recordField(key, field, locale);
  return options.find((option) => option.value === text)?.label ?? text;
}

/** The name of a record as lists show it: a choice or a day by its words. */
export const nameCell = (
  kind: Kind,
  record: object,
  context: Pick<PageContext, 'locale' | 't'>,
): string =>
  cellOf(kind, records[kind].title, record, context) || titleOf(kind, record, context.locale);

/** What a column is called: as its field in the form. */
export const columnLabel = (kind: Kind, key: string, locale: Locale): string => {
  const field = (records[kind].fields as Fields)[key];
  return field === undefined ? key : recordField(key, field, locale).label;
};
