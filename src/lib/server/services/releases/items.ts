import type { Transaction } from 'kysely';
import type { Entity, Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import type { Content } from '../../../editing/content.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { deleteItem, insertItem, itemsOf } from '../../repositories/releases/bundle-items.ts';
import { updateBundle } from '../../repositories/releases/bundles.ts';
import { recordById } from '../../repositories/records.ts';
import {
  draftLine,
  forgetVersion,
  insertVersion,
  type SavedBy,
} from '../../repositories/versions.ts';
import { contentOf } from '../editing/content.ts';
import { changedMeanwhile, isAt, noRecord, type SeenRecord } from '../editing/save.ts';
import { workOn } from '../editing/work.ts';
import { inputOf } from '../hub/undo.ts';
import { checkedModules } from '../modules/checked-modules.ts';
import { savePublicVersion } from '../records/history.ts';
import { checkedInput } from '../records/record-input.ts';
import {
  changeBundle,
  heldBundle,
  isBundled,
  ITEMS_MOST,
  type BundleEditor,
  type BundleServices,
  type SeenBundle,
} from './bundle-services.ts';

type Tx = Transaction<Database>;

/** What is to become of a record. */
type Change =
  | {
      readonly action: 'publish';
      readonly content: Content;
      readonly writer: SavedBy;
      /** Of the draft that it is a copy of; null: of none. */
      readonly line: number | null;
    }
  | { readonly action: 'hide' };

/** Where a change goes, and who puts it there. */
interface Place {
  readonly bundle: number;
  readonly kind: Kind;
  readonly record: Entity<Kind>;
  readonly by: BundleEditor;
}

/** Takes what a bundle holds of a record out of it. */
async function takeOut(tx: Tx, bundle: number, { kind, id }: { kind: Kind; id: number }) {
  for (const item of await itemsOf(tx, bundle)) {
    if (item.kind !== kind || item.record !== id) continue;
    await deleteItem(tx, item.id);
    if (item.version_id !== null) await forgetVersion(tx, item.version_id);
  }
}

/** Puts a change into a bundle, in the place of what it held of that record. */
async function putIn(
  { now }: BundleServices,
  tx: Tx,
  { bundle, kind, record, by: { name, user, role, locale } }: Place,
  change: Change,
): Promise<Result<null>> {
  const t = translator(locale);
  if (!isBundled(kind)) return failure('invalid', t('bundles:error.kind'));
  const { id, version } = record;
  await takeOut(tx, bundle, { kind, id });
  if ((await itemsOf(tx, bundle)).length >= ITEMS_MOST)
    return failure('invalid', t('bundles:error.full', { most: ITEMS_MOST }));
  // What the change started from is kept: what becomes public meanwhile can be told from it.
  await savePublicVersion(tx, kind, record);
  const isHidden = change.action === 'hide';
  const versionId = isHidden
    ? null
    : await insertVersion(tx, kind, id, {
        state: 'bundled',
        base: version,
        content: change.content,
        saved_by: change.writer.saved_by,
        door: change.writer.door,
        line: change.line,
      });
  await insertItem(tx, {
    bundle,
    kind,
    record: id,
    action: change.action,
    version_id: versionId,
    added_by: user,
    added_name: name,
    added_role: role,
    added_at: instantText(now()),
    verdict: null,
    verdict_name: null,
    verdict_at: null,
    verdict_word: '',
  });
  await updateBundle(tx, bundle, { failed: null });
  return success(null);
}

/** The fields of a record as it would be public: whatever goes out with a bundle can be published. */
const checkedPublic = async <K extends Kind>(
  { modules }: BundleServices,
  tx: Tx,
  { kind, fields }: { readonly kind: K; readonly fields: object },
  locale: Locale,
) =>
  checkedInput(
    kind,
    inputOf(kind, { ...fields, is_online: true }),
    await checkedModules(tx, modules),
    locale,
  );

/** Puts what is worked on of a record, as the caller saw it, into a bundle: just that goes out. The draft stays. */
export async function bundleDraft(
  services: BundleServices,
  bundle: number,
  { kind, id, revision }: SeenRecord,
  editor: BundleEditor,
): Promise<Result<null>> {
  const { locale, name, door } = editor;
  const { records } = services;
  return records.write(async (tx) => {
    const held = await heldBundle(tx, { id: bundle, revision: null }, ['open'], locale);
    if (!held.ok) return held;
    await records.holdIn(tx, kind, id);
    const work = await workOn(tx, kind, id);
    if (work === null) return noRecord(locale);
    if (!isAt(work, revision) || work.overlaps.length > 0) return changedMeanwhile(locale);
    const { record, draft, content } = work;
    const checked = await checkedPublic(services, tx, { kind, fields: content }, locale);
    if (!checked.ok) return checked;
    const change = {
      action: 'publish',
      content,
      writer: draft ?? { saved_by: name, door },
      line: await draftLine(tx, kind, id),
    } as const;
    return putIn(services, tx, { bundle, kind, record, by: editor }, change);
  }, locale);
}

/** What a form makes of a record in the version that its writer saw. */
export interface FormChange {
  readonly kind: Kind;
  readonly id: number;
  readonly version: number;
  /** Every field of the record. */
  readonly input: object;
}

/** Puts what a form of the hub holds into a bundle, in the place of saving it. */
export async function bundleInput(
  services: BundleServices,
  bundle: number,
  { kind, id, version, input }: FormChange,
  editor: BundleEditor,
): Promise<Result<null>> {
  const { locale, name, door } = editor;
  const { records } = services;
  return records.write(async (tx) => {
    const held = await heldBundle(tx, { id: bundle, revision: null }, ['open'], locale);
    if (!held.ok) return held;
    await records.holdIn(tx, kind, id);
    const record = await recordById(tx, kind, id);
    if (record === null) return noRecord(locale);
    if (record.version !== version) return changedMeanwhile(locale);
    const checked = await checkedPublic(services, tx, { kind, fields: input }, locale);
    if (!checked.ok) return checked;
    const content = contentOf(kind, checked.value);
    const writer = { saved_by: name, door };
    const change = { action: 'publish', content, writer, line: null } as const;
    return putIn(services, tx, { bundle, kind, record, by: editor }, change);
  }, locale);
}

/** Lets a bundle take a record off the site. */
export async function bundleHiding(
  services: BundleServices,
  bundle: number,
  { kind, id }: { readonly kind: Kind; readonly id: number },
  editor: BundleEditor,
): Promise<Result<null>> {
  const { locale } = editor;
  return services.records.write(async (tx) => {
    const held = await heldBundle(tx, { id: bundle, revision: null }, ['open'], locale);
    if (!held.ok) return held;
    const record = await recordById(tx, kind, id);
    if (record === null) return noRecord(locale);
    return putIn(services, tx, { bundle, kind, record, by: editor }, { action: 'hide' });
  }, locale);
}

/** Takes an item out of a bundle; a draft that it was made of stays. */
export const unbundle = (
  services: BundleServices,
  seen: SeenBundle,
  item: number,
  editor: BundleEditor,
): Promise<Result<null>> =>
  changeBundle(services, seen, { states: ['open'], by: editor }, async (tx) => {
    const held = (await itemsOf(tx, seen.id)).find(({ id }) => id === item);
    if (held !== undefined) await takeOut(tx, seen.id, { kind: held.kind, id: held.record });
    return success({ failed: null });
  });
