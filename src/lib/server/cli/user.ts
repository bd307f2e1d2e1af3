import { defineCommand } from 'citty';
import { ROLES, type Role } from '../../accounts/permissions.ts';
import * as users from '../services/accounts/users.ts';
import { isGuessable } from '../services/accounts/passwords/guessable-password.ts';
import { isPasswordLength } from '../../accounts/user-forms.ts';
import { PASSWORD_LENGTH } from '../../constants.ts';
import { randomPassword } from '../services/accounts/users.ts';
import type { AuditNote } from '../services/audit/audit-log.ts';
import { COMMAND } from '../services/audit/actor.ts';
import { changeUser, openSecondFactor } from '../services/accounts/manage-users.ts';
import { allUsers, userByEmail } from '../repositories/users.ts';
import type { Result } from '../../result.ts';
import type { Accounts } from '../services/accounts/accounts.ts';
import { json, refuse, say } from './output.ts';
import { withDatabase, withAccounts } from './with-database.ts';

const email = { type: 'string', required: true, description: 'E-mail address' } as const;
const role = { type: 'string', required: true, description: ROLES.join(', ') } as const;
const password = {
  type: 'string',
  description: 'Else one is made at random and shown once',
} as const;

const GUESSABLE = 'This password is one of those that everybody guesses first.';

const roleOf = (given: string): Role | null => ROLES.find((known) => known === given) ?? null;

/** A password that was made: told to whoever runs the command, and kept nowhere. */
const made = (given: string | undefined, used: string) =>
  given === undefined
    ? { facts: { password: used }, lines: [`Password: ${used}`] }
    : { facts: {}, lines: [] };

/** Keeps in the audit log what was done by a command. */
async function noteOf(
  accounts: Accounts,
  address: string,
  note: Pick<AuditNote, 'action' | 'after'>,
): Promise<void> {
  const user = await userByEmail(accounts.database.db, address.toLowerCase());
  await accounts.logInAudit({ ...note, by: COMMAND, record: user?.id ?? null });
}

const add = defineCommand({
  meta: { name: 'add', description: 'Adds somebody who may sign in' },
  args: {
    email,
    first: { type: 'string', required: true, description: 'First name' },
    last: { type: 'string', required: true, description: 'Last name' },
    role,
    password,
    json,
  },
  run: ({ args }) =>
    withAccounts(async (accounts, database) => {
      const used = args.password ?? randomPassword();
      const given = users.newUserSchema.safeParse({
        email: args.email,
        first_name: args.first,
        last_name: args.last,
        role: args.role,
        password: used,
      });
      if (!given.success) {
        refuse(
          args,
          given.error.issues.map((issue) => `${issue.path.join()}: ${issue.message}`).join('\n'),
        );
        return;
      }
      if (isGuessable(used, [args.email, args.first, args.last])) {
        refuse(args, GUESSABLE);
        return;
      }
      if (!(await users.addUser(database, given.data))) {
        refuse(args, `There is somebody with the address ${given.data.email} already.`);
        return;
      }
      const after = { email: given.data.email, role: given.data.role };
      await noteOf(accounts, given.data.email, { action: 'create', after });
      const { facts, lines } = made(args.password, used);
      say(args, { ...after, ...facts }, [`Added ${after.email} (${after.role}).`, ...lines]);
    }),
});

const list = defineCommand({
  meta: { name: 'list', description: 'Lists who may sign in' },
  args: { json },
  run: ({ args }) =>
    withDatabase(async ({ db }) => {
      const people = (await allUsers(db)).map((user) => ({
        email: user.email,
        name: `${user.first_name} ${user.last_name}`,
        role: user.role,
        isDisabled: user.is_disabled === 1,
        hasSecondFactor: user.two_factor_enabled === 1,
      }));
      const lines = people.map(({ email: address, name, role: its, ...state }) =>
        [
          ...[address, name, its],
          ...(state.isDisabled ? ['disabled'] : []),
          ...(state.hasSecondFactor ? ['second factor'] : []),
        ].join('\t'),
      );
      say(args, { users: people }, lines);
    }),
});

/** Does something with the user of an address; told when there is nobody, or it is refused. */
const withUser = (
  args: { readonly email: string; readonly json?: boolean | undefined },
  change: (accounts: Accounts, id: string) => Promise<Result<unknown>>,
): Promise<void> =>
  withAccounts(async (accounts, { db }) => {
    const user = await userByEmail(db, args.email.toLowerCase());
    if (user === null) {
      refuse(args, `There is nobody ${args.email}.`);
      return;
    }
    const done = await change(accounts, user.id);
    if (!done.ok) {
      const { message, fields = {} } = done.failure;
      refuse(args, [...new Set([message, ...Object.values(fields)])].join('\n'));
      return;
    }
    say(args, { email: user.email }, `Done: ${user.email}.`);
  });

const setDisabled = (name: string, description: string, isDisabled: boolean) =>
  defineCommand({
    meta: { name, description },
    args: { email, json },
    run: ({ args }) =>
      withUser(args, (accounts, id) =>
        changeUser(accounts, { id, change: { is_disabled: isDisabled } }, COMMAND, 'en'),
      ),
  });

/** The way back in for somebody whose app and codes are lost. */
const openFactor = defineCommand({
  meta: { name: 'second-factor', description: 'Takes a lost second factor off an account' },
  args: {
    email,
    json,
    reason: { type: 'string', required: true, description: 'Why, for the log' },
  },
  run: ({ args }) =>
    withUser(args, (accounts, id) =>
      openSecondFactor(accounts, { id, reason: args.reason }, COMMAND, 'en'),
    ),
});

const setPassword = defineCommand({
  meta: { name: 'password', description: 'Sets somebody’s password and ends their sessions' },
  args: { email, password, json },
  run: ({ args }) =>
    withAccounts(async (accounts, database) => {
      const used = args.password ?? randomPassword();
      if (!isPasswordLength(used)) {
        const { least, most } = PASSWORD_LENGTH;
        refuse(args, `A password has ${String(least)} to ${String(most)} characters.`);
        return;
      }
      if (isGuessable(used, [args.email])) {
        refuse(args, GUESSABLE);
        return;
      }
      if (!(await users.setPassword(database, args.email, used))) {
        refuse(args, `There is nobody ${args.email}.`);
        return;
      }
      await noteOf(accounts, args.email, { action: 'password' });
      const { facts, lines } = made(args.password, used);
      say(args, { email: args.email, ...facts }, ['The password is set.', ...lines]);
    }),
});

const setRole = defineCommand({
  meta: { name: 'role', description: 'Changes what somebody may do, and ends their sessions' },
  args: { email, role, json },
  run: async ({ args }) => {
    const given = roleOf(args.role);
    if (given === null) refuse(args, `A role is one of ${ROLES.join(', ')}.`);
    else
      await withUser(args, (accounts, id) =>
        changeUser(accounts, { id, change: { role: given } }, COMMAND, 'en'),
      );
  },
});

/** The users of the venue, from the command line. */
export default defineCommand({
  meta: { name: 'user', description: 'Looks after who may sign in' },
  subCommands: {
    add,
    list,
    disable: setDisabled('disable', 'Signs somebody out and lets them in no more', true),
    enable: setDisabled('enable', 'Lets a disabled user in again', false),
    'second-factor': openFactor,
    password: setPassword,
    role: setRole,
  },
});
