import type { Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { emptyVenue } from '../../../../../demo/empty-venue/index.ts';
import { inputSchema } from '../../../../content/records/define.ts';
import { KINDS, records, type Kind } from '../../../../content/records/kinds.ts';
import { instantText } from '../../../dates/dates.ts';
import { failure, success, type Result } from '../../../result.ts';
import { rowOf } from '../../db/codec.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { type Database, untyped } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { EVERYTHING, appendChange } from '../../repositories/changes.ts';
import { deleteRecords } from '../../repositories/demo/delete-records.ts';
import { putIntoBin } from '../../repositories/media/bin.ts';
import { allRecords } from '../../repositories/records.ts';
import { enqueueKind } from '../../repositories/search/queue.ts';
import { kindTag, recordTag } from '../cache-tags/tags.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import { BEGIN_ANEW, planRemoval, type DemoPlan } from './plan.ts';

type Tx = Transaction<Database>;

/** Says of a plan that it is the one that somebody saw. */
export function planMark({ goes, stays }: DemoPlan): string {
  const facts = JSON.stringify([[...goes], stays.map(({ kind, id }) => [kind, id])]);
  return createHash('sha256').update(facts).digest('hex').slice(0, 16);
}

/** Writes a record anew under its number, as a venue begins with it. */
async function beginAnew(
  tx: Tx,
  { kind, id }: { readonly kind: Kind; readonly id: number },
  input: object,
  at: string,
): Promise<void> {
  const value = inputSchema(records[kind]).parse(input) as Record<string, unknown>;
  const row = { ...rowOf(records[kind], value), updated_at: at };
  await untyped(tx)
    .updateTable(kind as string)
    .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('demo_record').where('kind', '=', kind).where('record', '=', id).execute();
}

/** Settings and legal texts that nobody changed begin as in an empty venue; the site is closed. */
async function beginVenue(tx: Tx, { goes }: DemoPlan, at: string): Promise<void> {
  const [first] = emptyVenue.settings;
  for (const id of goes.get('settings') ?? [])
    if (first !== undefined) {
      const { id: _, ...input } = first;
      await beginAnew(tx, { kind: 'settings', id }, input, at);
    }
  const texts = goes.get('legal_text') ?? [];
  for (const { id, key } of await allRecords(tx, 'legal_text')) {
    const blank = emptyVenue.legal_text.find((text) => text.key === key);
    if (!texts.includes(id) || blank === undefined) continue;
    const { id: _, ...input } = blank;
    await beginAnew(tx, { kind: 'legal_text', id }, input, at);
  }
  await enqueueKind(tx, 'legal_text', at);
  await tx.updateTable('settings').set({ is_site_online: 0 }).execute();
}

/** A venue without any way in its menu begins with the first three. */
async function beginMenu(tx: Tx, at: string): Promise<void> {
  const { count } = await tx
    .selectFrom('menu_item')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > 0) return;
  const description = records.menu_item;
  for (const { id: _, ...input } of emptyVenue.menu_item) {
    const value = inputSchema(description).parse(input) as Record<string, unknown>;
    await untyped(tx)
      .insertInto('menu_item')
      .values({ ...rowOf(description, value), version: 1, updated_at: at })
      .execute();
  }
}

/** How the demo is taken away. */
interface Removal {
  readonly modules: ModuleLibrary;
  /** The mark of the plan that somebody saw and agreed to. */
  readonly mark: string;
  readonly now: Date;
  readonly by: string;
  /** In words to people: the demo is another one by now. */
  readonly changed: string;
  /** What is done in the same transaction. */
  readonly note?: (tx: Tx, plan: DemoPlan) => Promise<void>;
}

/**
 * Takes away what came with the demo and nobody uses, all or nothing. What the venue made
 * stays as it is; afterwards it is where an empty venue begins, and closed to visitors.
 * @returns what went and what stayed; `conflict` where that is not what was agreed to
 */
export function removeDemo(database: OpenDatabase, removal: Removal): Promise<Result<DemoPlan>> {
  const { modules, mark, now, by, changed, note } = removal;
  const at = instantText(now);
  return transaction(database, async (tx) => {
    const plan = await planRemoval(tx, modules);
    if (planMark(plan) !== mark) return failure('conflict', changed);
    await beginVenue(tx, plan, at);
    const goes = new Map([...plan.goes].filter(([kind]) => !BEGIN_ANEW.includes(kind)));
    const media = new Set(goes.get('media'));
    for (const file of await allRecords(tx, 'media'))
      if (media.has(file.id)) await putIntoBin(tx, file, { at: now, by });
    await deleteRecords(tx, goes);
    await beginMenu(tx, at);
    const tags = [...goes].flatMap(([kind, ids]) => ids.map((id) => recordTag(kind, id)));
    await appendChange(tx, {
      kind: EVERYTHING,
      record: 0,
      action: 'saved',
      tags: [...KINDS.map(kindTag), ...tags],
    });
    await note?.(tx, plan);
    return success(plan);
  });
}
