import { z } from 'zod';
import {
  ACTIONS,
  PERMISSIONS,
  ROLES,
  mayDo,
  writableFields,
  type Role,
  type Subject,
} from '../../../accounts/permissions.ts';
import { LOCALES } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import { invitedUserSchema, inviteUser } from '../../services/accounts/invitations/invite.ts';
import {
  changeUser,
  listUsers,
  readUser,
  userChangeSchema,
} from '../../services/accounts/manage-users.ts';
import {
  createToken,
  listTokens,
  newTokenSchema,
  revokeToken,
} from '../../services/accounts/tokens.ts';
import { grantorOf } from '../../services/accounts/user.ts';
import { listAnswer } from './record-schemas.ts';
import { type Answer, type ResourceCall, type ResourceRequest, idOf } from './resource-call.ts';
import { rowCalls } from './row-resource.ts';

const instant = z.iso.datetime();
const none = z.strictObject({});

const user = z
  .object({
    id: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    role: z.enum(ROLES),
    is_disabled: z.boolean(),
    locale: z
      .enum(LOCALES)
      .nullable()
      .meta({ description: 'The language of their e-mails; null: not known' }),
    is_invited: z.boolean().meta({ description: 'Has still to choose a password' }),
    has_second_factor: z.boolean(),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'User' });

const token = z
  .object({
    id: z.int(),
    name: z.string(),
    role: z.enum(ROLES),
    scopes: z.array(z.string()).nullable().meta({ description: 'Null: all that the role may' }),
    prefix: z.string(),
    made_at: instant,
    made_by: z.string(),
    expires_at: instant.nullable(),
    used_at: instant.nullable(),
    revoked_at: instant.nullable(),
  })
  .meta({ id: 'ApiToken' });

const role = z
  .object({
    id: z.enum(ROLES),
    rights: z
      .array(
        z.object({
          subject: z.string(),
          actions: z.array(z.enum(ACTIONS)),
          fields: z
            .array(z.string())
            .nullable()
            .meta({ description: 'The fields that can be changed; null: as the actions say' }),
        }),
      )
      .meta({ description: 'What is left out may not be done' }),
  })
  .meta({ id: 'Role' });

const answered = (body: unknown, status: 200 | 201 = 200): Awaited<Answer> =>
  success({ status, body });

/** A whole list: there are few of them. */
const whole = (results: readonly unknown[]): Awaited<Answer> =>
  answered({ count: results.length, next: null, previous: null, results });

const gone = ({ locale }: ResourceRequest) =>
  failure('not_found', translator(locale)('hub:goneRow'));

/** A result of a service as an answer. */
const told = (result: Result<unknown>, status: 200 | 201 = 200): Awaited<Answer> =>
  result.ok ? answered(result.value, status) : result;

/** What a role may do, in the words of the table. */
function rightsOf(name: Role) {
  const subjects = Object.keys(PERMISSIONS) as Subject[];
  return subjects.flatMap((subject) => {
    const actions = ACTIONS.filter((action) => mayDo(name, subject, action));
    const writable = writableFields(name, subject);
    const fields = writable === null || writable.length === 0 ? null : writable;
    return actions.length === 0 && fields === null ? [] : [{ subject, actions, fields }];
  });
}

const roleNamed = (name: string | undefined) => {
  const known = ROLES.find((one) => one === name);
  return known === undefined ? null : { id: known, rights: rightsOf(known) };
};

const base = { query: none, status: 200, failures: [] } as const;
const of = (subject: 'user' | 'role' | 'api_token') => ({ ...base, resource: subject, subject });

