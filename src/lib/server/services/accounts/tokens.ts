import { z } from 'zod';
import { instant } from '../../../../content/fields/scalar.ts';
import { ACTIONS, ROLES, SUBJECTS, type Role } from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { translator } from '../../../i18n/translator.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import { failure, success, type Result } from '../../../result.ts';
import { transaction } from '../../db/transaction.ts';
import * as tokens from '../../repositories/access/tokens.ts';
import type { Actor, Grantor } from '../audit/actor.ts';
import type { Accounts } from './accounts.ts';
import { grantDenial } from './grants.ts';
import { hashOfToken, prefixOf, randomToken } from './token-shape.ts';

const SCOPE_SUBJECTS: ReadonlySet<string> = new Set([...SUBJECTS, '*']);
const SCOPE_ACTIONS: ReadonlySet<string> = new Set([...ACTIONS, '*']);

/** Whether a text is a subject and an action of the table of rights, either of which may be `*`. */
function isScope(text: string): boolean {
  const [subject = '', action = '', ...more] = text.split(':');
  return SCOPE_SUBJECTS.has(subject) && SCOPE_ACTIONS.has(action) && more.length === 0;
}

/** A new token as an administrator describes it. */
export const newTokenSchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  role: z.enum(ROLES).exclude(['visitor']),
  /** Empty: all that the role may do. */
  scopes: z.array(z.string().max(80)).max(100).default([]),
  expires_at: instant.nullable().default(null),
});

/** A token as people read it: never what lets somebody in. */
export interface ApiToken {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
  /** Null: all that its role may do. */
  readonly scopes: readonly string[] | null;
  readonly prefix: string;
  readonly made_at: string;
  /** The name of who made it. */
  readonly made_by: string;
  readonly expires_at: string | null;
  /** To the minute; null: never. */
  readonly used_at: string | null;
  readonly revoked_at: string | null;
}

const tokenOf = ({ scopes, created_at: at, ...row }: tokens.StoredToken): ApiToken => ({
  ...row,
  made_at: at,
  scopes: scopes === null ? null : (JSON.parse(scopes) as readonly string[]),
});

/** Makes a token. @returns the token itself, which is kept nowhere, and what is kept of it */
export async function createToken(
  accounts: Accounts,
  input: unknown,
  by: Grantor,
  locale: Locale,
): Promise<Result<{ readonly secret: string; readonly token: ApiToken }>> {
  const parsed = newTokenSchema.safeParse(input, { error: errorsIn(locale) });
  if (!parsed.success) return invalid(parsed.error.issues, locale);
  const { name, role, scopes, expires_at: expires } = parsed.data;
  const t = translator(locale);
  const now = accounts.now();
  const wrong = scopes.find((scope) => !isScope(scope));
  if (wrong !== undefined) {
    const text = t('user:token.scope', { scope: wrong });
    return failure('invalid', text, { scopes: text });
  }
  if (expires !== null && Date.parse(expires) <= now.getTime()) {
    const text = t('editing:error.past');
    return failure('invalid', text, { expires_at: text });
  }
  const rights = { role, scopes: scopes.length === 0 ? null : scopes, expires_at: expires };
  const denial = grantDenial(by, rights, locale);
  if (denial !== null) return denial;
  const secret = randomToken(await accounts.secret());
  const row = {
    name,
    role,
    scopes: scopes.length === 0 ? null : JSON.stringify([...new Set(scopes)]),
    prefix: prefixOf(secret),
    created_at: instantText(now),
    made_by: by.name,
    expires_at: expires,
  };
  return transaction(accounts.database, async (tx) => {
    const id = await tokens.insertToken(tx, { ...row, hash: hashOfToken(secret) });
    const after = { name, role, scopes, expires_at: expires };
    await accounts.audit?.note(
      { by, action: 'create', subject: 'api_token', record: id, after },
      tx,
    );
    return success({ secret, token: tokenOf({ id, ...row, used_at: null, revoked_at: null }) });
  });
}

/** Every token, revoked ones too, the newest first. */
export const listTokens = async ({
  database,
}: Pick<Accounts, 'database'>): Promise<readonly ApiToken[]> =>
  (await tokens.allTokens(database.db)).map(tokenOf);

/** Ends a token at once. */
export async function revokeToken(
  accounts: Accounts,
  id: number,
  by: Actor,
  locale: Locale,
): Promise<Result<null>> {
  return transaction(accounts.database, async (tx) => {
    const row = await tokens.tokenById(tx, id);
    const isRevoked = row && (await tokens.revokeToken(tx, id, instantText(accounts.now())));
    if (row === null || isRevoked !== true)
      return failure('not_found', translator(locale)('hub:goneRow'));
    const before = { name: row.name, role: row.role };
    await accounts.audit?.note(
      { by, action: 'revoke', subject: 'api_token', record: id, before },
      tx,
    );
    return success(null);
  });
}
