import type { FormValues } from '../../../../forms/form-values.ts';
import { ROLES } from '../../../../accounts/permissions.ts';
import { INVITATION_DAYS, LOCALES } from '../../../../constants.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import { type Failure } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { HubField, HubFormView } from '../../../../views/hub/hub-view.ts';
import { listUsers, type ManagedUser } from '../../../services/accounts/manage-users.ts';
import type { PageContext } from '../../page/page-context.ts';
import { HUB_PAGE_SIZE, type HubList, matches } from './hub-list.ts';
import { hubListLink } from './hub-link.ts';
import { plainField, plainForm, roleOptions, textIn } from './plain-field.ts';

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
    },
  ],
};

/** What was sent, and what came of it. */
export interface SentUser {
  readonly form: FormValues | null;
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
