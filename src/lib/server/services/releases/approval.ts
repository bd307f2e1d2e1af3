import { instantText } from '../../../dates/dates.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { ApprovalRule } from '../../repositories/releases/approval-rules.ts';
import { itemsOf, judgeItem, type BundleItem } from '../../repositories/releases/bundle-items.ts';
import { versionById } from '../../repositories/versions.ts';
import {
  changeBundle,
  mayRelease,
  type BundleEditor,
  type BundleServices,
  type SeenBundle,
} from './bundle-services.ts';

/** Whether something may go out: nobody has to look at it, somebody has to, has approved it, or sent it back. */
export type Approval = 'free' | 'waiting' | 'approved' | 'sent_back';

export function approvalOf(
  { kind, added_role: role, verdict }: Pick<BundleItem, 'kind' | 'added_role' | 'verdict'>,
  rules: readonly ApprovalRule[],
): Approval {
  if (verdict !== null) return verdict;
  const isAsked = rules.some((rule) => rule.kind === kind && rule.role === role);
  return isAsked ? 'waiting' : 'free';
}

/** What somebody says of what others put in. */
export interface Verdict {
  readonly items: readonly number[];
  readonly is: 'approved' | 'sent_back';
  readonly word: string;
}

/**
 * Whether somebody is a second pair of eyes for an item: has the right to make it public, and
 * has neither put it in nor written it last.
 * @param writer who saved the version that goes out; null: nobody who is known
 */
export const mayJudge = (
  { kind, added_by: by, added_name: name }: BundleItem,
  writer: string | null,
  editor: Pick<BundleEditor, 'user' | 'name' | 'role'>,
): boolean =>
  editor.user !== null &&
  mayRelease(editor.role, kind) &&
  by !== editor.user &&
  name !== editor.name &&
  writer !== editor.name;

/** Approves items or sends them back with a word: just those versions that were looked at. */
export const judge = (
  services: BundleServices,
  seen: SeenBundle,
  { items: ids, is, word }: Verdict,
  editor: BundleEditor,
): Promise<Result<null>> =>
  changeBundle(services, seen, { states: ['open'], by: editor }, async (tx) => {
    const t = translator(editor.locale);
    if (is === 'sent_back' && word === '')
      return failure('invalid', t('bundles:error.noWord'), { word: t('bundles:error.noWord') });
    const items = (await itemsOf(tx, seen.id)).filter(({ id }) => ids.includes(id));
    if (items.length === 0) return failure('invalid', t('bundles:error.nothingChosen'));
    for (const item of items) {
      const { kind, record, version_id: version } = item;
      const row = version === null ? null : await versionById(tx, kind, record, version);
      if (!mayJudge(item, row?.saved_by ?? null, editor))
        return failure('forbidden', t('bundles:error.ownWork'));
      await judgeItem(tx, item.id, {
        verdict: is,
        verdict_name: editor.name,
        verdict_at: instantText(services.now()),
        review_comment: word,
      });
    }
    return success({});
  });
