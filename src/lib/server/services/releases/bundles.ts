import type { Kysely } from 'kysely';
import { instantText } from '../../../dates/dates.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Failure, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { deleteItem, itemsOf, type BundleItem } from '../../repositories/releases/bundle-items.ts';
import { approvalRules } from '../../repositories/releases/approval-rules.ts';
import { deleteBundle, insertBundle, type Bundle } from '../../repositories/releases/bundles.ts';
import { forgetVersion } from '../../repositories/versions.ts';
import {
  changeBundle,
  heldBundle,
  mayPublish,
  type BundleEditor,
  type BundleServices,
  type SeenBundle,
} from './bundle-services.ts';
import { approvalOf } from './approval.ts';

/** What a bundle is called, and when it is to become public. */
export interface BundleFacts {
  readonly name: string;
  /** Instant; null: not said yet. */
  readonly at: string | null;
}

/** A time that is over can be nobody's wish: told at its field. Null: it is ahead, or none. */
function inThePast(
  { now }: BundleServices,
  at: string | null,
  { locale }: BundleEditor,
): { readonly ok: false; readonly failure: Failure } | null {
  if (at === null || Date.parse(at) > now().getTime()) return null;
  const t = translator(locale);
  return failure('invalid', t('bundles:error.whole'), { at: t('bundles:error.past') });
}

/** Begins a bundle. @returns its id */
export async function createBundle(
  services: BundleServices,
  { name, at }: BundleFacts,
  editor: BundleEditor,
): Promise<Result<number>> {
  const { records, now } = services;
  const past = inThePast(services, at, editor);
  if (past !== null) return past;
  return records.write(
    async (tx) =>
      success(
        await insertBundle(tx, {
          name,
          at,
          revision: 1,
          state: 'open',
          failed: null,
          created_by: editor.name,
          created_at: instantText(now()),
          released_by: null,
          released_at: null,
          steps: null,
        }),
      ),
    editor.locale,
  );
}

/** Names a bundle anew; a time that has gone by since it was said may stay. */
export const renameBundle = (
  services: BundleServices,
  seen: SeenBundle,
  { name, at }: BundleFacts,
  editor: BundleEditor,
): Promise<Result<null>> =>
  changeBundle(services, seen, { states: ['open'], by: editor }, (_tx, bundle) => {
    const past = at === bundle.at ? null : inThePast(services, at, editor);
    return Promise.resolve(past ?? success({ name, at, failed: null }));
  });

/** Why a bundle cannot become public by somebody's hand, as it is; null: it can. */
export async function publishDenied(
  db: Kysely<Database>,
  items: readonly BundleItem[],
  { role, locale }: Pick<BundleEditor, 'role' | 'locale'>,
): Promise<{ readonly ok: false; readonly failure: Failure } | null> {
  const t = translator(locale);
  if (items.length === 0) return failure('invalid', t('bundles:error.empty'));
  if (items.some(({ kind }) => !mayPublish(role, kind)))
    return failure('forbidden', t('api:notAllowed'));
  const rules = await approvalRules(db);
  const states = items.map((item) => approvalOf(item, rules));
  if (states.includes('sent_back')) return failure('conflict', t('bundles:error.sentBack'));
  if (states.includes('waiting')) return failure('conflict', t('bundles:error.waiting'));
  return null;
}

/** Lets a bundle become public by itself at its time. */
export const scheduleBundle = (
  services: BundleServices,
  seen: SeenBundle,
  editor: BundleEditor,
): Promise<Result<null>> =>
  changeBundle(services, seen, { states: ['open'], by: editor }, async (tx, { at }) => {
    const t = translator(editor.locale);
    if (at === null) return failure('invalid', t('bundles:error.noTime'));
    if (Date.parse(at) <= services.now().getTime())
      return failure('invalid', t('bundles:error.past'));
    const items = await itemsOf(tx, seen.id);
    const denied = await publishDenied(tx, items, editor);
    const { name } = editor;
    return denied ?? success({ state: 'scheduled' as const, failed: null, released_by: name });
  });

/** Opens a bundle again that waits for its time, or was taken back. */
export const reopenBundle = (
  services: BundleServices,
  seen: SeenBundle,
  editor: BundleEditor,
): Promise<Result<null>> =>
  changeBundle(services, seen, { states: ['scheduled', 'taken_back'], by: editor }, () =>
    Promise.resolve(
      success({ state: 'open' as const, failed: null, steps: null, released_by: null }),
    ),
  );

/** Forgets a bundle with what waits in it; what is public, and drafts, stay. */
export async function removeBundle(
  { records }: BundleServices,
  seen: SeenBundle,
  { locale }: BundleEditor,
): Promise<Result<null>> {
  const states: readonly Bundle['state'][] = ['open', 'taken_back', 'released'];
  return records.write(async (tx) => {
    const held = await heldBundle(tx, seen, states, locale);
    if (!held.ok) return held;
    for (const { id, version_id: version } of await itemsOf(tx, seen.id)) {
      await deleteItem(tx, id);
      if (version !== null) await forgetVersion(tx, version);
    }
    await deleteBundle(tx, seen.id);
    return success(null);
  }, locale);
}
