import type { Transaction } from 'kysely';
import { KINDS, type Kind } from '../../../../content/records/kinds.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Failure, type Result } from '../../../result.ts';
import type { WriteSource } from '../../../versions/write-source.ts';
import type { Database } from '../../db/schema.ts';
import { itemsOf, type ReleaseItem } from '../../repositories/releases/release-items.ts';
import { approvalRules } from '../../repositories/releases/approval-rules.ts';
import {
  dueReleases,
  failRelease,
  updateRelease,
  type Release,
} from '../../repositories/releases/releases.ts';
import { versionById } from '../../repositories/versions.ts';
import { settleCopy } from '../editing/settle.ts';
import { loadEditable } from '../editing/editable-record.ts';
import { restoreSteps, type UndoStep } from '../hub/undo.ts';
import { inputOf } from '../records/record-input.ts';
import { ifMany, type ManyWrites, type Writer, type WrittenTables } from '../records/run-writes.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { approvalOf } from './approval.ts';
import { publishDenied } from './releases.ts';
import {
  heldRelease,
  mayPublish,
  type ReleaseEditor,
  type ReleaseServices,
  type SeenRelease,
} from './release-services.ts';
import { publishedContent } from './published-content.ts';

type Tx = Transaction<Database>;
type Step = UndoStep & { readonly kind: Kind };

/** A refusal with the name of the record that it is about. */
function about(
  { kind }: ReleaseItem,
  record: object,
  { code, message, fields }: Failure,
  locale: Locale,
) {
  const name = titleOf(kind, record, locale);
  const reasons = [message, ...Object.values(fields ?? {})].filter((text) => !text.includes(name));
  return failure(code, `«${name}»: ${[...new Set(reasons)].join(' ')}`);
}

