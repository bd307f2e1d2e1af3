import type { Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import { idempotencyKeyOf } from '../../../booking/idempotency-key.ts';
import { idempotent } from '../booking/idempotency.ts';
import type { RecordService } from '../records/record-service.ts';
import type { WriteOptions } from '../records/write-options.ts';

/** What making a record needs of the application. */
type Services = Parameters<typeof idempotent>[0] & {
  readonly records: Pick<RecordService, 'create'>;
};

/** What a record is made of once. */
interface Once {
  readonly kind: Kind;
  /** That of the form; empty, or too short to be unique: it is made each time. */
  readonly key: string;
}

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
 */
export async function createOnce(
  app: Services,
  { kind, key }: Once,
  input: object,
  how: WriteOptions,
): Promise<Result<{ readonly id: number }>> {
  const what = [how.actor, kind, input];
  return doOnce(app, key, { what, locale: how.locale }, async () => {
    const made = await app.records.create(kind, input, how);
    return made.ok ? success({ id: made.value.id }) : made;
  });
}
