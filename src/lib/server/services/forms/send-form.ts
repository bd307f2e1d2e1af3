import type { Transaction } from 'kysely';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { FormEntity } from '../../../../content/records/form.ts';
import { DEFAULT_LOCALE, FORM_LEAST_MS, FORM_LIMITS, type Locale } from '../../../constants.ts';
import { dayOf, instantText } from '../../../dates/dates.ts';
import { checkForm } from '../../../forms/check-form.ts';
import type { Problem } from '../../../forms/check-field.ts';
import { emailIn, entryAnswers } from '../../../forms/entry.ts';
import {
  FIELD,
  HONEYPOT,
  type Answers,
  type FormInfo,
  type RawAnswers,
} from '../../../forms/form-info.ts';
import { translator } from '../../../i18n/translator.ts';
import { success } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import { foldedWords } from '../../../search/fold.ts';
import type { Database } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { countAttempt } from '../../repositories/login-attempts.ts';
import * as entries from '../../repositories/forms/entries.ts';
import { claimFormFiles, filesOfVisitor } from '../../repositories/forms/files.ts';
import type { Visitor } from '../booking/visitor.ts';
import { ENTRY_ACTIONS } from './actions.ts';
import { confirmationTo, messagesToVenue } from './entry-messages.ts';
import { type FormParts, hashed, ownerOf } from './form-parts.ts';

/** A form that somebody sent, whole. */
export interface Sending {
  readonly form: FormEntity;
  readonly info: FormInfo;
  readonly raw: RawAnswers;
  readonly locale: Locale;
  readonly visitor: Visitor;
  /** By it the same sending is known when it comes again. */
  readonly key: string;
  /** When the cookie of the form was made, in milliseconds since 1970; null: there is none. */
  readonly begunAt: number | null;
}

/**
 * What became of it. `quick`: sooner than anybody types, to be sent again after `waitMs`;
 * `gone`: files that are not this visitor's, or not any more, by the field.
 */
export type SendingResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly problems: Readonly<Record<string, Problem>> }
  | { readonly kind: 'quick'; readonly waitMs: number }
  | { readonly kind: 'tooMany'; readonly waitMs: number };

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false;

/** The ids of files among the answers, by field. */
const fileFields = ({ fields }: FormInfo, answers: Answers): readonly [string, string[]][] =>
  fields
    .filter(({ field_type: type }) => type === FIELD.file)
    .map(({ slug }) => [slug, [...((answers[slug] ?? []) as readonly string[])]]);

/** The first field with a file that this visitor does not have. */
async function goneFiles(
  { database }: FormParts,
  { info, visitor }: Sending,
  answers: Answers,
): Promise<{ readonly gone: string | null; readonly names: ReadonlyMap<string, string> }> {
  const fields = fileFields(info, answers);
  const ids = fields.flatMap(([, list]) => list);
  const rows = await filesOfVisitor(database.db, ownerOf(visitor), ids);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const gone = fields.find(([, list]) => list.some((id) => !names.has(id)));
  return { gone: gone?.[0] ?? null, names };
}

/** Carries out of the transaction that a file was sent by somebody else meanwhile. */
class FileTaken extends Error {}

/** Counts one more of a sort within a time. @returns whether there may be so many */
async function allows(
  { database, now }: FormParts,
  key: string,
  most: number,
  perMs: number,
): Promise<boolean> {
  const at = now();
  const window = {
    now: at.toISOString(),
    ends: new Date(at.getTime() + perMs).toISOString(),
  };
  return (await countAttempt(database.db, key, window)).count <= most;
}

