import { formatMoment } from '../../../../dates/dates.ts';
import type { Failure } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { ReleasesView } from '../../../../views/hub/releases-view.ts';
import { itemCounts } from '../../../repositories/releases/release-items.ts';
import { allReleases } from '../../../repositories/releases/releases.ts';
import { isAllowed } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { errorsAt, type Typed } from '../../box-office/plain-fields.ts';
import type { PageContext } from '../../page/page-context.ts';
import { factFields } from './release-form.ts';

/** More are not looked for by paging through them. */
const MAX_RELEASES = 200;

/** What came of the form that begins a release. */
export type ReleasesOutcome =
  | { readonly location: string }
  | { readonly status: number; readonly failure: Failure; readonly typed: Typed };

/** All releases, the newest first. */
export async function releasesPage(
  context: PageContext,
  caller: Caller,
  done: string | null,
  refused: Extract<ReleasesOutcome, { failure: Failure }> | null,
): Promise<ReleasesView> {
  const { app, locale, t } = context;
  const { db } = app.database;
  const counts = await itemCounts(db);
  const fields = factFields(refused?.typed ?? {}, refused?.failure.fields ?? {}, context);
  return {
    title: t('releases:title'),
    action: pathTo('hub-releases', locale),
    notice: refused === null && done === 'deleted' ? t('releases:done.deleted') : '',
    message: refused?.failure.message ?? '',
    errors: errorsAt(refused?.failure ?? null, fields),
    fields,
    rows: (await allReleases(db, MAX_RELEASES)).map(({ id, name, state, at, failed }) => ({
      name: { label: name, href: pathTo('hub-release', locale, { id }) },
      state: t(`releases:state.${state}`),
      items: t('releases:count', { count: counts.get(id) ?? 0 }),
      at: at === null ? t('releases:noTime') : formatMoment(at, locale),
      failed: failed ?? '',
    })),
    approvals: isAllowed(caller, 'approval_rule', 'read')
      ? { label: t('releases:approvalsLink'), href: pathTo('hub-approvals', locale) }
      : null,
  };
}
