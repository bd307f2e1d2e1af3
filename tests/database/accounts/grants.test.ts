import { describe, expect, it } from 'vitest';
import type { Role } from '../../../src/lib/accounts/permissions.ts';
import { makeToken } from '../../../src/lib/server/actions/hub/lists/run-action.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { ROW_ACTIONS } from '../../../src/lib/server/actions/hub/lists/row-actions.ts';
import { saveUser } from '../../../src/lib/server/actions/hub/lists/save-user.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { readUser } from '../../../src/lib/server/services/accounts/manage-users.ts';
import { NOBODY, type Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { inviteUser } from '../../../src/lib/server/services/accounts/invitations/invite.ts';
import { changeUser } from '../../../src/lib/server/services/accounts/manage-users.ts';
import { COMMAND } from '../../../src/lib/server/services/audit/actor.ts';
import { valueOf } from '../../support/content/records.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';
import { ask, callerWith } from '../../support/resources/ask.ts';
import { sourceFiles } from '../../support/source-files.ts';

const SOON = '2026-12-01T00:00:00Z';
const LATER = '2027-12-01T00:00:00Z';

const token = (scopes: readonly string[] | null, expires: string | null = null): Caller => ({
  ...NOBODY,
  role: 'admin',
  how: 'token',
  scopes,
  token: { id: 7, name: 'Import', expires_at: expires },
});

/** Who may give rights by the table, and how far theirs go. */
const WRITER = token(['api_token:write', 'user:write', 'user:read', 'event:write']);
const ENDING = token(null, SOON);
const UNLIMITED = token(null);
const ADMIN = callerWith('admin');

type Outcome = 'given' | 'refused';
const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  return form;
};
const outcome = (isGiven: boolean): Outcome => (isGiven ? 'given' : 'refused');

let made = 0;
const somebody = () => {
  made += 1;
  return { email: `neu${made}@example.org`, first_name: 'Neu', last_name: 'Hier' };
};
const hub = (app: AppContext) => PageContext.open(app, 'de', '/de/cms-hub');
const invited = async (app: AppContext, role: Role) =>
  valueOf(await inviteUser(app.accounts, { ...somebody(), role }, COMMAND, 'de'));

/** Every way by which a role is given to a person. */
const TO_PEOPLE: Readonly<
  Record<string, (app: AppContext, role: Role, caller: Caller) => Promise<Outcome>>
> = {
  'invitation by a call': async (app, role, caller) => {
    const body = { ...somebody(), role };
    return outcome((await ask(app, 'POST /de/api/user/', { body, caller })).status === 201);
  },
  'invitation in the hub': async (app, role, caller) =>
    outcome((await saveUser(await hub(app), null, formOf({ ...somebody(), role }), caller)).ok),
  'invitation once more': async (app, role, caller) => {
    const { id } = await invited(app, role);
    const again = ROW_ACTIONS['users']?.['invite_again'];
    return outcome((await again?.(await hub(app), id, caller))?.ok === true);
  },
  'role by a call': async (app, role, caller) => {
    const { id } = await invited(app, 'visitor');
    const answer = await ask(app, `PATCH /de/api/user/${id}/`, { body: { role }, caller });
    expect((await readUser(app.accounts, id))?.role).toBe(answer.status === 200 ? role : 'visitor');
    return outcome(answer.status === 200);
  },
  'role in the hub': async (app, role, caller) => {
    const user = await invited(app, 'visitor');
    const form = formOf({ ...somebody(), role });
    return outcome((await saveUser(await hub(app), user, form, caller)).ok);
  },
  'an account that was closed': async (app, role, caller) => {
    // Nobody closes the only one who administers.
    await invited(app, 'admin');
    const { id } = await invited(app, role);
    valueOf(await changeUser(app.accounts, { id, change: { is_disabled: true } }, COMMAND, 'de'));
    const body = { is_disabled: false };
    const answer = await ask(app, `PATCH /de/api/user/${id}/`, { body, caller });
    return outcome(answer.status === 200);
  },
};

