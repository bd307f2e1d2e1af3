import { formatMoment } from '../../../../dates/dates.ts';
import { FAILURE_STATUS, type Failure } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { BundlesView } from '../../../../views/hub/bundles-view.ts';
import { itemCounts } from '../../../repositories/releases/bundle-items.ts';
import { allBundles } from '../../../repositories/releases/bundles.ts';
import { isAllowed } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { createBundle } from '../../../services/releases/bundles.ts';
import { errorsAt, type Typed } from '../../box-office/plain-fields.ts';
import type { PageContext } from '../../page/page-context.ts';
import { factFields, factsIn, typedFacts } from './bundle-form.ts';
import { bundleEditor } from '../release-form/bundle-editor.ts';

/** More are not looked for by paging through them. */
const BUNDLES_MOST = 200;

/** What came of the form that begins a bundle. */
export type BundlesOutcome =
  | { readonly location: string }
  | { readonly status: number; readonly failure: Failure; readonly typed: Typed };

/** Begins a bundle. */
export async function sendBundles(
  context: PageContext,
  form: FormData,
  caller: Caller,
): Promise<BundlesOutcome> {
  const { app, locale } = context;
  const typed = typedFacts(form);
  const facts = factsIn(typed, context);
  const made = facts.ok
    ? await createBundle(app, facts.value, bundleEditor(caller, context))
    : facts;
  if (!made.ok) return { status: FAILURE_STATUS[made.failure.code], failure: made.failure, typed };
  return { location: `${pathTo('hub-bundle', locale, { id: made.value })}?done=created` };
}

/** All bundles, the newest first. */
export async function bundlesPage(
  context: PageContext,
  caller: Caller,
  done: string | null,
  refused: Extract<BundlesOutcome, { failure: Failure }> | null,
): Promise<BundlesView> {
  const { app, locale, t } = context;
  const { db } = app.database;
  const counts = await itemCounts(db);
  const fields = factFields(refused?.typed ?? {}, refused?.failure.fields ?? {}, context);
  return {
    title: t('bundles:title'),
    action: pathTo('hub-bundles', locale),
    notice: refused === null && done === 'deleted' ? t('bundles:done.deleted') : '',
    message: refused?.failure.message ?? '',
    errors: errorsAt(refused?.failure ?? null, fields),
    fields,
    rows: (await allBundles(db, BUNDLES_MOST)).map(({ id, name, state, at, failed }) => ({
      name: { label: name, href: pathTo('hub-bundle', locale, { id }) },
      state: t(`bundles:state.${state}`),
      items: t('bundles:count', { count: counts.get(id) ?? 0 }),
      at: at === null ? t('bundles:noTime') : formatMoment(at, locale),
      failed: failed ?? '',
    })),
    approvals: isAllowed(caller, 'approval_rule', 'read')
      ? { label: t('bundles:approvalsLink'), href: pathTo('hub-approvals', locale) }
      : null,
  };
}
