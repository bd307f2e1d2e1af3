import type { Fields } from '../../../../../content/records/define.ts';
import { records, type Entity, type Kind } from '../../../../../content/records/kinds.ts';
import { RECORD_ID } from '../../../../call-patterns.ts';
import { LOCALES, type Locale } from '../../../../constants.ts';
import { translator } from '../../../../i18n/translator.ts';
import { recordById } from '../../../repositories/records.ts';
import { inputOf } from '../../../services/records/record-input.ts';
import type { PageContext } from '../../page/page-context.ts';

/** As long as names may be at least. */
const NAME_CHARACTERS = 200;

/** Whether there can be a second one like it: not of settings, and not of what is one of a choice. */
export function canDuplicate(kind: Kind): boolean {
  const { isSingle, unique, fields } = records[kind];
  const known = fields as Fields;
  return !isSingle && unique.every((name) => known[name]?.control !== 'select');
}

const copyName = (text: string, locale: Locale): string =>
  text === ''
    ? ''
    : `${text.slice(0, NAME_CHARACTERS)} ${translator(locale)('hub_records:form.copySuffix')}`;

/** A record's fields with a name of their own, offline. */
export function copyOf(kind: Kind, record: Entity<Kind>, locale: Locale): object {
  const { title, unique, fields } = records[kind];
  const values = inputOf(kind, record) as Readonly<Record<string, unknown>>;
  const name = values[title];
  const isLine = (fields as Fields)[title]?.control === 'line';
  const renamed =
    typeof name === 'string'
      ? copyName(name, locale)
      : Object.fromEntries(
          LOCALES.map((one) => [
            one,
            copyName((name as Readonly<Record<Locale, string>>)[one], one),
          ]),
        );
  const own = Object.fromEntries(
    unique
      .filter((field) => field !== title && typeof values[field] === 'string')
      .map((field) => [field, `${String(values[field]).slice(0, NAME_CHARACTERS)}-2`]),
  );
  return { ...values, ...own, ...(isLine && { [title]: renamed }), is_online: false };
}

/** A new record below another one: its parent, and of a menu the place that it stands in. */
function belowOf(kind: Kind, record: object): object | null {
  if (!Object.hasOwn(records[kind].fields, 'parent') || !('id' in record)) return null;
  return {
    parent: record.id,
    ...(kind === 'menu_item' && 'place' in record && { place: record.place }),
  };
}

/** What the next record of a kind has of the last one; of the others, nothing. */
const KEPT: Partial<Record<Kind, readonly string[]>> = {
  event: [
    'preline',
    'room',
    'exhibition_type',
    'season',
    'series',
    'production',
    'tags',
    'genres',
    'is_free',
    'prices',
    'seat_groups',
    'is_online',
  ],
  room: ['venue'],
  work: ['composers'],
  article: ['category'],
  menu_item: ['place', 'parent'],
};

/** What a new record is like that is made after another one, in the same order. */
const nextOf = (kind: Kind, record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => KEPT[kind]?.includes(name)));

const BEGINNINGS = { from: copyOf, below: belowOf, like: nextOf } as const;

/** As long as an address of a rule may be. */
const ADDRESS_CHARACTERS = 1024;

/** A rule for an address that was missed, and its target where one may be meant. */
function ruleOf(search: URLSearchParams): object | null {
  const [old, target] = ['old_path', 'new_path'].map((key) =>
    (search.get(key) ?? '').slice(0, ADDRESS_CHARACTERS),
  );
  return old === '' ? null : { old_path: old, new_path: target, is_online: true };
}

/**
 * What a new record begins with; null: with nothing. @param search `from` names a record whose
 * copy could not be saved as it was, `below` the one that the new one stands below, `like` the one
 * that was made before it, `old_path` and `new_path` what a redirect begins with
 */
export async function beginningOf(
  { app, locale }: Pick<PageContext, 'app' | 'locale'>,
  kind: Kind,
  search: URLSearchParams,
): Promise<object | null> {
  for (const key of ['from', 'below', 'like'] as const) {
    const id = search.get(key);
    if (id === null || !RECORD_ID.test(id)) continue;
    const record = await recordById(app.database.db, kind, Number(id));
    if (record !== null) return BEGINNINGS[key](kind, record, locale);
  }
  return kind === 'redirect' ? ruleOf(search) : null;
}
