import type { Kysely } from 'kysely';
import type { Role } from '../../../accounts/permissions.ts';
import type { Database } from '../../db/schema.ts';

/** A kind of record that somebody of a role makes public only with a second pair of eyes. */
export interface ApprovalRule {
  readonly kind: string;
  readonly role: Role;
}

export const approvalRules = (db: Kysely<Database>): Promise<readonly ApprovalRule[]> =>
  db.selectFrom('approval_rule').select(['kind', 'role']).orderBy('kind').execute();

/** The kinds of which somebody of a role makes nothing public alone. */
export async function kindsToApprove(
  db: Kysely<Database>,
  role: Role,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('approval_rule')
    .select('kind')
    .where('role', '=', role)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

/** Puts rules in the place of all that were there. */
export async function replaceApprovalRules(
  tx: Kysely<Database>,
  rules: readonly ApprovalRule[],
): Promise<void> {
  await tx.deleteFrom('approval_rule').execute();
  if (rules.length > 0)
    await tx
      .insertInto('approval_rule')
      .values(rules.map((rule) => ({ ...rule })))
      .execute();
}
