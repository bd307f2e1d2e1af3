import type { Entity, Kind } from '../../../../../content/records/kinds.ts';
import { failure, type Result } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { RecordBundlesView } from '../../../../views/hub/record-form-view.ts';
import { bundlesOf } from '../../../repositories/releases/bundle-items.ts';
import { openBundles } from '../../../repositories/releases/bundles.ts';
import { isAllowed } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { isBundled } from '../../../services/releases/bundle-services.ts';
import { bundleHiding, bundleInput } from '../../../services/releases/items.ts';
import { textIn } from '../lists/plain-field.ts';
import type { PageContext } from '../../page/page-context.ts';
import { bundleEditor } from './bundle-editor.ts';

const ID = /^[1-9]\d{0,8}$/u;

/** A record with who works on it. */
interface Target {
  readonly kind: Kind;
  readonly record: Entity<Kind>;
  readonly caller: Caller;
}

/** Whether somebody can put changes of a kind into bundles. */
const canBundle = (caller: Caller, kind: Kind): boolean =>
  isBundled(kind) && isAllowed(caller, 'bundle', 'write') && isAllowed(caller, kind, 'write');

/** The bundles that a record's form can be put into, in the place of saving it; null: into none. */
export async function recordBundles(
  { app, locale, t }: PageContext,
  { kind, record, caller }: Target,
): Promise<RecordBundlesView | null> {
  if (!canBundle(caller, kind)) return null;
  const { db } = app.database;
  const [bundles, held] = [await openBundles(db), await bundlesOf(db, kind, record.id)];
  return {
    options: bundles.map(({ id, name }) => ({ value: String(id), label: name })),
    held: held.map(({ bundle, name }) => ({
      label: name,
      href: pathTo('hub-bundle', locale, { id: bundle }),
    })),
    isNeeded: caller.needsApproval?.has(kind) === true,
    canHide: record.is_online,
    begin: { label: t('bundles:form.begin'), href: pathTo('hub-bundles', locale) },
  };
}

/** Whether a form is to be put into a bundle, in the place of being saved. */
export const asksForBundle = (form: FormData): boolean =>
  ['bundle', 'bundle-hide'].includes(textIn(form, 'do'));

/** Puts what a form makes of a record into the bundle that it names. @returns where that is seen */
export async function putIntoBundle(
  context: PageContext,
  { kind, record, caller }: Target,
  {
    form,
    input,
    version,
  }: { readonly form: FormData; readonly input: object; readonly version: number },
): Promise<Result<string>> {
  const { app, locale, t } = context;
  if (!canBundle(caller, kind)) return failure('forbidden', t('api:notAllowed'));
  const name = textIn(form, '~bundle');
  if (!ID.test(name)) return failure('invalid', t('bundles:error.gone'));
  const [bundle, editor] = [Number(name), bundleEditor(caller, context)];
  const put =
    textIn(form, 'do') === 'bundle-hide'
      ? await bundleHiding(app, bundle, { kind, id: record.id }, editor)
      : await bundleInput(app, bundle, { kind, id: record.id, version, input }, editor);
  if (!put.ok) return put;
  return {
    ok: true,
    value: `${pathTo('hub-bundle', locale, { id: bundle })}?done=added`,
  };
}
