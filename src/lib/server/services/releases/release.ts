import type { Transaction } from 'kysely';
import { KINDS, type Kind } from '../../../../content/records/kinds.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Failure, type Result } from '../../../result.ts';
import type { WriteSource } from '../../../versions/write-source.ts';
import type { Database } from '../../db/schema.ts';
import { itemsOf, type BundleItem } from '../../repositories/releases/bundle-items.ts';
import { approvalRules } from '../../repositories/releases/approval-rules.ts';
import {
  dueBundles,
  failBundle,
  updateBundle,
  type Bundle,
} from '../../repositories/releases/bundles.ts';
import { versionById } from '../../repositories/versions.ts';
import { settleCopy } from '../editing/settle.ts';
import { loadEditable } from '../editing/editable-record.ts';
import { inputOf, restoreSteps, type UndoStep } from '../hub/undo.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { approvalOf } from './approval.ts';
import { releaseDenied } from './bundles.ts';
import {
  heldBundle,
  mayRelease,
  type BundleEditor,
  type BundleServices,
  type SeenBundle,
} from './bundle-services.ts';
import { releasedContent } from './released-content.ts';

type Tx = Transaction<Database>;
type Step = UndoStep & { readonly kind: Kind };

/** A refusal with the name of the record that it is about. */
function about(
  { kind }: BundleItem,
  record: object,
  { code, message, fields }: Failure,
  locale: Locale,
) {
  const name = titleOf(kind, record, locale);
  const reasons = [message, ...Object.values(fields ?? {})].filter((text) => !text.includes(name));
  return failure(code, `«${name}»: ${[...new Set(reasons)].join(' ')}`);
}

/** Makes one item public; null: it is so already. */
async function releaseItem(
  { records, modules }: BundleServices,
  tx: Tx,
  item: BundleItem,
  options: WriteOptions,
): Promise<Result<Step | null>> {
  const { kind, record: id } = item;
  const { locale } = options;
  const released = await releasedContent(tx, item, locale);
  if (!released.ok) {
    const version =
      item.version_id === null ? null : await versionById(tx, kind, id, item.version_id);
    return about(item, { ...version?.content, id }, released.failure, locale);
  }
  const { record, content } = released.value;
  const before = record.version;
  if (content === null) {
    if (!record.is_online) return success(null);
    const hidden = await records.hideIn(tx, kind, record, options);
    if (!hidden.ok) return about(item, record, hidden.failure, locale);
    return success({ kind, id, before, after: hidden.value.version });
  }
  const editable = await loadEditable(tx, kind, id);
  const input = inputOf(kind, { ...content, is_online: true });
  const saved = await records.updateIn(tx, { kind, id, version: before }, input, options);
  if (!saved.ok) return about(item, { ...record, ...content }, saved.failure, locale);
  const copy = item.version_id;
  if (copy !== null && editable !== null)
    await settleCopy(
      tx,
      { kind, saved: saved.value, copy, editable, language: null },
      modules,
      locale,
    );
  return success({ kind, id, before, after: saved.value.version });
}

/** In one order for everybody, so that two at once do not wait for each other: pages first, whose tree is held. */
const inOrder = (left: BundleItem, right: BundleItem): number =>
  Number(right.kind === 'page') - Number(left.kind === 'page') ||
  KINDS.indexOf(left.kind) - KINDS.indexOf(right.kind) ||
  left.record - right.record;

/**
 * Makes all items public or, where one cannot be, none. What leans on another item (a page on its
 * new parent, an address on the one who leaves it) comes after it, whatever the order.
 */
async function releaseItems(
  services: BundleServices,
  tx: Tx,
  items: readonly BundleItem[],
  options: WriteOptions,
): Promise<Result<readonly Step[]>> {
  const sorted = items.toSorted(inOrder);
  for (const { kind, record } of sorted) await services.records.holdIn(tx, kind, record);
  const steps: Step[] = [];
  let waiting: readonly BundleItem[] = sorted;
  while (waiting.length > 0) {
    const refused: BundleItem[] = [];
    let first: Result<never> | null = null;
    for (const item of waiting) {
      const done = await releaseItem(services, tx, item, options);
      if (!done.ok) {
        refused.push(item);
        first ??= done;
      } else if (done.value !== null) steps.push(done.value);
    }
    if (first !== null && refused.length === waiting.length) return first;
    waiting = refused;
  }
  return success(steps);
}

