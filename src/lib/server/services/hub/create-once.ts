import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import { idempotencyKeyOf } from '../../../booking/idempotency-key.ts';
import { idempotent } from '../booking/idempotency.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { saveWithNames, type WrittenForm } from './new-names.ts';

/**
 * Does for a form what it asks for. The same form sent twice has it done once.
 * @param key that of the form; empty, or too short to be unique: it is done each time
 * @param what says what is done, and by whom
 */
export async function doOnce<Value>(
  app: Parameters<typeof idempotent>[0],
  key: string,
  { what, locale }: { readonly what: unknown; readonly locale: Locale },
  work: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const once = await idempotent(app, idempotencyKeyOf(key), ['hub', what], work);
  return once === 'pending' ? failure('unavailable', translator(locale)('api:unavailable')) : once;
}

/**
 * Makes a record of a form. The same form sent twice, by a double click or by reloading the
 * answer, makes one record, and leads to it both times.
 * @param key that of the form; empty, or too short to be unique: it is made each time
 */
export async function createOnce(
  app: Parameters<typeof idempotent>[0] & { readonly records: Parameters<typeof saveWithNames>[0] },
  key: string,
  form: Omit<WrittenForm, 'key'>,
  how: WriteOptions,
): Promise<Result<{ readonly id: number }>> {
  const what = [how.actor, form.kind, form.input];
  return doOnce(app, key, { what, locale: how.locale }, async () => {
    const made = await saveWithNames(app.records, { ...form, key: null }, how);
    return made.ok ? success({ id: made.value.id }) : made;
  });
}