/** Makes one item public; null: it is so already. */
async function publishItem(
  { records, modules }: ReleaseServices,
  tx: Tx,
  item: ReleaseItem,
  options: WriteOptions,
): Promise<Result<Step | null>> {
  const { kind, record: id } = item;
  const { locale } = options;
  const published = await publishedContent(tx, item, locale);
  if (!published.ok) {
    const version =
      item.version_id === null ? null : await versionById(tx, kind, id, item.version_id);
    return about(item, { ...version?.content, id }, published.failure, locale);
  }
  const { record, content } = published.value;
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
const inOrder = (left: ReleaseItem, right: ReleaseItem): number =>
  Number(right.kind === 'page') - Number(left.kind === 'page') ||
  KINDS.indexOf(left.kind) - KINDS.indexOf(right.kind) ||
  left.record - right.record;

/**
 * Makes all items public or, where one cannot be, none. What leans on another item (a page on its
 * new parent, an address on the one who leaves it) comes after it, whatever the order.
 */
async function publishItems(
  services: ReleaseServices,
  tx: Tx,
  items: readonly ReleaseItem[],
  options: WriteOptions,
): Promise<Result<readonly Step[]>> {
  const sorted = items.toSorted(inOrder);
  for (const { kind, record } of sorted) await services.records.holdIn(tx, kind, record);
  const steps: Step[] = [];
  let waiting: readonly ReleaseItem[] = sorted;
  while (waiting.length > 0) {
    const refused: ReleaseItem[] = [];
    let first: Result<never> | null = null;
    for (const item of waiting) {
      const done = await publishItem(services, tx, item, options);
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

/** Who makes a release public or takes it back, by hand or by what they ordered. */
type Publisher = Omit<ReleaseEditor, 'user' | 'role' | 'source'>;

const optionsOf = ({ name, locale, actor }: Publisher, source: WriteSource): WriteOptions => ({
  locale,
  by: name,
  actor: actor ?? null,
  source,
});

async function publishReleaseIn(
  services: ReleaseServices,
  tx: Tx,
  release: Release,
  { many, ...editor }: Publisher & { readonly many: ManyWrites | undefined },
): Promise<Result<number>> {
  const items = await itemsOf(tx, release.id);
  const options = { ...optionsOf(editor, `bundle:${release.name}`), many };
  const steps = await publishItems(services, tx, items, options);
  if (!steps.ok) return steps;
  await updateRelease(tx, release.id, {
    state: 'published',
    failed: null,
    published_by: editor.name,
    published_at: instantText(services.now()),
    steps: JSON.stringify(steps.value),
  });
  return success(steps.value.length);
}

/** What a release of so many records writes; whose time has come is not tried again. */
const tablesOf = (count: number): WrittenTables | undefined =>
  ifMany(count, { kinds: KINDS, isDraft: true, isRelease: true, mustRun: true });

const countItems = async ({ database }: ReleaseServices, id: number): Promise<number> =>
  (await itemsOf(database.db, id)).length;

/**
 * Makes everything in a release public at one moment, in one transaction: all of it or nothing.
 * @returns how many records changed
 */
export async function publishRelease(
  services: ReleaseServices,
  seen: SeenRelease,
  editor: ReleaseEditor,
): Promise<Result<number>> {
  const write: Writer<number> = async (tx, many) => {
    const held = await heldRelease(tx, seen, ['open', 'scheduled'], editor.locale);
    if (!held.ok) return held;
    const denied = await publishDenied(tx, await itemsOf(tx, seen.id), editor);
    return denied ?? publishReleaseIn(services, tx, held.value, { ...editor, many });
  };
  return services.records.write(
    write,
    editor.locale,
    tablesOf(await countItems(services, seen.id)),
  );
}

/** What came of taking a release back. */
export interface TakenBack {
  readonly restored: number;
  /** Records that somebody changed since: they stay as they are. */
  readonly kept: number;
}

/** Puts every record back to what was public before a release, in one transaction; its items stay. */
export async function takeBack(
  services: ReleaseServices,
  seen: SeenRelease,
  editor: ReleaseEditor,
): Promise<Result<TakenBack>> {
  const write: Writer<TakenBack> = async (tx, many) => {
    const held = await heldRelease(tx, seen, ['published'], editor.locale);
    if (!held.ok) return held;
    const steps = JSON.parse(held.value.steps ?? '[]') as readonly Step[];
    if (steps.some(({ kind }) => !mayPublish(editor.role, kind)))
      return failure('forbidden', translator(editor.locale)('api:notAllowed'));
    const options = { ...optionsOf(editor, `bundle_back:${held.value.name}`), many };
    const kept = await restoreSteps(services, tx, steps, options);
    if (!kept.ok) return kept;
    await updateRelease(tx, seen.id, { state: 'taken_back' });
    return success({ restored: steps.length - kept.value, kept: kept.value });
  };
  return services.records.write(
    write,
    editor.locale,
    tablesOf(await countItems(services, seen.id)),
  );
}

/** Publishes a release whose time has come, as it was approved; what cannot is told on it. */
async function publishDue(services: ReleaseServices, id: number): Promise<void> {
  const locale = DEFAULT_LOCALE;
  const write: Writer<number> = async (tx, many) => {
    const held = await heldRelease(tx, { id, revision: null }, ['scheduled'], locale);
    if (!held.ok) return held;
    const rules = await approvalRules(tx);
    const items = await itemsOf(tx, id);
    // A rule that came after it was scheduled holds, too.
    const isReady = items.every((item) => ['free', 'approved'].includes(approvalOf(item, rules)));
    if (!isReady) return failure('conflict', translator(locale)('releases:error.waiting'));
    const publisher = { name: held.value.published_by ?? '', locale, many };
    return publishReleaseIn(services, tx, held.value, publisher);
  };
  const done = await services.records.write(
    write,
    locale,
    tablesOf(await countItems(services, id)),
  );
  if (!done.ok) await failRelease(services.database.db, id, done.failure.message);
}

/** Publishes what is due now, each release as a whole or not at all. */
export async function publishDueReleases(services: ReleaseServices): Promise<void> {
  const { database, now } = services;
  for (const id of await dueReleases(database.db, instantText(now())))
    await publishDue(services, id);
}
