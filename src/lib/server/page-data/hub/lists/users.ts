import { ROLES } from '../../../../accounts/permissions.ts';
import { INVITATION_DAYS, LOCALES } from '../../../../constants.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import { failure, type Failure, type Result } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { HubField, HubFormView } from '../../../../views/hub/hub-view.ts';
import { grantorOf } from '../../../services/accounts/actor-of.ts';
import { inviteAgain, inviteUser } from '../../../services/accounts/invitations/invite.ts';
import {
  changeUser,
  listUsers,
  openSecondFactor,
  type ManagedUser,
} from '../../../services/accounts/manage-users.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import type { PageContext } from '../../page/page-context.ts';
import { HUB_PAGE_SIZE, type HubList } from './hub-list.ts';
import { hubListLink } from './hub-link.ts';
import { plainField, plainForm, roleOptions, textIn } from './plain-field.ts';
import { matches } from './matches.ts';

const KEY = 'users';

/** Where an account stands, in one word. */
const stateOf = ({ is_disabled, is_invited }: ManagedUser): string =>
  is_disabled ? 'disabled' : is_invited ? 'invited' : 'active';

/** Everybody who may sign in. */
export const USERS: HubList = {
  key: KEY,
  group: 'operations',
  right: { subject: 'user', action: 'read' },
  columns: ['name', 'email', 'role', 'factor', 'state', 'updated_at'],
  async rows({ app, locale, t }, { text, page }) {
    const found = (await listUsers(app.accounts)).filter((user) =>
      matches(`${user.first_name} ${user.last_name} ${user.email}`, text),
    );
    const start = (page - 1) * HUB_PAGE_SIZE;
    const rows = found.slice(start, start + HUB_PAGE_SIZE).map((user) => ({
      id: user.id,
      href: pathTo('hub-user', locale, { id: user.id }),
      cells: [
        `${user.first_name} ${user.last_name}`,
        user.email,
        t(`user:profile.roles.${user.role}`),
        t(user.has_second_factor ? 'hub:yes' : 'hub:no'),
        t(`hub:access.${stateOf(user)}`),
        formatMoment(user.updated_at, locale),
      ],
      actions: stateOf(user) === 'invited' ? ['invite_again'] : [],
    }));
    return { rows, total: found.length };
  },
  links: ({ locale, t }) => [
    { label: t('hub:access.invite'), href: pathTo('hub-user-new', locale) },
  ],
  actions: [
    {
      name: 'invite_again',
      right: { subject: 'user', action: 'write' },
      run: ({ app, locale }, id, caller) =>
        inviteAgain(app.accounts, id, grantorOf(caller, locale), locale),
    },
  ],
};

/** Does with an account what its form says; with none, lets somebody new in. */
export async function saveUser(
  { app, locale, t }: PageContext,
  user: ManagedUser | null,
  form: FormData,
  caller: Caller,
): Promise<Result<ManagedUser>> {
  const by = grantorOf(caller, locale);
  const input = {
    first_name: textIn(form, 'first_name'),
    last_name: textIn(form, 'last_name'),
    role: textIn(form, 'role'),
    locale: textIn(form, 'locale') || undefined,
  };
  if (user === null)
    return inviteUser(app.accounts, { ...input, email: textIn(form, 'email') }, by, locale);
  const { id } = user;
  const reason = textIn(form, 'reason').trim();
  const opensFactor = form.has('open_factor');
  if (opensFactor && reason === '') {
    const text = t('hub:access.reasonNeeded');
    return failure('invalid', text, { reason: text });
  }
  // A name that is stored as it is, also none, is nobody's mistake of now.
  const kept = Object.entries(input).filter(
    ([key, text]) => text !== user[key as keyof ManagedUser],
  );
  const change = { ...Object.fromEntries(kept), is_disabled: form.has('is_disabled') };
  const changed = await changeUser(app.accounts, { id, change }, by, locale);
  if (!changed.ok || !opensFactor) return changed;
  const opened = await openSecondFactor(app.accounts, { id, reason }, by, locale);
  return opened.ok ? changed : opened;
}

/** What was sent, and what came of it. */
export interface SentUser {
  readonly form: FormData | null;
  readonly failure: Failure | null;
  readonly done: string | null;
}

/** The fields of an account: of somebody new those that are chosen once, too. */
function userFields(
  { locale, t }: PageContext,
  user: ManagedUser | null,
  { form, failure: reason }: SentUser,
): readonly HubField[] {
  const field = (name: string, more: Partial<HubField> & Pick<HubField, 'label'>) =>
    plainField({ name, value: textIn(form, name), ...more }, reason);
  const stored = (name: 'email' | 'first_name' | 'last_name' | 'role' | 'locale') =>
    form === null ? (user?.[name] ?? '') : textIn(form, name);
  const line = (name: 'email' | 'first_name' | 'last_name', max: number) =>
    field(name, { label: t(`user:field.${name}`), value: stored(name), isRequired: true, max });
  const isDisabled = form === null ? user?.is_disabled === true : form.has('is_disabled');
  const role = field('role', {
    label: t('hub:column.role'),
    control: 'select',
    value: stored('role'),
    options: [
      // Nobody gets rights by a field that was overlooked.
      ...(user === null ? [{ value: '', label: t('hub:access.choose') }] : []),
      ...roleOptions(ROLES, { t }),
    ],
    hint: t('hub:access.roleHint'),
    isRequired: true,
  });
  const language = field('locale', {
    label: t('hub:access.language'),
    control: 'select',
    value: stored('locale') || locale,
    options: LOCALES.map((one) => ({ value: one, label: t(`layout:language.${one}`) })),
    hint: t('hub:access.languageHint'),
  });
  const lock = field('is_disabled', {
    label: t('hub:access.isDisabled'),
    control: 'checkbox',
    value: isDisabled ? 'true' : '',
  });
  const factor = [
    field('open_factor', { label: t('hub:access.openFactor'), control: 'checkbox' }),
    field('reason', { label: t('hub:access.reason'), hint: t('hub:access.reasonHint'), max: 500 }),
  ];
  return [
    ...(user === null ? [line('email', 254)] : []),
    line('first_name', 100),
    line('last_name', 100),
    role,
    language,
    ...(user === null ? [] : [lock]),
    ...(user?.has_second_factor === true ? factor : []),
  ];
}

/** What was done just now, or what an account still waits for; empty: nothing. */
function noticeOf({ app, t }: PageContext, user: ManagedUser, done: string | null): string {
  if (done === 'saved') return t('hub:done.saved');
  if (done !== 'invited') return stateOf(user) === 'invited' ? t('hub:access.waiting') : '';
  const { email } = user;
  const isSent = app.env.mail.url !== null;
  return isSent
    ? t('hub:access.invitedNow', { email, days: INVITATION_DAYS })
    : t('hub:access.invitedKept', { email });
}

/** The form of an account, as it is or as it was typed and refused. */
export function userForm(
  context: PageContext,
  user: ManagedUser | null,
  sent: SentUser,
): HubFormView {
  const { locale, t } = context;
  const isNew = user === null;
  const notice = sent.failure === null && user !== null ? noticeOf(context, user, sent.done) : '';
  return plainForm(
    {
      title: isNew ? t('hub:access.invite') : `${user.first_name} ${user.last_name}`,
      action: isNew ? pathTo('hub-user-new', locale) : pathTo('hub-user', locale, { id: user.id }),
      list: hubListLink(KEY, context),
      notice,
      ...(isNew && { send: t('hub:access.send') }),
      fields: userFields(context, user, sent),
    },
    sent.failure,
  );
}
