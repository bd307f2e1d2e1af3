import type { Kind } from '../../../../content/records/kinds.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import { idempotencyKeyOf, idempotent } from '../booking/idempotency.ts';
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
 * Makes a record of a form. The same form sent twice, by a double click or by reloading the
 * answer, makes one record, and leads to it both times.
 */
export async function createOnce(
  app: Services,
  { kind, key }: Once,
  input: object,
  how: WriteOptions,
): Promise<Result<{ readonly id: number }>> {
  const once = await idempotent(
    app,
    idempotencyKeyOf(key),
    ['hub', how.actor, kind, input],
    async () => {
      const made = await app.records.create(kind, input, how);
      return made.ok ? success({ id: made.value.id }) : made;
    },
  );
  return once === 'pending'
    ? failure('unavailable', translator(how.locale)('api:unavailable'))
    : once;
}
