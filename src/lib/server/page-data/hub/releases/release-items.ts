import { records } from '../../../../../content/records/kinds.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { withRelease } from '../../../../releases/release-links.ts';
import { pathOfRecord } from '../../../../routing/record-routes.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { ReleaseItemView } from '../../../../views/hub/releases-view.ts';
import type { ApprovalRule } from '../../../repositories/releases/approval-rules.ts';
import type { ReleaseItem } from '../../../repositories/releases/release-items.ts';
import { recordById } from '../../../repositories/records.ts';
import { draftOf, publishedAt, versionById } from '../../../repositories/versions.ts';
import { approvalOf, mayJudge } from '../../../services/releases/approval.ts';
import type { ReleaseEditor } from '../../../services/releases/release-services.ts';
import { publishedContent } from '../../../services/releases/published-content.ts';
import type { UndoStep } from '../../../services/hub/undo.ts';
import { comparedFields } from '../records/compared-fields.ts';
import type { PageContext } from '../../page/page-context.ts';

/** Who looks at items, by which rules, and whether anything can be changed. */
interface Looking {
  readonly editor: ReleaseEditor;
  readonly rules: readonly ApprovalRule[];
  readonly isOpen: boolean;
  /** Before it is published: what would become of the records is held against what is public. */
  readonly isAhead: boolean;
  /** After it: which version each record had before, and which since. */
  readonly steps: readonly UndoStep[];
  /** Ids of the items that were ticked in a form that was refused. */
  readonly chosen: readonly number[];
}

type Version = Awaited<ReturnType<typeof versionById>>;

const versionOf = ({ app }: PageContext, item: ReleaseItem): Promise<Version> =>
  item.version_id === null
    ? Promise.resolve(null)
    : versionById(app.database.db, item.kind, item.record, item.version_id);

/** What publishing changed of the record; nothing where it was so already, or its history is gone. */
async function publishedFields(
  context: PageContext,
  { kind, record }: ReleaseItem,
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

/** What would change of the record now, and why it could not; after publishing what did. */
async function difference(
  context: PageContext,
  item: ReleaseItem,
  { isAhead, steps }: Pick<Looking, 'isAhead' | 'steps'>,
) {
  const { app, locale } = context;
  if (!isAhead) return { fields: await publishedFields(context, item, steps), problem: '' };
  const published = await publishedContent(app.database.db, item, locale);
  if (!published.ok) return { fields: [], problem: published.failure.message };
  const { record, content } = published.value;
  const now = { ...record, ...content, is_online: content !== null };
  const fields = await comparedFields(context, item.kind, { ...record }, now);
  return { fields, problem: '' };
}

/** Whether the draft was written on since it was put in. */
async function isOlder({ app }: PageContext, item: ReleaseItem): Promise<boolean> {
  if (item.version_id === null) return false;
  const draft = await draftOf(app.database.db, item.kind, item.record);
  return draft !== null && draft.id > item.version_id;
}

async function itemView(
  context: PageContext,
  item: ReleaseItem,
  { editor, rules, isOpen, isAhead, steps, chosen }: Looking,
): Promise<ReleaseItemView> {
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
    change: isAhead ? t(`releases:change.${item.action}`) : t(`releases:changed.${item.action}`),
    added: t('releases:addedBy', {
      by: item.added_name || '–',
      at: formatMoment(item.added_at, locale),
    }),
    approval: t(`releases:approval.${approval}`, { by: item.verdict_name ?? '' }),
    word: item.review_comment,
    problem,
    note: isAhead && (await isOlder(context, item)) ? t('releases:newer') : '',
    fields,
    fieldCount: t(isAhead ? 'releases:fields' : 'releases:changedFields', { count: fields.length }),
    heads: {
      then: t(isAhead ? 'releases:before' : 'releases:changedBefore'),
      now: t('releases:after'),
    },
    links: [
      ...(path === null || !isSeen
        ? []
        : [{ label: t('releases:page'), href: isAhead ? withRelease(path, item.release) : path }]),
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
              label: t('releases:edit'),
              href: pathTo('hub-record', locale, { list: kind, id }),
            },
          ]),
    ],
    isChosen: chosen.includes(item.id),
    mayJudge: isOpen && mayJudge(item, version?.saved_by ?? null, editor),
  };
}

/** What is in a release, in the order in which it was put in. */
export const itemViews = (
  context: PageContext,
  items: readonly ReleaseItem[],
  looking: Looking,
): Promise<readonly ReleaseItemView[]> =>
  Promise.all(items.map((item) => itemView(context, item, looking)));
