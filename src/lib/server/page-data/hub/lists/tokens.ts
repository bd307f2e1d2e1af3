import type { FormValues } from '../../../../forms/form-values.ts';
import { ROLES } from '../../../../accounts/permissions.ts';
import { formatDay, formatMoment } from '../../../../dates/dates.ts';
import type { Failure } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { HubFormView } from '../../../../views/hub/hub-view.ts';
import { listTokens, type ApiToken } from '../../../services/accounts/tokens.ts';
import type { PageContext } from '../../page/page-context.ts';
import { HUB_PAGE_SIZE, type HubList, matches } from './hub-list.ts';
import { hubListLink } from './hub-link.ts';
import { plainField, plainForm, roleOptions, textIn } from './plain-field.ts';

const KEY = 'api_tokens';

function stateOf({ revoked_at: revoked, expires_at: expires }: ApiToken, now: Date): string {
  if (revoked !== null) return 'revoked';
  return expires !== null && Date.parse(expires) <= now.getTime() ? 'over' : 'holds';
}

/** Tokens of programs: whose, for what, when they were last used; never what lets somebody in. */
export const API_TOKENS: HubList = {
  key: KEY,
  group: 'operations',
  right: { subject: 'api_token', action: 'read' },
  columns: ['name', 'role', 'scopes', 'prefix', 'made_by', 'used_at', 'expires_at', 'state'],
  async rows({ app, locale, t }, { text, page }) {
    const now = app.now();
    const found = (await listTokens(app.accounts)).filter(({ name, prefix }) =>
      matches(`${name} ${prefix}`, text),
    );
    const start = (page - 1) * HUB_PAGE_SIZE;
    const rows = found.slice(start, start + HUB_PAGE_SIZE).map((token) => ({
      id: String(token.id),
      href: null,
      cells: [
        token.name,
        t(`user:profile.roles.${token.role}`),
        token.scopes?.join(', ') ?? t('hub:access.all'),
        `${token.prefix}…`,
        token.made_by,
        token.used_at === null ? t('hub:access.never') : formatMoment(token.used_at, locale),
        token.expires_at === null
          ? t('hub:access.open')
          : formatDay(token.expires_at.slice(0, 10), locale, 'numeric'),
        t(`hub:access.${stateOf(token, now)}`),
      ],
      actions: token.revoked_at === null ? ['revoke'] : [],
    }));
    return { rows, total: found.length };
  },
  links: ({ locale, t }) => [
    { label: t('hub:access.newToken'), href: pathTo('hub-token-new', locale) },
  ],
  actions: [
    {
      name: 'revoke',
      right: { subject: 'api_token', action: 'delete' },
      isNoted: true,
    },
  ],
};

/** The form of a new token, empty or as it was typed and refused. */
export function tokenForm(
  context: PageContext,
  form: FormValues | null,
  failure: Failure | null,
): HubFormView {
  const { locale, t } = context;
  const field = (name: string, more: Partial<Parameters<typeof plainField>[0]>) =>
    plainField({ name, label: name, value: textIn(form, name), ...more }, failure);
  return plainForm(
    {
      title: t('hub:access.newToken'),
      action: pathTo('hub-token-new', locale),
      list: hubListLink(KEY, context),
      fields: [
        field('name', { label: t('hub:access.tokenName'), isRequired: true, max: 100 }),
        field('role', {
          label: t('hub:column.role'),
          control: 'select',
          options: roleOptions(
            ROLES.filter((role) => role !== 'visitor'),
            context,
          ),
        }),
        field('scopes', {
          label: t('hub:access.scopes'),
          control: 'textarea',
          hint: t('hub:access.scopesHint'),
        }),
        field('expires_at', { label: t('hub:access.expires'), control: 'date' }),
      ],
    },
    failure,
  );
}