interface Wanted {
  readonly role: Role;
  readonly scopes: readonly string[];
  readonly expires_at: string | null;
}
/** Every way by which a token is made. */
const TO_PROGRAMS: Readonly<
  Record<string, (app: AppContext, wanted: Wanted, caller: Caller) => Promise<Outcome>>
> = {
  'token by a call': async (app, wanted, caller) => {
    const body = { name: 'Neu', ...wanted };
    return outcome((await ask(app, 'POST /de/api/api_token/', { body, caller })).status === 201);
  },
  'token in the hub': async (app, { role, scopes, expires_at: end }, caller) => {
    const form = formOf({
      name: 'Neu',
      role,
      scopes: scopes.join(' '),
      expires_at: end?.slice(0, 10) ?? '',
    });
    return outcome((await makeToken(await hub(app), form, caller)).ok);
  },
};

describe.each(ENGINES)('US-06 nobody gives what they do not have, on %s', (engine) => {
  it.each(Object.entries(TO_PEOPLE))('%s', async (_, give) => {
    const app = await appFor(engine, 'demo');
    for (const [role, caller, expected] of [
      ['admin', WRITER, 'refused'],
      ['editor', WRITER, 'refused'],
      ['box_office', WRITER, 'refused'],
      // A role without rights is nothing.
      ['visitor', WRITER, 'given'],
      // An account has no end: who ends makes none with rights.
      ['editor', ENDING, 'refused'],
      ['editor', UNLIMITED, 'given'],
      // Control: people who administer give all roles.
      ['editor', ADMIN, 'given'],
      ['admin', ADMIN, 'given'],
    ] as const) {
      const got = await give(app, role, caller);
      expect([role, caller.scopes, caller.token?.expires_at, got]).toEqual([
        role,
        caller.scopes,
        caller.token?.expires_at,
        expected,
      ]);
    }
  });

  it.each(Object.entries(TO_PROGRAMS))('%s', async (_, give) => {
    const app = await appFor(engine, 'demo');
    const everything = { role: 'admin', scopes: [], expires_at: null } as const;
    const events = { role: 'editor', scopes: ['event:write'], expires_at: null } as const;
    for (const [wanted, caller, expected] of [
      [everything, WRITER, 'refused'],
      [{ ...everything, role: 'box_office' }, WRITER, 'refused'],
      [{ ...everything, scopes: ['*:*'] }, WRITER, 'refused'],
      [{ ...everything, scopes: ['event:*'] }, WRITER, 'refused'],
      [{ ...everything, scopes: ['*:write'] }, WRITER, 'refused'],
      [{ ...everything, scopes: ['personal_data:read'] }, WRITER, 'refused'],
      [events, WRITER, 'given'],
      [{ ...everything, scopes: ['user:read', 'event:write'] }, WRITER, 'given'],
      [events, ENDING, 'refused'],
      [{ ...events, expires_at: LATER }, ENDING, 'refused'],
      [{ ...events, expires_at: '2026-11-28T00:00:00Z' }, ENDING, 'given'],
      [everything, UNLIMITED, 'given'],
      [everything, ADMIN, 'given'],
    ] as const)
      expect([wanted, await give(app, wanted, caller)]).toEqual([wanted, expected]);
  });

  it('a name is changed by whoever may write, whatever somebody’s role', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await invited(app, 'admin');
    const body = { first_name: 'Anders', role: 'admin', is_disabled: false };
    const answer = await ask(app, `PATCH /de/api/user/${id}/`, { body, caller: WRITER });
    expect(answer).toMatchObject({ status: 200, body: { first_name: 'Anders', role: 'admin' } });
  });
});

it('US-01 US-06 rights are written in no other place: single sign-on gives none', () => {
  const writers = sourceFiles('src/lib/server', ['.ts'])
    .filter(({ text }) => /\b(?:addUser|updateUser|insertToken)\(/u.test(text))
    .map(({ name }) => name.replace('src/lib/server/', ''));
  expect(writers.sort()).toEqual([
    'cli/user.ts',
    'repositories/access/tokens.ts',
    'repositories/users.ts',
    'services/accounts/invitations/invite.ts',
    'services/accounts/manage-users.ts',
    'services/accounts/tokens.ts',
    'services/accounts/users.ts',
  ]);
});
