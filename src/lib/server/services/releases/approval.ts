import { instantText } from '../../../dates/dates.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { ApprovalRule } from '../../repositories/releases/approval-rules.ts';
import { itemsOf, judgeItem, type ReleaseItem } from '../../repositories/releases/release-items.ts';
import { versionById } from '../../repositories/versions.ts';
import {
  changeRelease,
  mayPublish,
  type ReleaseEditor,
  type ReleaseServices,
  type SeenRelease,
} from './release-services.ts';

/** Whether something may go out: nobody has to look at it, somebody has to, has approved it, or sent it back. */
export type Approval = 'free' | 'waiting' | 'approved' | 'sent_back';

export function approvalOf(
  { kind, added_role: role, verdict }: Pick<ReleaseItem, 'kind' | 'added_role' | 'verdict'>,
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
  { kind, added_by: by, added_name: name }: ReleaseItem,
  writer: string | null,
  editor: Pick<ReleaseEditor, 'user' | 'name' | 'role'>,
): boolean =>
  editor.user !== null &&
  mayPublish(editor.role, kind) &&
  by !== editor.user &&
  name !== editor.name &&
  writer !== editor.name;

/** Approves items or sends them back with a word: just those versions that were looked at. */
export const judge = (
  services: ReleaseServices,
  seen: SeenRelease,
  { items: ids, is, word }: Verdict,
  editor: ReleaseEditor,
): Promise<Result<null>> =>
  changeRelease(services, seen, { states: ['open'], by: editor }, async (tx) => {
    const t = translator(editor.locale);
    if (is === 'sent_back' && word === '')
      return failure('invalid', t('releases:error.noWord'), { word: t('releases:error.noWord') });
    const items = (await itemsOf(tx, seen.id)).filter(({ id }) => ids.includes(id));
    if (items.length === 0) return failure('invalid', t('releases:error.nothingChosen'));
    for (const item of items) {
      const { kind, record, version_id: version } = item;
      const row = version === null ? null : await versionById(tx, kind, record, version);
      if (!mayJudge(item, row?.saved_by ?? null, editor))
        return failure('forbidden', t('releases:error.ownWork'));
      await judgeItem(tx, item.id, {
        verdict: is,
        verdict_name: editor.name,
        verdict_at: instantText(services.now()),
        review_comment: word,
      });
    }
    return success({});
  });
