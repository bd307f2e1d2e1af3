import type { Transaction } from 'kysely';
import type { Kind } from '../../../../content/records/kinds.ts';
import { mayDo, type Role } from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Failure, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { lockRelease, updateRelease, type Release } from '../../repositories/releases/releases.ts';
import type { Editor, EditingServices } from '../editing/save.ts';
import { keepsHistory } from '../records/history.ts';

export type ReleaseServices = EditingServices;
type Tx = Transaction<Database>;

/** Who works on a release: by what name it is kept, and in which role. */
export interface ReleaseEditor extends Editor {
  /** Id of the user; null: a program. */
  readonly user: string | null;
  readonly role: Role;
}

/** A release in the state that a caller saw. */
export interface SeenRelease {
  readonly id: number;
  readonly revision: number;
}

/** How much one release holds: publishing it is one transaction, which nobody should wait for. */
export const MAX_RELEASE_ITEMS = 500;

/** Whether changes of a kind can wait in a release: of files no state is kept that could be had back. */
export const canWaitInRelease = (kind: Kind): boolean => keepsHistory(kind);

/** Whether a role could make records of a kind public if nobody had to approve it. */
export const mayPublish = (role: Role, kind: Kind): boolean => mayDo(role, kind, 'publish');

export const noRelease = (locale: Locale): { readonly ok: false; readonly failure: Failure } =>
  failure('not_found', translator(locale)('releases:error.gone'));

/** A release that is open to change, held against everybody else; a failure says why it is not. */
export async function heldRelease(
  tx: Tx,
  { id, revision }: { readonly id: number; readonly revision: number | null },
  states: readonly Release['state'][],
  locale: Locale,
): Promise<Result<Release>> {
  const release = await lockRelease(tx, id);
  if (release === null) return noRelease(locale);
  const t = translator(locale);
  if (revision !== null && release.revision !== revision)
    return failure('conflict', t('releases:error.changed'));
  if (!states.includes(release.state))
    return failure('conflict', t(`releases:error.state.${release.state}`));
  return success(release);
}

/** In which states a release can be changed, and by whom. */
interface ChangeOf {
  readonly states: readonly Release['state'][];
  readonly by: Pick<Editor, 'locale'>;
}

/** Changes a release that still is as the caller saw it. */
export async function changeRelease(
  { records }: Pick<ReleaseServices, 'records'>,
  seen: SeenRelease,
  { states, by: { locale } }: ChangeOf,
  change: (tx: Tx, release: Release) => Promise<Result<Partial<Omit<Release, 'id' | 'revision'>>>>,
): Promise<Result<null>> {
  return records.write(async (tx) => {
    const held = await heldRelease(tx, seen, states, locale);
    if (!held.ok) return held;
    const changes = await change(tx, held.value);
    if (!changes.ok) return changes;
    await updateRelease(tx, seen.id, changes.value);
    return success(null);
  }, locale);
}
