import type { Kind } from '../../../../content/records/kinds.ts';
import type { Content } from '../../../editing/content.ts';
import { applyOperation, type Operation } from '../../../editing/operation.ts';
import type { Revision } from '../../../editing/revision.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { needleOf, type Needle, type Query } from '../../../replacements/find-text.ts';
import { replaceIn, type Forms } from '../../../replacements/passages.ts';
import { success, type Result } from '../../../result.ts';
import { transaction } from '../../db/transaction.ts';
import { lockRecord } from '../../repositories/records.ts';
import { loadEditable, type EditableRecord } from '../editing/editable-record.ts';
import { isAt, keepDraft, type Editor, type EditingServices, type Tx } from '../editing/save.ts';
import { REPLACE, saveUndo } from '../hub/undo.ts';
import { formsIn } from './find-on-site.ts';

/** The places of a record that somebody chose, in the state in which they saw it. */
export interface ChosenRecord {
  readonly kind: Kind;
  readonly id: number;
  readonly revision: Revision;
  /** Keys of passages. */
  readonly places: ReadonlySet<string>;
}

export interface ReplaceOrder {
  readonly query: Query;
  readonly words: string;
  readonly chosen: readonly ChosenRecord[];
  /** Id of who does it, and may undo it. */
  readonly user: string;
}

/** Why a record, or a place of one, stays as it is. */
export type SkipReason = 'gone' | 'changed' | 'overlaps' | 'long' | 'form' | 'draft';

export interface Skipped {
  readonly kind: Kind;
  readonly id: number;
  readonly name: string;
  readonly why: SkipReason;
  /** The place, or what else there is to say. */
  readonly about: string;
}

/** A draft that was changed, with how it becomes what it was. */
export interface ReplaceStep {
  readonly kind: Kind;
  readonly id: number;
  readonly name: string;
  /** The state since. */
  readonly revision: Revision;
  /** There was a draft before. */
  readonly hadDraft: boolean;
  readonly places: number;
  readonly operations: readonly Operation[];
  /** What undoing did; left out: nobody has. */
  readonly undone?: 'restored' | 'changed';
}

/** What was done at once, and is undone at once. */
export interface Replaced {
  readonly words: { readonly find: string; readonly replace: string };
  readonly steps: readonly ReplaceStep[];
  readonly skipped: readonly Skipped[];
}

/** The content with all of it done; null where something does not fit. */
export const withOperations = (
  content: Content,
  operations: readonly Operation[],
): Content | null =>
  operations.reduce<Content | null>(
    (state, operation) => state && applyOperation(state, operation),
    content,
  );

type Outcome = { readonly step: ReplaceStep | null; readonly skipped: readonly Skipped[] };

interface Work {
  readonly services: EditingServices;
  readonly needle: Needle;
  readonly words: string;
  readonly forms: Forms;
  readonly editor: Editor;
}

/** Changes the draft of a record at the chosen places. */
async function changeRecord(
  tx: Tx,
  { services, needle, words, forms, editor }: Work,
  editable: EditableRecord,
  { kind, id, places }: ChosenRecord,
): Promise<Outcome> {
  const name = titleOf(kind, editable.record, editor.locale);
  const told = { kind, id, name };
  const isChosen = ({ key }: { readonly key: string }): boolean => places.has(key);
  const done = replaceIn(editable.content, forms, needle, { words, isChosen });
  const skipped = done.refused.map(({ passage, why }): Skipped => ({
    ...told,
    why,
    about: `${passage.label}: ${passage.before}${passage.match}${passage.after}`,
  }));
  const wanted = withOperations(editable.content, done.operations);
  if (wanted === null || done.count === 0) return { step: null, skipped };
  const kept = await keepDraft(tx, services, { editable, wanted }, editor);
  if (!kept.ok) {
    const about = Object.values(kept.failure.fields ?? {})[0] ?? kept.failure.message;
    return { step: null, skipped: [{ ...told, why: 'draft', about }] };
  }
  const { revision } = kept.value;
  const { operations, count } = done;
  const hadDraft = editable.draft !== null;
  return { step: { ...told, revision, hadDraft, places: count, operations }, skipped };
}

async function replaceInOne(tx: Tx, work: Work, chosen: ChosenRecord): Promise<Outcome> {
  const { kind, id, revision } = chosen;
  const { locale } = work.editor;
  await lockRecord(tx, kind, id);
  const editable = await loadEditable(tx, kind, id);
  const name = editable === null ? String(id) : titleOf(kind, editable.record, locale);
  const skip = (why: SkipReason): Outcome => ({
    step: null,
    skipped: [{ kind, id, name, why, about: '' }],
  });
  if (editable === null) return skip('gone');
  if (!isAt(editable, revision)) return skip('changed');
  // Where a draft meets what became public somebody has to look first.
  if (editable.overlaps.length > 0) return skip('overlaps');
  return changeRecord(tx, work, editable, chosen);
}

const inOrder = (left: ChosenRecord, right: ChosenRecord): number =>
  left.kind === right.kind ? left.id - right.id : left.kind < right.kind ? -1 : 1;

/**
 * Replaces words at the chosen places, in drafts only. A record that is not as the caller saw it
 * stays as it is, and so does a text that refuses its new value; both are told.
 * @returns the name under which it can be read and undone
 */
export async function replaceOnSite(
  services: EditingServices,
  { query, words, chosen, user }: ReplaceOrder,
  editor: Editor,
): Promise<Result<string>> {
  const needle = needleOf(query);
  const formsOf = formsIn(services.modules, editor.locale);
  return transaction(services.database, async (tx) => {
    const outcomes: Outcome[] = [];
    // In one order for everybody: two at once do not wait for each other.
    for (const one of needle === null ? [] : chosen.toSorted(inOrder)) {
      const work = { services, needle: needle as Needle, words, forms: formsOf(one.kind), editor };
      outcomes.push(await replaceInOne(tx, work, one));
    }
    const replaced: Replaced = {
      words: { find: query.find, replace: words },
      steps: outcomes.flatMap(({ step }) => (step === null ? [] : [step])),
      skipped: outcomes.flatMap(({ skipped }) => skipped),
    };
    const kind = chosen[0]?.kind ?? 'page';
    return success(await saveUndo(services, tx, { user, kind, action: REPLACE }, replaced));
  });
}
