import type { z } from 'zod';
import type { Locale } from '../../../constants.ts';
import type { RecordReleases } from '../../../editing/calls.ts';
import { pathTo } from '../../../routing/routes.ts';
import { translator } from '../../../i18n/translator.ts';
import { success } from '../../../result.ts';
import { approvalRules, type ApprovalRule } from '../../repositories/releases/approval-rules.ts';
import { releasesOf, type ReleaseItem } from '../../repositories/releases/release-items.ts';
import { openReleases } from '../../repositories/releases/releases.ts';
import { approvalOf } from '../../services/releases/approval.ts';
import { canWaitInRelease } from '../../services/releases/release-services.ts';
import { addDraftToRelease, addHidingToRelease } from '../../services/releases/items.ts';
import { releaseSchema } from './call-bodies.ts';
import {
  answered,
  editorCall,
  ID,
  KIND_NAME,
  type EditorAnswer,
  type EditorCall,
  type EditorCallRow,
} from './call-row.ts';

const path = 'editing/[kind]/[id]/bundles';
const where = { kind: KIND_NAME, id: ID };

/** Whether it was approved, and with which word. */
function approvalNote(item: ReleaseItem, rules: readonly ApprovalRule[], locale: Locale): string {
  const t = translator(locale);
  const approval = t(`releases:approval.${approvalOf(item, rules)}`, {
    by: item.verdict_name ?? '',
  });
  return item.review_comment === ''
    ? approval
    : t('releases:approval.word', { approval, word: item.review_comment });
}

async function listed({ app, kind, id, caller, locale }: EditorCall): Promise<EditorAnswer> {
  const { db } = app.database;
  const held = await releasesOf(db, kind, id);
  const rules = await approvalRules(db);
  const releases: RecordReleases = {
    open: canWaitInRelease(kind)
      ? (await openReleases(db)).map((one) => ({ id: one.id, name: one.name }))
      : [],
    held: held.map((item) => ({
      id: item.release,
      name: item.name,
      action: item.action,
      note: approvalNote(item, rules, locale),
      href: pathTo('hub-release', locale, { id: item.release }),
    })),
    beginHref: pathTo('hub-releases', locale),
    isNeeded: caller.needsApproval?.has(kind) === true,
  };
  return answered(success(releases));
}

async function put(call: EditorCall<z.output<typeof releaseSchema>>): Promise<EditorAnswer> {
  const { app, kind, id, body, editor, caller, revision } = call;
  const by = { ...editor, user: caller.user?.id ?? null, role: caller.role };
  const seen = { kind, id, revision: revision ?? { version: 0, draft: 0 } };
  const done =
    body.action === 'hide'
      ? await addHidingToRelease(app, body.bundle, { kind, id }, by)
      : await addDraftToRelease(app, body.bundle, seen, by);
  return done.ok ? listed({ ...call, body: null }) : answered(done);
}

/** What the editor on the page puts into releases. */
export const RELEASE_CALLS: readonly EditorCallRow[] = [
  editorCall({
    path,
    where,
    method: 'GET',
    action: 'write',
    summary: 'bundles that are open, and those that hold it',
    run: listed,
  }),
  editorCall({
    path,
    where,
    method: 'POST',
    action: 'write',
    summary: 'puts it into a bundle as it is worked on, or to be taken off the site',
    body: releaseSchema,
    ifMatch: true,
    run: put,
  }),
];