/** Who makes a bundle public or takes it back, by hand or by what they ordered. */
type Releaser = Omit<BundleEditor, 'user' | 'role' | 'source'>;

const optionsOf = ({ name, locale, actor }: Releaser, source: WriteSource): WriteOptions => ({
  locale,
  by: name,
  actor: actor ?? null,
  source,
});

async function releaseIn(
  services: BundleServices,
  tx: Tx,
  bundle: Bundle,
  editor: Releaser,
): Promise<Result<number>> {
  const items = await itemsOf(tx, bundle.id);
  const steps = await releaseItems(services, tx, items, optionsOf(editor, `bundle:${bundle.name}`));
  if (!steps.ok) return steps;
  await updateBundle(tx, bundle.id, {
    state: 'released',
    failed: null,
    released_by: editor.name,
    released_at: instantText(services.now()),
    steps: JSON.stringify(steps.value),
  });
  return success(steps.value.length);
}

/**
 * Makes everything in a bundle public at one moment, in one transaction: all of it or nothing.
 * @returns how many records changed
 */
export async function releaseBundle(
  services: BundleServices,
  seen: SeenBundle,
  editor: BundleEditor,
): Promise<Result<number>> {
  return services.records.write(async (tx) => {
    const held = await heldBundle(tx, seen, ['open', 'scheduled'], editor.locale);
    if (!held.ok) return held;
    const denied = await releaseDenied(tx, await itemsOf(tx, seen.id), editor);
    return denied ?? releaseIn(services, tx, held.value, editor);
  }, editor.locale);
}

/** What came of taking a bundle back. */
export interface TakenBack {
  readonly restored: number;
  /** Records that somebody changed since: they stay as they are. */
  readonly kept: number;
}

/** Puts every record back to what was public before a bundle, in one transaction; its items stay. */
export async function takeBack(
  services: BundleServices,
  seen: SeenBundle,
  editor: BundleEditor,
): Promise<Result<TakenBack>> {
  return services.records.write(async (tx) => {
    const held = await heldBundle(tx, seen, ['released'], editor.locale);
    if (!held.ok) return held;
    const steps = JSON.parse(held.value.steps ?? '[]') as readonly Step[];
    if (steps.some(({ kind }) => !mayRelease(editor.role, kind)))
      return failure('forbidden', translator(editor.locale)('api:notAllowed'));
    const options = optionsOf(editor, `bundle_back:${held.value.name}`);
    const kept = await restoreSteps(services, tx, steps, options);
    if (!kept.ok) return kept;
    await updateBundle(tx, seen.id, { state: 'taken_back' });
    return success({ restored: steps.length - kept.value, kept: kept.value });
  }, editor.locale);
}

/** Releases a bundle whose time has come, as it was approved; what cannot is told on it. */
async function releaseDue(services: BundleServices, id: number): Promise<void> {
  const locale = DEFAULT_LOCALE;
  const done = await services.records.write(async (tx) => {
    const held = await heldBundle(tx, { id, revision: null }, ['scheduled'], locale);
    if (!held.ok) return held;
    const rules = await approvalRules(tx);
    const items = await itemsOf(tx, id);
    // A rule that came after it was scheduled holds, too.
    const isReady = items.every((item) => ['free', 'approved'].includes(approvalOf(item, rules)));
    if (!isReady) return failure('conflict', translator(locale)('bundles:error.waiting'));
    return releaseIn(services, tx, held.value, { name: held.value.released_by ?? '', locale });
  }, locale);
  if (!done.ok) await failBundle(services.database.db, id, done.failure.message);
}

/** Releases what is due now, each bundle as a whole or not at all. */
export async function releaseDueBundles(services: BundleServices): Promise<void> {
  const { database, now } = services;
  for (const id of await dueBundles(database.db, instantText(now())))
    await releaseDue(services, id);
}
