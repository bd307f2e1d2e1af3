import { defineCommand } from 'citty';
import { allUsers } from '../repositories/users.ts';
import { ROLES, type Role } from '../../accounts/permissions.ts';
import { randomPassword } from '../services/accounts/first-login.ts';
import * as users from '../services/accounts/users.ts';
import { isGuessable } from '../services/accounts/guessable-password.ts';
import { isPasswordLength } from '../../accounts/user-forms.ts';
import { PASSWORD_LENGTH } from '../../constants.ts';
import { withDatabase } from './with-database.ts';

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

const email = { type: 'string', required: true, description: 'E-mail address' } as const;
const role = { type: 'string', required: true, description: ROLES.join(', ') } as const;
const password = {
  type: 'string',
  description: 'Else one is made at random and shown once',
} as const;

const GUESSABLE = 'This password is one of those that are tried first.';

const roleOf = (given: string): Role | null => ROLES.find((known) => known === given) ?? null;

/** Told to whoever runs the command, and kept nowhere. */
const show = (given: string | undefined, used: string): void => {
  if (given === undefined) console.log(`Password: ${used}`);
};

const add = defineCommand({
  meta: { name: 'add', description: 'Adds somebody who may sign in' },
  args: {
    email,
    first: { type: 'string', required: true, description: 'First name' },
    last: { type: 'string', required: true, description: 'Last name' },
    role,
    password,
  },
  run: ({ args }) =>
    withDatabase(async (database) => {
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
          given.error.issues.map((issue) => `${issue.path.join()}: ${issue.message}`).join('\n'),
        );
        return;
      }
      if (isGuessable(used, [args.email, args.first, args.last])) {
        refuse(GUESSABLE);
        return;
      }
      if (!(await users.addUser(database, given.data))) {
        refuse(`There is somebody with the address ${given.data.email} already.`);
        return;
      }
      console.log(`Added ${given.data.email} (${given.data.role}).`);
      show(args.password, used);
    }),
});

const list = defineCommand({
  meta: { name: 'list', description: 'Lists who may sign in' },
  run: () =>
    withDatabase(async ({ db }) => {
      for (const user of await allUsers(db)) {
        const notes = [
          ...(user.is_disabled === 1 ? ['disabled'] : []),
          ...(user.two_factor_enabled === 1 ? ['second factor'] : []),
        ];
        const name = `${user.first_name} ${user.last_name}`;
        console.log([user.email, name, user.role, ...notes].join('\t'));
      }
    }),
});

/** A command on one user, told when there is nobody of that address. */
const onUser = (
  name: string,
  description: string,
  change: (database: Parameters<typeof users.setRole>[0], address: string) => Promise<boolean>,
) =>
  defineCommand({
    meta: { name, description },
    args: { email },
    run: ({ args }) =>
      withDatabase(async (database) => {
        if (!(await change(database, args.email))) refuse(`There is nobody ${args.email}.`);
      }),
  });

const setPassword = defineCommand({
  meta: { name: 'password', description: 'Sets somebody’s password and ends their sessions' },
  args: { email, password },
  run: ({ args }) =>
    withDatabase(async (database) => {
      const used = args.password ?? randomPassword();
      if (!isPasswordLength(used)) {
        const { least, most } = PASSWORD_LENGTH;
        refuse(`A password has ${String(least)} to ${String(most)} characters.`);
        return;
      }
      if (isGuessable(used, [args.email])) {
        refuse(GUESSABLE);
        return;
      }
      if (await users.setPassword(database, args.email, used)) show(args.password, used);
      else refuse(`There is nobody ${args.email}.`);
    }),
});

const setRole = defineCommand({
  meta: { name: 'role', description: 'Changes what somebody may do' },
  args: { email, role },
  run: ({ args }) =>
    withDatabase(async (database) => {
      const given = roleOf(args.role);
      if (given === null) refuse(`A role is one of ${ROLES.join(', ')}.`);
      else if (!(await users.setRole(database, args.email, given)))
        refuse(`There is nobody ${args.email}.`);
    }),
});

/** The users of the house, from the command line. */
export default defineCommand({
  meta: { name: 'user', description: 'Looks after who may sign in' },
  subCommands: {
    add,
    list,
    disable: onUser('disable', 'Signs somebody out and lets them in no more', (database, address) =>
      users.setDisabled(database, address, true),
    ),
    enable: onUser('enable', 'Lets a disabled user in again', (database, address) =>
      users.setDisabled(database, address, false),
    ),
    password: setPassword,
    role: setRole,
  },
});
