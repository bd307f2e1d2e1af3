import { success } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import {
  KINDS_TO_APPROVE,
  ROLES_TO_APPROVE,
  valueOf,
} from '../../../page-data/hub/releases/releases-page.ts';
import { replaceApprovalRules } from '../../../repositories/releases/approval-rules.ts';
import { mayPublish } from '../../../services/releases/release-services.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';

/** Puts the rules that a form ticks in the place of all others. */
export async function sendApprovals({ app, locale }: PageContext, form: FormData): Promise<string> {
  const ticked = new Set(form.getAll('rule'));
  const rules = KINDS_TO_APPROVE.flatMap((kind) =>
    ROLES_TO_APPROVE.filter(
      (role) => mayPublish(role, kind) && ticked.has(valueOf(kind, role)),
    ).map((role) => ({ kind, role })),
  );
  await app.records.write(async (tx) => {
    await replaceApprovalRules(tx, rules);
    return success(null);
  }, locale);
  return `${pathTo('hub-approvals', locale)}?done=rules`;
}