async function enqueueAll(
  { outbox, env }: FormParts,
  tx: Transaction<Database>,
  { form, locale }: Sending,
  entry: {
    readonly id: number;
    readonly answers: Parameters<typeof messagesToVenue>[1];
    readonly email: string | null;
    readonly isConfirmed: boolean;
  },
): Promise<void> {
  const link =
    env.siteOrigin + pathTo('hub-entry', DEFAULT_LOCALE, { id: form.id, entry: entry.id });
  const { email, answers, isConfirmed } = entry;
  for (const message of messagesToVenue(form, answers, { email, link }))
    await outbox.enqueue(tx, message);
  if (isConfirmed && email !== null) await outbox.enqueue(tx, confirmationTo(form, email, locale));
}

/** Stores the entry, claims its files and enqueues its messages: altogether or not at all. */
async function store(
  parts: FormParts,
  sending: Sending,
  answers: Answers,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const { form, info, locale, visitor, key } = sending;
  const at = parts.now();
  const t = translator(locale);
  const words = { yes: t('forms:yes'), no: t('forms:no') };
  const kept = entryAnswers(info.fields, answers, words, names);
  const email = emailIn(info.fields, answers)?.toLowerCase() ?? null;
  // Counted before, so that what is written is decided when it is written.
  const isConfirmed =
    form.sends_confirmation &&
    email !== null &&
    (await allows(parts, hashed('form mail', email), FORM_LIMITS.mailsADay, millisecondsInDay));
  const ids = fileFields(info, answers).flatMap(([, list]) => list);
  const act = await ENTRY_ACTIONS[form.action](parts);
  await transaction(parts.database, async (tx) => {
    const id = await entries.insertFormEntry(tx, {
      form: form.id,
      locale,
      received_at: instantText(at),
      delete_at: instantText(new Date(at.getTime() + form.keep_days * millisecondsInDay)),
      email,
      answers: kept,
      search: foldedWords(kept.flatMap(({ values }) => values).join(' ')).join(' '),
      request_key: key,
    });
    // It is stored already: whoever sends twice is told the same twice.
    if (id === null) return success(null);
    const claimed = await claimFormFiles(tx, { entry: id, visitor: ownerOf(visitor), ids });
    if (claimed !== ids.length) throw new FileTaken();
    await act(tx, { id, form, locale, answers, email });
    await enqueueAll(parts, tx, sending, { id, answers: kept, email, isConfirmed });
    return success(null);
  });
}

/** Whether it came sooner than anybody types; and how long to wait. */
function tooQuick({ begunAt }: Sending, now: Date): number | null {
  if (begunAt === null) return FORM_LEAST_MS;
  const left = begunAt + FORM_LEAST_MS - now.getTime();
  return left > 0 ? left : null;
}

/**
 * Takes a form that was sent: checks it, and stores it once however often it comes. What a
 * program filled in is answered in the same way and not stored.
 */
export async function sendForm(parts: FormParts, sending: Sending): Promise<SendingResult> {
  const { form, info, raw, visitor, key } = sending;
  const { db } = parts.database;
  const now = parts.now();
  const isProgram = isFilled(raw[HONEYPOT]);
  if (isProgram) await entries.countFormSpam(db, form.id, dayOf(now));
  const { answers, problems } = checkForm(info.fields, raw);
  if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
  if (await entries.hasFormEntry(db, key)) return { kind: 'sent' };
  const { gone, names } = await goneFiles(parts, sending, answers);
  if (gone !== null) return { kind: 'refused', problems: { [gone]: 'fileGone' } };
  const waitMs = tooQuick(sending, now);
  if (waitMs !== null) return { kind: 'quick', waitMs };
  const place = hashed('form place', visitor.network);
  if (!(await allows(parts, place, FORM_LIMITS.entriesAnHour, millisecondsInHour)))
    return { kind: 'tooMany', waitMs: millisecondsInHour };
  if (isProgram) return { kind: 'sent' };
  try {
    await store(parts, sending, answers, names);
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof FileTaken)) throw error;
    const slug = fileFields(info, answers).find(([, list]) => list.length > 0)?.[0] ?? '_';
    return { kind: 'refused', problems: { [slug]: 'fileGone' } };
  }
}
