import type { Kysely } from 'kysely';
import { instantText } from '../../../dates/dates.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Failure, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import {
  deleteItem,
  itemsOf,
  type ReleaseItem,
} from '../../repositories/releases/release-items.ts';
import { approvalRules } from '../../repositories/releases/approval-rules.ts';
import {
  deleteRelease,
  insertRelease,
  type Release,
} from '../../repositories/releases/releases.ts';
import { forgetVersion } from '../../repositories/versions.ts';
import {
  changeRelease,
  heldRelease,
  mayPublish,
  type ReleaseEditor,
  type ReleaseServices,
  type SeenRelease,
} from './release-services.ts';
import { approvalOf } from './approval.ts';

/** What a release is called, and when it is to become public. */
export interface ReleaseFacts {
  readonly name: string;
  /** Instant; null: not said yet. */
  readonly at: string | null;
}

/** A time that is over can be nobody's wish: told at its field. Null: it is ahead, or none. */
function inThePast(
  { now }: ReleaseServices,
  at: string | null,
  { locale }: ReleaseEditor,
): { readonly ok: false; readonly failure: Failure } | null {
  if (at === null || Date.parse(at) > now().getTime()) return null;
  const t = translator(locale);
  return failure('invalid', t('releases:error.whole'), { at: t('releases:error.past') });
}

/** Begins a release. @returns its id */
export async function createRelease(
  services: ReleaseServices,
  { name, at }: ReleaseFacts,
  editor: ReleaseEditor,
): Promise<Result<number>> {
  const { records, now } = services;
  const past = inThePast(services, at, editor);
  if (past !== null) return past;
  return records.write(
    async (tx) =>
      success(
        await insertRelease(tx, {
          name,
          at,
          revision: 1,
          state: 'open',
          failed: null,
          created_by: editor.name,
          created_at: instantText(now()),
          published_by: null,
          published_at: null,
          steps: null,
        }),
      ),
    editor.locale,
  );
}

/** Names a release anew; a time that has gone by since it was said may stay. */
export const renameRelease = (
  services: ReleaseServices,
  seen: SeenRelease,
  { name, at }: ReleaseFacts,
  editor: ReleaseEditor,
): Promise<Result<null>> =>
  changeRelease(services, seen, { states: ['open'], by: editor }, (_tx, release) => {
    const past = at === release.at ? null : inThePast(services, at, editor);
    return Promise.resolve(past ?? success({ name, at, failed: null }));
  });

/** Why a release cannot become public by somebody's hand, as it is; null: it can. */
export async function publishDenied(
  db: Kysely<Database>,
  items: readonly ReleaseItem[],
  { role, locale }: Pick<ReleaseEditor, 'role' | 'locale'>,
): Promise<{ readonly ok: false; readonly failure: Failure } | null> {
  const t = translator(locale);
  if (items.length === 0) return failure('invalid', t('releases:error.empty'));
  if (items.some(({ kind }) => !mayPublish(role, kind)))
    return failure('forbidden', t('api:notAllowed'));
  const rules = await approvalRules(db);
  const states = items.map((item) => approvalOf(item, rules));
  if (states.includes('sent_back')) return failure('conflict', t('releases:error.sentBack'));
  if (states.includes('waiting')) return failure('conflict', t('releases:error.waiting'));
  return null;
}

/** Lets a release become public by itself at its time. */
export const scheduleRelease = (
  services: ReleaseServices,
  seen: SeenRelease,
  editor: ReleaseEditor,
): Promise<Result<null>> =>
  changeRelease(services, seen, { states: ['open'], by: editor }, async (tx, { at }) => {
    const t = translator(editor.locale);
    if (at === null) return failure('invalid', t('releases:error.noTime'));
    if (Date.parse(at) <= services.now().getTime())
      return failure('invalid', t('releases:error.past'));
    const items = await itemsOf(tx, seen.id);
    const denied = await publishDenied(tx, items, editor);
    const { name } = editor;
    return denied ?? success({ state: 'scheduled' as const, failed: null, published_by: name });
  });

/** Opens a release again that waits for its time, or was taken back. */
export const reopenRelease = (
  services: ReleaseServices,
  seen: SeenRelease,
  editor: ReleaseEditor,
): Promise<Result<null>> =>
  changeRelease(services, seen, { states: ['scheduled', 'taken_back'], by: editor }, () =>
    Promise.resolve(
      success({ state: 'open' as const, failed: null, steps: null, published_by: null }),
    ),
  );

/** Forgets a release with what waits in it; what is public, and drafts, stay. */
export async function removeRelease(
  { records }: ReleaseServices,
  seen: SeenRelease,
  { locale }: ReleaseEditor,
): Promise<Result<null>> {
  const states: readonly Release['state'][] = ['open', 'taken_back', 'published'];
  return records.write(async (tx) => {
    const held = await heldRelease(tx, seen, states, locale);
    if (!held.ok) return held;
    for (const { id, version_id: version } of await itemsOf(tx, seen.id)) {
      await deleteItem(tx, id);
      if (version !== null) await forgetVersion(tx, version);
    }
    await deleteRelease(tx, seen.id);
    return success(null);
  }, locale);
}
