import { isVersioned, type Entity, type Kind } from '../../../../../content/records/kinds.ts';
import type { Result } from '../../../../result.ts';
import { success } from '../../../../result.ts';
import { type Caller, actorOf } from '../../../services/accounts/user.ts';
import { copyRecord } from '../../../services/editing/pages.ts';
import { doOnce } from '../../../services/hub/create-once.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { copyOf } from '../../../page-data/hub/records/duplicate.ts';

/** What is duplicated, and by the key of which form. */
interface Order {
  readonly kind: Kind;
  readonly record: Entity<Kind>;
  readonly key: string;
}

/** A second record like one, offline; one for each form, also where it is sent twice. @returns its id */
export async function duplicate(
  { app, locale }: Pick<PageContext, 'app' | 'locale'>,
  { kind, record, key }: Order,
  caller: Caller,
): Promise<Result<number>> {
  const actor = actorOf(caller, locale);
  const what = ['duplicate', actor, kind, record.id];
  return doOnce(app, key, { what, locale }, async () => {
    if (isVersioned(kind))
      return copyRecord(app, kind, record.id, { name: actor.name, locale, actor, source: 'hub' });
    const made = await app.records.create(kind, copyOf(kind, record, locale), {
      locale,
      actor,
      source: 'hub',
    });
    return made.ok ? success(made.value.id) : made;
  });
}
