import type { Transaction } from 'kysely';
import type { Entity, Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import type { Content } from '../../../editing/content.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { deleteItem, insertItem, itemsOf } from '../../repositories/releases/release-items.ts';
import { updateRelease } from '../../repositories/releases/releases.ts';
import { recordById } from '../../repositories/records.ts';
import {
  draftLine,
  forgetVersion,
  insertVersion,
  type SavedBy,
} from '../../repositories/versions.ts';
import { contentOf } from '../editing/content.ts';
import { changedMeanwhile, isAt, noRecord, type SeenRecord } from '../editing/save.ts';
import { loadEditable } from '../editing/editable-record.ts';
import { withNamed } from '../hub/new-names.ts';
import type { UndoStep } from '../hub/undo.ts';
import { checkedModules } from '../modules/library.ts';
import { inputOf } from '../records/record-input.ts';
import { savePublicVersion } from '../records/history.ts';
import { checkedInput } from '../records/record-input.ts';
import {
  changeRelease,
  heldRelease,
  canWaitInRelease,
  MAX_RELEASE_ITEMS,
  type ReleaseEditor,
  type ReleaseServices,
  type SeenRelease,
} from './release-services.ts';

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
  readonly release: number;
  readonly kind: Kind;
  readonly record: Entity<Kind>;
  readonly by: ReleaseEditor;
}

/** Takes what a release holds of a record out of it. */
async function takeOut(tx: Tx, release: number, { kind, id }: { kind: Kind; id: number }) {
  for (const item of await itemsOf(tx, release)) {
    if (item.kind !== kind || item.record !== id) continue;
    await deleteItem(tx, item.id);
    if (item.version_id !== null) await forgetVersion(tx, item.version_id);
  }
}

/** Puts a change into a release, in the place of what it held of that record. */
async function putIn(
  { now }: ReleaseServices,
  tx: Tx,
  { release, kind, record, by: { name, user, role, locale } }: Place,
  change: Change,
): Promise<Result<null>> {
  const t = translator(locale);
  if (!canWaitInRelease(kind)) return failure('invalid', t('releases:error.kind'));
  const { id, version } = record;
  await takeOut(tx, release, { kind, id });
  if ((await itemsOf(tx, release)).length >= MAX_RELEASE_ITEMS)
    return failure('invalid', t('releases:error.full', { most: MAX_RELEASE_ITEMS }));
  // What the change started from is kept: what becomes public meanwhile can be told from it.
  await savePublicVersion(tx, kind, record);
  const isHidden = change.action === 'hide';
  const versionId = isHidden
    ? null
    : await insertVersion(tx, kind, id, {
        state: 'in_release',
        base: version,
        content: change.content,
        saved_by: change.writer.saved_by,
        write_source: change.writer.write_source,
        line: change.line,
      });
  await insertItem(tx, {
    release,
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
    review_comment: '',
  });
  await updateRelease(tx, release, { failed: null });
  return success(null);
}

