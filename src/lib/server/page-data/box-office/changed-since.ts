import { isDeepStrictEqual } from 'node:util';
import { event as description, type EventEntity } from '../../../../content/records/event.ts';
import type { Fields } from '../../../../content/records/define.ts';
import { formatMoment } from '../../../dates/dates.ts';
import { recordField } from '../../../editing/form.ts';
import { textIn } from '../../../i18n/localized.ts';
import { publishedAt } from '../../repositories/versions.ts';
import type { PageContext } from '../page/page-context.ts';

/** A value in a few words; null for what is none that can be said shortly. */
function shortly(key: string, value: unknown, { locale, t, data }: PageContext): string | null {
  const field = (description.fields as Fields)[key];
  if (field === undefined) return null;
  if (value === null || value === '') return '–';
  const text = typeof value === 'string' ? value : '';
  if (key === 'status') return t(`programme:status.${text}`);
  if (key === 'room') {
    const room = data.room.get(Number(value));
    return room === undefined ? null : textIn(room.name, locale);
  }
  if (field.control === 'moment') return formatMoment(text, locale);
  return field.keep === 'translated' ? textIn(value as { de: string; en: string }, locale) : null;
}

/** What was changed of an event since a version, a line each; empty: that is not known. */
export async function changedSince(
  event: EventEntity,
  version: number,
  context: PageContext,
): Promise<readonly string[]> {
  const { app, locale } = context;
  const before = await publishedAt(app.database.db, 'event', event.id, version);
  if (before === null) return [];
  const now = event as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(description.fields as Fields)
    .filter(
      ([key, field]) =>
        field.derive === undefined && !isDeepStrictEqual(before.content[key], now[key]),
    )
    .map(([key, field]) => {
      const { label } = recordField(key, field, locale);
      const value = shortly(key, now[key], context);
      return value === null ? label : `${label}: ${value}`;
    });
}
