import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../../../../../content/records/define.ts';
import { records, type Kind } from '../../../../../content/records/kinds.ts';
import { LOCALES } from '../../../../constants.ts';
import { recordField } from '../../../../editing/form.ts';
import type { ComparedField } from '../../../../views/hub/record-history-view.ts';
import type { PageContext } from '../../page/page-context.ts';
import { cellOf, namesIn } from './list-cells.ts';

type Values = Readonly<Record<string, unknown>>;

const MAX_CHARACTERS = 2000;

/** Fields of a kind that can be brought back: those that editors fill in. */
export const fieldsOf = (kind: Kind): readonly string[] => [
  'is_online',
  ...Object.entries(records[kind].fields as Fields)
    .filter(([, { derive }]) => derive === undefined)
    .map(([name]) => name),
];

/** A structure in lines: a name and a text each. */
function linesOf(value: unknown, name = ''): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') {
    const text = JSON.stringify(value);
    return [name === '' ? text : `${name}: ${text}`];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    linesOf(inner, name === '' ? key : `${name}.${key}`),
  );
}

/** What stands in a field, as people can compare it. */
function shown(
  { kind, name }: { readonly kind: Kind; readonly name: string },
  state: Values,
  context: PageContext,
  names: ReadonlyMap<string, string>,
): string {
  const value = state[name];
  const field = (records[kind].fields as Fields)[name];
  if (name === 'is_online') return context.t(value === true ? 'hub:yes' : 'hub:no');
  const text =
    field?.keep === 'translated'
      ? LOCALES.map((locale) => `${locale}: ${(value as Values | undefined)?.[locale] as string}`)
          .filter((line) => !/^\w\w: (?:undefined)?$/u.test(line))
          .join('\n')
      : field?.storage === 'json'
        ? linesOf(value).join('\n')
        : cellOf(kind, name, state, { locale: context.locale, t: context.t, names });
  const cut = text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
  return cut || context.t('hub_records:history.empty');
}

/** Every field in which two states of a record differ, as people can compare them. */
export async function comparedFields(
  context: PageContext,
  kind: Kind,
  then: Values,
  now: Values,
): Promise<readonly ComparedField[]> {
  const { locale, t } = context;
  const differing = fieldsOf(kind).filter(
    (name) => name in then && !isDeepStrictEqual(then[name], now[name]),
  );
  const names = await namesIn(context, kind, [then, now], differing);
  return differing.map((name) => {
    const field = (records[kind].fields as Fields)[name];
    return {
      name,
      label: field === undefined ? t('hub:isOnline') : recordField(name, field, locale).label,
      then: shown({ kind, name }, then, context, names),
      now: shown({ kind, name }, now, context, names),
    };
  });
}
