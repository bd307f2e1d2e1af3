import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { callerOf, isAllowed } from '../../../src/lib/server/services/accounts/access.ts';
import { isOwnToken } from '../../../src/lib/server/services/accounts/token-shape.ts';
import {
  createToken,
  listTokens,
  revokeToken,
} from '../../../src/lib/server/services/accounts/tokens.ts';
import { type Grantor } from '../../../src/lib/server/services/audit/actor.ts';
import { ENGINES, appFor } from '../../support/database/house.ts';
import { valueOf } from '../../support/content/records.ts';

const ADA: Grantor = {
  actor: 'user',
  id: 'ada',
  name: 'Ada Redlich',
  address: '203.0.113.77',
  has: { role: 'admin', scopes: null },
};
const EVERYTHING = { who: '', what: '', from: null, before: null };

const bearer = (secret: string) => new Headers({ authorization: `Bearer ${secret}` });

const entries = async (app: AppContext) =>
  (await app.audit.list(EVERYTHING, { limit: 100 })).rows.map((row) => ({
    by: row.actor_name,
    done: `${row.subject} ${row.action}`,
    from: row.address,
    before: row.before === null ? null : (JSON.parse(row.before) as unknown),
    after: row.after === null ? null : (JSON.parse(row.after) as unknown),
  }));

describe.each(ENGINES)('tokens of programs on %s', (engine) => {
  it('US-06 are shown once, kept as a hash, limited by their scopes, and revoked at once', async () => {
    const app = await appFor(engine, 'demo');
    const make = (input: unknown) => createToken(app.accounts, input, ADA, 'en');
    const { secret, token } = valueOf(
      await make({ name: 'Season import', role: 'editor', scopes: ['event:write', '*:read'] }),
    );
    expect(secret).toMatch(/^foyer_[\w-]{48}$/u);
    const rows = await app.database.db.selectFrom('api_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(await listTokens(app.accounts))).not.toContain(rows[0]?.hash);
    expect(secret.startsWith(token.prefix)).toBe(true);

    const caller = await callerOf(app, bearer(secret));
    expect(caller).toMatchObject({
      how: 'token',
      role: 'editor',
      token: { name: 'Season import' },
    });
    expect([isAllowed(caller, 'event', 'write'), isAllowed(caller, 'page', 'write')]).toEqual([
      true,
      false,
    ]);
    await app.accounts.idle();
    expect((await listTokens(app.accounts))[0]?.used_at).not.toBeNull();

    // What the server in front can tell of it, and what only the database knows.
    const own = await app.accounts.secret();
    expect([isOwnToken(secret, own), isOwnToken(`${secret.slice(0, -1)}x`, own)]).toEqual([
      true,
      secret.endsWith('x'),
    ]);
    for (const other of [`foyer_${'a'.repeat(48)}`, 'foyer_', secret.slice(0, -1)])
      expect((await callerOf(app, bearer(other))).how).toBe('nobody');
    expect((await revokeToken(app.accounts, token.id, ADA, 'en')).ok).toBe(true);
    expect((await callerOf(app, bearer(secret))).how).toBe('nobody');
    expect(await revokeToken(app.accounts, token.id, ADA, 'en')).toMatchObject({
      failure: { code: 'not_found' },
    });
    expect(await entries(app)).toEqual([
      {
        by: 'Ada Redlich',
        done: 'api_token revoke',
        from: '203.0.113.0',
        before: { name: 'Season import', role: 'editor' },
        after: null,
      },
      expect.objectContaining({ done: 'api_token create' }),
    ]);
  });

  it('US-06 end on their day, and are refused at the field that is wrong', async () => {
    const app = await appFor(engine, 'demo');
    const make = (input: object) =>
      createToken(app.accounts, { name: 'X', role: 'editor', ...input }, ADA, 'en');
    for (const [input, field] of [
      [{ name: ' ' }, 'name'],
      [{ role: 'visitor' }, 'role'],
      [{ role: 'king' }, 'role'],
      [{ scopes: ['event:fly'] }, 'scopes'],
      [{ scopes: ['__proto__:read'] }, 'scopes'],
      [{ expires_at: '2001-01-01T00:00:00Z' }, 'expires_at'],
    ] as const) {
      const refused = await make(input);
      expect([field, refused.ok || Object.keys(refused.failure.fields ?? {})]).toEqual([
        field,
        [field],
      ]);
    }
    const end = new Date(app.now().getTime() + 60_000).toISOString();
    const { secret } = valueOf(await make({ expires_at: `${end.slice(0, 19)}Z` }));
    expect((await callerOf(app, bearer(secret))).how).toBe('token');
    await app.database.db
      .updateTable('api_token')
      .set({ expires_at: '2001-01-01T00:00:00Z' })
      .execute();
    expect((await callerOf(app, bearer(secret))).how).toBe('nobody');
  });
});