/** The fields of a record as it would be public: whatever goes out with a release can be published. */
const checkedPublic = async <K extends Kind>(
  { modules }: ReleaseServices,
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

/** Puts what is worked on of a record, as the caller saw it, into a release: just that goes out. The draft stays. */
export async function addDraftToRelease(
  services: ReleaseServices,
  release: number,
  { kind, id, revision }: SeenRecord,
  editor: ReleaseEditor,
): Promise<Result<null>> {
  const { locale, name, source } = editor;
  const { records } = services;
  return records.write(async (tx) => {
    const held = await heldRelease(tx, { id: release, revision: null }, ['open'], locale);
    if (!held.ok) return held;
    await records.holdIn(tx, kind, id);
    const editable = await loadEditable(tx, kind, id);
    if (editable === null) return noRecord(locale);
    if (!isAt(editable, revision) || editable.overlaps.length > 0) return changedMeanwhile(locale);
    const { record, draft, content } = editable;
    const checked = await checkedPublic(services, tx, { kind, fields: content }, locale);
    if (!checked.ok) return checked;
    const change = {
      action: 'publish',
      content,
      writer: draft ?? { saved_by: name, write_source: source },
      line: await draftLine(tx, kind, id),
    } as const;
    return putIn(services, tx, { release, kind, record, by: editor }, change);
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

/**
 * What a form holds with a record for each name in it. Those that are made for it are not public:
 * they go into the release, and become public with what names them.
 */
async function namedForRelease(
  services: ReleaseServices,
  tx: Tx,
  {
    release,
    input,
    by,
  }: { readonly release: number; readonly input: object; readonly by: ReleaseEditor },
): Promise<Result<object>> {
  const { locale } = by;
  const steps: UndoStep[] = [];
  const making = { records: services.records, tx, options: by, publicKinds: [], steps };
  const named = await withNamed(making, input);
  if (!named.ok) return named;
  const writer = { saved_by: by.name, write_source: by.source };
  for (const { kind, id } of steps) {
    const record = kind === undefined ? null : await recordById(tx, kind, id);
    if (kind === undefined || record === null) continue;
    const checked = await checkedPublic(services, tx, { kind, fields: record }, locale);
    if (!checked.ok) return checked;
    const content = contentOf(kind, checked.value);
    const change = { action: 'publish', content, writer, line: null } as const;
    const put = await putIn(services, tx, { release, kind, record, by }, change);
    if (!put.ok) return put;
  }
  return named;
}

/** Puts what a form of the hub holds into a release, in the place of saving it. */
export async function addInputToRelease(
  services: ReleaseServices,
  release: number,
  { kind, id, version, input }: FormChange,
  editor: ReleaseEditor,
): Promise<Result<null>> {
  const { locale, name, source } = editor;
  const { records } = services;
  return records.write(async (tx) => {
    const held = await heldRelease(tx, { id: release, revision: null }, ['open'], locale);
    if (!held.ok) return held;
    await records.holdIn(tx, kind, id);
    const record = await recordById(tx, kind, id);
    if (record === null) return noRecord(locale);
    if (record.version !== version) return changedMeanwhile(locale);
    const named = await namedForRelease(services, tx, { release, input, by: editor });
    if (!named.ok) return named;
    const checked = await checkedPublic(services, tx, { kind, fields: named.value }, locale);
    if (!checked.ok) return checked;
    const content = contentOf(kind, checked.value);
    const writer = { saved_by: name, write_source: source };
    const change = { action: 'publish', content, writer, line: null } as const;
    return putIn(services, tx, { release, kind, record, by: editor }, change);
  }, locale);
}

/** Lets a release take a record off the site. */
export async function addHidingToRelease(
  services: ReleaseServices,
  release: number,
  { kind, id }: { readonly kind: Kind; readonly id: number },
  editor: ReleaseEditor,
): Promise<Result<null>> {
  const { locale } = editor;
  return services.records.write(async (tx) => {
    const held = await heldRelease(tx, { id: release, revision: null }, ['open'], locale);
    if (!held.ok) return held;
    const record = await recordById(tx, kind, id);
    if (record === null) return noRecord(locale);
    return putIn(services, tx, { release, kind, record, by: editor }, { action: 'hide' });
  }, locale);
}

/** Takes an item out of a release; a draft that it was made of stays. */
export const removeFromRelease = (
  services: ReleaseServices,
  seen: SeenRelease,
  item: number,
  editor: ReleaseEditor,
): Promise<Result<null>> =>
  changeRelease(services, seen, { states: ['open'], by: editor }, async (tx) => {
    const held = (await itemsOf(tx, seen.id)).find(({ id }) => id === item);
    if (held !== undefined) await takeOut(tx, seen.id, { kind: held.kind, id: held.record });
    return success({ failed: null });
  });