const USER_CALLS: readonly ResourceCall[] = [
  {
    ...of('user'),
    id: 'listUser',
    address: 'list',
    method: 'GET',
    action: 'read',
    summary: 'User: everybody who may sign in',
    answer: listAnswer(user),
    run: async ({ app }) => whole(await listUsers(app.accounts)),
  },
  {
    ...of('user'),
    id: 'createUser',
    address: 'list',
    method: 'POST',
    action: 'write',
    summary: 'User: let somebody in, who chooses a password by a link that they are sent',
    body: invitedUserSchema.meta({ id: 'NewUser' }),
    answer: user,
    status: 201,
    failures: [409, 413, 415],
    run: async ({ app, body, caller, locale }) =>
      told(await inviteUser(app.accounts, body, grantorOf(caller, locale), locale), 201),
  },
  {
    ...of('user'),
    id: 'readUser',
    address: 'one',
    method: 'GET',
    action: 'read',
    summary: 'User: one of them',
    answer: user,
    failures: [404],
    async run(request) {
      const found = await readUser(request.app.accounts, request.params['id'] ?? '');
      return found === null ? gone(request) : answered(found);
    },
  },
  {
    ...of('user'),
    id: 'changeUser',
    address: 'one',
    method: 'PATCH',
    action: 'write',
    summary: 'User: another name or role, or none at all',
    body: userChangeSchema.meta({ id: 'UserChange' }),
    answer: user,
    failures: [404, 409, 413, 415],
    async run({ app, params: { id = '' }, body, caller, locale }) {
      const by = grantorOf(caller, locale);
      return told(await changeUser(app.accounts, { id, change: body }, by, locale));
    },
  },
];

const ROLE_CALLS: readonly ResourceCall[] = [
  {
    ...of('role'),
    id: 'listRole',
    address: 'list',
    method: 'GET',
    action: 'read',
    summary: 'Role: all of them, with what each may do',
    answer: listAnswer(role),
    run: () => Promise.resolve(whole(ROLES.map(roleNamed))),
  },
  {
    ...of('role'),
    id: 'readRole',
    address: 'one',
    method: 'GET',
    action: 'read',
    summary: 'Role: one of them',
    answer: role,
    failures: [404],
    run(request) {
      const found = roleNamed(request.params['id']);
      return Promise.resolve(found === null ? gone(request) : answered(found));
    },
  },
];

const TOKEN_CALLS: readonly ResourceCall[] = [
  {
    ...of('api_token'),
    id: 'listApiToken',
    address: 'list',
    method: 'GET',
    action: 'read',
    summary: 'Token of a program: all of them, never what lets somebody in',
    answer: listAnswer(token),
    run: async ({ app }) => whole(await listTokens(app.accounts)),
  },
  {
    ...of('api_token'),
    id: 'createApiToken',
    address: 'list',
    method: 'POST',
    action: 'write',
    summary: 'Token of a program: make one, which is told this once',
    body: newTokenSchema.meta({ id: 'NewApiToken' }),
    answer: z.object({ secret: z.string(), token }),
    status: 201,
    failures: [413, 415],
    run: async ({ app, body, caller, locale }) =>
      told(await createToken(app.accounts, body, grantorOf(caller, locale), locale), 201),
  },
  {
    ...of('api_token'),
    id: 'deleteApiToken',
    address: 'one',
    method: 'DELETE',
    action: 'delete',
    summary: 'Token of a program: end it at once',
    answer: z.object({ id: z.int() }),
    failures: [404],
    async run(request) {
      const { app, editor, locale } = request;
      const ended = await revokeToken(app.accounts, idOf(request), editor.actor, locale);
      return ended.ok ? answered({ id: idOf(request) }) : ended;
    },
  },
];

const json = (value: unknown): unknown =>
  typeof value === 'string' ? (JSON.parse(value) as unknown) : null;

const AUDIT_CALLS = rowCalls({
  subject: 'audit_entry',
  name: 'AuditEntry',
  label: 'Entry of the audit log',
  table: 'audit_entry',
  columns: [
    'id',
    'at',
    'actor',
    'actor_id',
    'actor_name',
    'address',
    'action',
    'subject',
    'record',
    'before',
    'after',
  ],
  filters: {
    action: z.string().min(1).max(40),
    subject: z.string().min(1).max(40),
    actor_id: z.string().min(1).max(64),
  },
  answer: z
    .object({
      id: z.int(),
      at: instant,
      actor: z.string(),
      actor_id: z.string().nullable(),
      actor_name: z.string(),
      address: z.string(),
      action: z.string(),
      subject: z.string(),
      record: z.string().nullable(),
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    })
    .meta({ id: 'AuditEntry' }),
  shown: ({ before, after, ...row }) => ({ ...row, before: json(before), after: json(after) }),
});

/** Who may do what, and who did. */
export const ACCESS_CALLS: readonly ResourceCall[] = [
  ...USER_CALLS,
  ...ROLE_CALLS,
  ...TOKEN_CALLS,
  ...AUDIT_CALLS,
];
