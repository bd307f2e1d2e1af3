import type { Transaction } from 'kysely';
import { LOCALES } from '../../../constants.ts';
import type { Database } from '../../db/schema.ts';
import type { appendChange } from '../../repositories/changes.ts';
import {
  allRecords,
  deleteRecord,
  insertRecord,
  updateRecord,
} from '../../repositories/records.ts';
import type { Entity, NewEntity } from '../../../../content/records/kinds.ts';
import { pathOfPage } from '../../../routing/record-routes.ts';
import { plainPath } from '../../../routing/redirect-rules.ts';
import type { AuditWrite } from '../audit/record-audit.ts';
import { tagsOfChange } from '../cache-tags/tags.ts';

type Tx = Transaction<Database>;
type Rule = Entity<'redirect'>;

/** A rule that was written or removed, to be told to everybody. */
type Noted = Parameters<typeof appendChange>[1];

/** A rule before and after: null for one that is made, or gone. */
interface Written {
  readonly before: Rule | null;
  readonly after: Rule | null;
}
const idOf = ({ before, after }: Written): number => (after ?? before)?.id ?? 0;
const noted = (written: Written): Noted => ({
  kind: 'redirect',
  record: idOf(written),
  action: written.after === null ? 'removed' : 'saved',
  tags: tagsOfChange('redirect', idOf(written), [written.after ?? written.before]),
});

const rewritten = (rule: Rule, newPath: string): NewEntity<'redirect'> => ({
  is_online: rule.is_online,
  old_path: rule.old_path,
  new_path: newPath,
});

/** A page stands here now: rules that lead away from it go. */
async function clear(tx: Tx, path: string, rules: readonly Rule[]): Promise<readonly Written[]> {
  const there = rules.filter((rule) => plainPath(rule.old_path) === path);
  for (const { id, version } of there) await deleteRecord(tx, 'redirect', id, version);
  return there.map((rule) => ({ before: rule, after: null }));
}

/** What led to the old path leads to the new one, and the old path itself does, too. */
async function lead(
  tx: Tx,
  old: string,
  path: string,
  rules: readonly Rule[],
): Promise<readonly Written[]> {
  let isThere = false;
  const changed: Written[] = [];
  for (const rule of rules) {
    if (plainPath(rule.old_path) === path) continue;
    const isOwn = plainPath(rule.old_path) === old;
    isThere ||= isOwn;
    if (!isOwn && plainPath(rule.new_path) !== old) continue;
    const value = { ...rewritten(rule, path), ...(isOwn && { is_online: true }) };
    const saved = await updateRecord(tx, 'redirect', rule, value);
    if (saved.ok) changed.push({ before: rule, after: saved.value });
  }
  if (isThere) return changed;
  const value = { is_online: true, old_path: old, new_path: path };
  return [...changed, { before: null, after: await insertRecord(tx, 'redirect', value) }];
}

/** Where visitors find a page in a language; null: nowhere. */
const publicPath = (page: Entity<'page'> | null, locale: (typeof LOCALES)[number]) => {
  const isOwn = page !== null && page.is_online && page.content_type === 'page';
  const path = isOwn ? pathOfPage(page, locale) : null;
  return path === null ? null : plainPath(path);
};

/**
 * Whoever knows a page's old address finds it at the new one, in one redirect and
 * never in a circle, however often it moves. Part of the write that moves it.
 * @param tell told of each rule as of a write of whoever moved the page
 * @returns what changed, to be noted last of all: whoever notes holds up all other
 *   writers, one of whom may have one of these rules
 */
export async function followMove(
  tx: Tx,
  [before, after]: readonly [before: Entity<'page'> | null, after: Entity<'page'>],
  tell: AuditWrite,
): Promise<readonly Noted[]> {
  const changed: Written[] = [];
  for (const locale of LOCALES) {
    const [old, path] = [publicPath(before, locale), publicPath(after, locale)];
    if (path === null || old === path) continue;
    // Read anew each time: the other language may have changed them.
    const rules = await allRecords(tx, 'redirect');
    changed.push(...(await clear(tx, path, rules)));
    if (old !== null) changed.push(...(await lead(tx, old, path, rules)));
  }
  for (const written of changed) await tell({ kind: 'redirect', id: idOf(written), ...written });
  return changed.map(noted);
}
