import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { MESSAGES } from '../../../../content/fields/messages.ts';
import type { Kind, NewEntity } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { invalid, withHolder } from '../../../i18n/validation.ts';
import { failure, type Failure } from '../../../result.ts';
import { redirectErrors } from '../../../routing/redirect-rules.ts';
import type { Database } from '../../db/schema.ts';
import { onlineIdsByJetId } from '../../repositories/events-by-jet-id.ts';
import { allRecords, lockPageTree, recordById } from '../../repositories/records.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import { issue } from './issue.ts';
import { pageIssues } from './page-tree.ts';
import { recordIssues } from './record-checks.ts';

/** Every page reads the settings: without any there would be none, not even to put them back. */
export async function isOnlySettings(
  tx: Transaction<Database>,
  id: number | null,
): Promise<boolean> {
  const all = await allRecords(tx, 'settings');
  return !all.some((other) => other.id !== id && other.is_online);
}

/** A copied event must not sell the tickets of the one that it was copied from. */
async function ticketIssues(
  tx: Transaction<Database>,
  id: number | null,
  { id_jet: idJet, is_online: isOnline }: NewEntity<'event'>,
): Promise<readonly z.core.$ZodIssue[]> {
  if (idJet === null || !isOnline) return [];
  const other = (await onlineIdsByJetId(tx, idJet)).find((one) => one !== id);
  const record = other === undefined ? null : await recordById(tx, 'event', other);
  return record === null
    ? []
    : [issue(['id_jet'], MESSAGES.ticketsTaken, { kind: 'event', record })];
}

/** Who comes for nothing pays for no seat. */
const freeIssues = ({ is_free: isFree, seat_groups: groups }: NewEntity<'event'>) =>
  isFree && groups.some(({ prices }) => prices.some(({ price }) => Number(price) > 0))
    ? [issue(['is_free'], MESSAGES.freeWithPrices)]
    : [];

/** What is wrong with a rule beside the others; null: nothing. */
async function redirectRejection(
  tx: Transaction<Database>,
  id: number | null,
  rule: NewEntity<'redirect'>,
  locale: Locale,
) {
  const t = translator(locale);
  const others = (await allRecords(tx, 'redirect')).filter((other) => other.id !== id);
  const fields = Object.entries(redirectErrors(rule, others)).map(([key, error]) => {
    const message = t(`validation:redirect.${error}`);
    const record =
      error === 'taken' && others.find((other) => redirectErrors(rule, [other]).old_path === error);
    return [
      key,
      record ? withHolder(message, { kind: 'redirect', record }, locale) : message,
    ] as const;
  });
  return fields.length === 0
    ? null
    : failure('invalid', t('validation:whole'), Object.fromEntries(fields));
}

/** A record among the others as it is; `id` and `before` are null for one that is to be made. */
export interface WrittenPlace {
  readonly kind: Kind;
  readonly id: number | null;
  readonly before: object | null;
}

/** Why a record of right form cannot stand beside the others; null when it can. */
export async function rejectionOf(
  tx: Transaction<Database>,
  { kind, id, before }: WrittenPlace,
  value: NewEntity<Kind>,
  { modules, locale }: { readonly modules: ModuleLibrary; readonly locale: Locale },
): Promise<{ readonly ok: false; readonly failure: Failure } | null> {
  const place = { kind, id, before: before as Readonly<Record<string, unknown>> | null };
  const issues = await recordIssues(tx, place, { ...value }, modules);
  if (issues.length > 0) return invalid(issues, locale);
  if (kind === 'page') {
    await lockPageTree(tx);
    const issues = pageIssues(id, value as NewEntity<'page'>, await allRecords(tx, 'page'));
    return issues.length === 0 ? null : invalid(issues, locale);
  }
  if (kind === 'settings') {
    const isOffline = !(value as NewEntity<'settings'>).is_online;
    return isOffline && (await isOnlySettings(tx, id))
      ? invalid([issue(['is_online'], MESSAGES.settingsNeeded)], locale)
      : null;
  }
  if (kind === 'event') {
    const event = value as NewEntity<'event'>;
    const issues = [...freeIssues(event), ...(await ticketIssues(tx, id, event))];
    return issues.length === 0 ? null : invalid(issues, locale);
  }
  return kind === 'redirect'
    ? redirectRejection(tx, id, value as NewEntity<'redirect'>, locale)
    : null;
}
