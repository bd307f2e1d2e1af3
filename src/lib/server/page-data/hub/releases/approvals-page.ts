import { KINDS, records } from '../../../../../content/records/kinds.ts';
import { ROLES, type Role } from '../../../../accounts/permissions.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { ApprovalsView } from '../../../../views/hub/releases-view.ts';
import { approvalRules } from '../../../repositories/releases/approval-rules.ts';
import { canWaitInRelease, mayPublish } from '../../../services/releases/release-services.ts';
import type { PageContext } from '../../page/page-context.ts';

export const KINDS_TO_APPROVE = KINDS.filter(canWaitInRelease);

/** Visitors make nothing public. */
export const ROLES_TO_APPROVE = ROLES.filter((role) => role !== 'visitor');

export const valueOf = (kind: string, role: Role): string => `${kind}.${role}`;

/** Which kinds need a second pair of eyes, by role. */
export async function approvalsPage(
  { app, locale, t }: PageContext,
  done: string | null,
): Promise<ApprovalsView> {
  const rules = await approvalRules(app.database.db);
  const has = new Set(rules.map(({ kind, role }) => valueOf(kind, role)));
  return {
    title: t('releases:approvals.title'),
    action: pathTo('hub-approvals', locale),
    notice: done === 'rules' ? t('releases:done.rules') : '',
    roles: ROLES_TO_APPROVE.map((role) => t(`user:profile.roles.${role}`)),
    rows: KINDS_TO_APPROVE.map((kind) => ({
      kind: records[kind].label[locale],
      boxes: ROLES_TO_APPROVE.map((role) =>
        mayPublish(role, kind)
          ? {
              value: valueOf(kind, role),
              label: t('releases:approvals.pick', {
                kind: records[kind].label[locale],
                role: t(`user:profile.roles.${role}`),
              }),
              isChecked: has.has(valueOf(kind, role)),
            }
          : null,
      ),
    })),
    back: { label: t('releases:title'), href: pathTo('hub-releases', locale) },
  };
}
