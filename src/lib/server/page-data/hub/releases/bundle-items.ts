import { records } from '../../../../../content/records/kinds.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { withBundle } from '../../../../releases/bundle-links.ts';
import { pathOfRecord } from '../../../../routing/record-routes.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { BundleItemView } from '../../../../views/hub/bundles-view.ts';
import type { ApprovalRule } from '../../../repositories/releases/approval-rules.ts';
import type { BundleItem } from '../../../repositories/releases/bundle-items.ts';
import { recordById } from '../../../repositories/records.ts';
import { draftOf, publishedAt, versionById } from '../../../repositories/versions.ts';
import { approvalOf, mayJudge } from '../../../services/releases/approval.ts';
import type { BundleEditor } from '../../../services/releases/bundle-services.ts';
import { releasedContent } from '../../../services/releases/released-content.ts';
import type { UndoStep } from '../../../services/hub/undo.ts';
import { comparedFields } from '../records/compared-fields.ts';
import type { PageContext } from '../../page/page-context.ts';

/** Who looks at items, by which rules, and whether anything can be changed. */
interface Looking {
  readonly editor: BundleEditor;
  readonly rules: readonly ApprovalRule[];
  readonly isOpen: boolean;
  /** Before the release: what would become of the records is held against what is public. */
  readonly isAhead: boolean;
  /** After it: which version each record had before, and which since. */
  readonly steps: readonly UndoStep[];
  /** Ids of the items that were ticked in a form that was refused. */
  readonly chosen: readonly number[];
}

type Version = Awaited<ReturnType<typeof versionById>>;

const versionOf = ({ app }: PageContext, item: BundleItem): Promise<Version> =>
  item.version_id === null
    ? Promise.resolve(null)
    : versionById(app.database.db, item.kind, item.record, item.version_id);

/** What the release changed of the record; nothing where it was so already, or its history is gone. */
async function releasedFields(
  context: PageContext,
  { kind, record }: BundleItem,
  steps: readonly UndoStep[],
) {
  const { db } = context.app.database;
  const step = steps.find((one) => one.kind === kind && one.id === record);
  if (step?.before == null || step.after === null) return [];
  const before = await publishedAt(db, kind, record, step.before);
  const after = await publishedAt(db, kind, record, step.after);
  if (before === null || after === null) return [];
  return comparedFields(context, kind, before.content, after.content);
}

/** What would change of the record now, and why it could not; after the release what did. */
async function difference(
  context: PageContext,
  item: BundleItem,
  { isAhead, steps }: Pick<Looking, 'isAhead' | 'steps'>,
) {
  const { app, locale } = context;
  if (!isAhead) return { fields: await releasedFields(context, item, steps), problem: '' };
  const released = await releasedContent(app.database.db, item, locale);
  if (!released.ok) return { fields: [], problem: released.failure.message };
  const { record, content } = released.value;
  const now = { ...record, ...content, is_online: content !== null };
  const fields = await comparedFields(context, item.kind, { ...record }, now);
  return { fields, problem: '' };
}

/** Whether the draft was written on since it was put in. */
async function isOlder({ app }: PageContext, item: BundleItem): Promise<boolean> {
  if (item.version_id === null) return false;
  const draft = await draftOf(app.database.db, item.kind, item.record);
  return draft !== null && draft.id > item.version_id;
}

async function itemView(
  context: PageContext,
  item: BundleItem,
  { editor, rules, isOpen, isAhead, steps, chosen }: Looking,
): Promise<BundleItemView> {
  const { app, locale, t } = context;
  const { kind, record: id } = item;
  const record = await recordById(app.database.db, kind, id);
  const version = await versionOf(context, item);
  const shown = { ...record, ...version?.content, id };
  const { fields, problem } = await difference(context, item, { isAhead, steps });
  const path = record === null ? null : pathOfRecord(kind, isAhead ? shown : record, locale);
  const isSeen = isAhead ? item.action !== 'hide' : record?.is_online === true;
  const approval = approvalOf(item, rules);
  return {
    id: item.id,
    name: titleOf(kind, shown, locale),
    kind: records[kind].label[locale],
    change: isAhead ? t(`bundles:change.${item.action}`) : t(`bundles:changed.${item.action}`),
    added: t('bundles:addedBy', {
      by: item.added_name || '–',
      at: formatMoment(item.added_at, locale),
    }),
    approval: t(`bundles:approval.${approval}`, { by: item.verdict_name ?? '' }),
    word: item.review_comment,
    problem,
    note: isAhead && (await isOlder(context, item)) ? t('bundles:newer') : '',
    fields,
    fieldCount: t(isAhead ? 'bundles:fields' : 'bundles:changedFields', { count: fields.length }),
    heads: {
      then: t(isAhead ? 'bundles:before' : 'bundles:changedBefore'),
      now: t('bundles:after'),
    },
    links: [
      ...(path === null || !isSeen
        ? []
        : [{ label: t('bundles:page'), href: isAhead ? withBundle(path, item.bundle) : path }]),
      ...(record === null || isAhead
        ? []
        : [
            {
              label: t('hub_records:history.title'),
              href: pathTo('hub-history', locale, { list: kind, id }),
            },
          ]),
      ...(record === null
        ? []
        : [
            {
              label: t('bundles:edit'),
              href: pathTo('hub-record', locale, { list: kind, id }),
            },
          ]),
    ],
    isChosen: chosen.includes(item.id),
    mayJudge: isOpen && mayJudge(item, version?.saved_by ?? null, editor),
  };
}

/** What is in a bundle, in the order in which it was put in. */
export const itemViews = (
  context: PageContext,
  items: readonly BundleItem[],
  looking: Looking,
): Promise<readonly BundleItemView[]> =>
  Promise.all(items.map((item) => itemView(context, item, looking)));
