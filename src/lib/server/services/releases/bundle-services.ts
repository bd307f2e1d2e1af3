import type { Transaction } from 'kysely';
import type { Kind } from '../../../../content/records/kinds.ts';
import { mayDo, type Role } from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Failure, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { lockBundle, updateBundle, type Bundle } from '../../repositories/releases/bundles.ts';
import type { Editor, EditingServices } from '../editing/save.ts';
import { keepsHistory } from '../records/history.ts';

export type BundleServices = EditingServices;
type Tx = Transaction<Database>;

/** Who works on a bundle: by what name it is kept, and in which role. */
export interface BundleEditor extends Editor {
  /** Id of the user; null: a program. */
  readonly user: string | null;
  readonly role: Role;
}

/** A bundle in the state that a caller saw. */
export interface SeenBundle {
  readonly id: number;
  readonly revision: number;
}

/** How much one bundle holds: publishing it is one transaction, which nobody should wait for. */
export const ITEMS_MOST = 500;

/** Whether changes of a kind can wait in a bundle: of files no state is kept that could be had back. */
export const isBundled = (kind: Kind): boolean => keepsHistory(kind);

/** Whether a role could make records of a kind public if nobody had to approve it. */
export const mayPublish = (role: Role, kind: Kind): boolean => mayDo(role, kind, 'publish');

export const noBundle = (locale: Locale): { readonly ok: false; readonly failure: Failure } =>
  failure('not_found', translator(locale)('bundles:error.gone'));

/** A bundle that is open to change, held against everybody else; a failure says why it is not. */
export async function heldBundle(
  tx: Tx,
  { id, revision }: { readonly id: number; readonly revision: number | null },
  states: readonly Bundle['state'][],
  locale: Locale,
): Promise<Result<Bundle>> {
  const bundle = await lockBundle(tx, id);
  if (bundle === null) return noBundle(locale);
  const t = translator(locale);
  if (revision !== null && bundle.revision !== revision)
    return failure('conflict', t('bundles:error.changed'));
  if (!states.includes(bundle.state))
    return failure('conflict', t(`bundles:error.state.${bundle.state}`));
  return success(bundle);
}

/** In which states a bundle can be changed, and by whom. */
interface ChangeOf {
  readonly states: readonly Bundle['state'][];
  readonly by: Pick<Editor, 'locale'>;
}

/** Changes a bundle that still is as the caller saw it. */
export async function changeBundle(
  { records }: Pick<BundleServices, 'records'>,
  seen: SeenBundle,
  { states, by: { locale } }: ChangeOf,
  change: (tx: Tx, bundle: Bundle) => Promise<Result<Partial<Omit<Bundle, 'id' | 'revision'>>>>,
): Promise<Result<null>> {
  return records.write(async (tx) => {
    const held = await heldBundle(tx, seen, states, locale);
    if (!held.ok) return held;
    const changes = await change(tx, held.value);
    if (!changes.ok) return changes;
    await updateBundle(tx, seen.id, changes.value);
    return success(null);
  }, locale);
}
