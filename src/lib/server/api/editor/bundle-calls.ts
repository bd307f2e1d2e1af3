import type { z } from 'zod';
import type { Locale } from '../../../constants.ts';
import type { RecordBundles } from '../../../editing/calls.ts';
import { pathTo } from '../../../routing/routes.ts';
import { translator } from '../../../i18n/translator.ts';
import { success } from '../../../result.ts';
import { approvalRules, type ApprovalRule } from '../../repositories/releases/approval-rules.ts';
import { bundlesOf, type BundleItem } from '../../repositories/releases/bundle-items.ts';
import { openBundles } from '../../repositories/releases/bundles.ts';
import { approvalOf } from '../../services/releases/approval.ts';
import { isBundled } from '../../services/releases/bundle-services.ts';
import { bundleDraft, bundleHiding } from '../../services/releases/items.ts';
import { bundleSchema } from './call-bodies.ts';
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
function approvalNote(item: BundleItem, rules: readonly ApprovalRule[], locale: Locale): string {
  const t = translator(locale);
  const approval = t(`bundles:approval.${approvalOf(item, rules)}`, {
    by: item.verdict_name ?? '',
  });
  return item.verdict_word === ''
    ? approval
    : t('bundles:approval.word', { approval, word: item.verdict_word });
}

async function listed({ app, kind, id, caller, locale }: EditorCall): Promise<EditorAnswer> {
  const { db } = app.database;
  const held = await bundlesOf(db, kind, id);
  const rules = await approvalRules(db);
  const bundles: RecordBundles = {
    open: isBundled(kind)
      ? (await openBundles(db)).map((one) => ({ id: one.id, name: one.name }))
      : [],
    held: held.map((item) => ({
      id: item.bundle,
      name: item.name,
      action: item.action,
      note: approvalNote(item, rules, locale),
      href: pathTo('hub-bundle', locale, { id: item.bundle }),
    })),
    beginHref: pathTo('hub-bundles', locale),
    isNeeded: caller.needsApproval?.has(kind) === true,
  };
  return answered(success(bundles));
}

async function put(call: EditorCall<z.output<typeof bundleSchema>>): Promise<EditorAnswer> {
  const { app, kind, id, body, editor, caller, revision } = call;
  const by = { ...editor, user: caller.user?.id ?? null, role: caller.role };
  const seen = { kind, id, revision: revision ?? { version: 0, draft: 0 } };
  const done =
    body.action === 'hide'
      ? await bundleHiding(app, body.bundle, { kind, id }, by)
      : await bundleDraft(app, body.bundle, seen, by);
  return done.ok ? listed({ ...call, body: null }) : answered(done);
}

/** What the editor on the page puts into bundles. */
export const BUNDLE_CALLS: readonly EditorCallRow[] = [
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
    body: bundleSchema,
    ifMatch: true,
    run: put,
  }),
];
