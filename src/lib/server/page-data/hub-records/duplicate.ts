import type { Fields } from '../../../../content/records/define.ts';
import { isVersioned, records, type Entity, type Kind } from '../../../../content/records/kinds.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import type { Result } from '../../../result.ts';
import { success } from '../../../result.ts';
import { actorOf } from '../../services/accounts/actor-of.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { recordById } from '../../repositories/records.ts';
import { copyRecord } from '../../services/editing/pages.ts';
import { inputOf } from '../../services/hub/undo.ts';
import type { PageContext } from '../page/page-context.ts';

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

/** A second record like one, offline. @returns its id */
export async function duplicate(
  { app, locale }: Pick<PageContext, 'app' | 'locale'>,
  kind: Kind,
  record: Entity<Kind>,
  caller: Caller,
): Promise<Result<number>> {
  const actor = actorOf(caller, locale);
  if (isVersioned(kind))
    return copyRecord(app, kind, record.id, { name: actor.name, locale, actor });
  const made = await app.records.create(kind, copyOf(kind, record, locale), { locale, actor });
  return made.ok ? success(made.value.id) : made;
}

/** What a new record begins with: a copy that could not be saved as it was; null: nothing. */
export async function beginningOf(
  { app, locale }: Pick<PageContext, 'app' | 'locale'>,
  kind: Kind,
  from: string | null,
): Promise<object | null> {
  if (from === null || !/^[1-9]\d{0,8}$/u.test(from)) return null;
  const record = await recordById(app.database.db, kind, Number(from));
  return record && copyOf(kind, record, locale);
}
