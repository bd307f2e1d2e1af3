import { z } from 'zod';
import { instantText } from '../../../dates/dates.ts';
import { LOCALES } from '../../../constants.ts';
import { answerSchema } from '../../../forms/entry.ts';
import { deleteMessage, retryMessage } from '../../repositories/outbox.ts';
import { deleteSubscription } from '../../repositories/visitors/newsletter.ts';
import { removeEntries } from '../../services/forms/retention.ts';
import { formEntryById } from '../../repositories/forms/entries.ts';
import { rowCalls, type RowResource } from './row-resource.ts';

const instant = z.iso.datetime();
const id = z.int();
const number = z
  .string()
  .regex(/^[1-9]\d{0,8}$/u)
  .transform(Number);
const email = z.string().min(1).max(254).toLowerCase();

/** What visitors sent with forms. */
const FORM_ENTRY: RowResource = {
  subject: 'form_entry',
  name: 'FormEntry',
  label: 'Form entry',
  table: 'form_entry',
  columns: ['id', 'form', 'locale', 'received_at', 'delete_at', 'email', 'answers'],
  filters: { form: number, email },
  answer: z
    .object({
      id,
      form: id,
      locale: z.enum(LOCALES),
      received_at: instant,
      delete_at: instant.meta({ description: 'It is deleted then, by itself' }),
      email: z.string().nullable(),
      answers: z.array(answerSchema),
    })
    .meta({ id: 'FormEntry' }),
  shown: ({ answers, ...row }) => ({ ...row, answers: JSON.parse(String(answers)) as unknown }),
  remove: async (app, entry) => {
    const isThere = (await formEntryById(app.database.db, entry)) !== null;
    if (isThere) await removeEntries(app, [entry]);
    return isThere;
  },
};

/** Who asked for the newsletter; never the key with which it is ended. */
const NEWSLETTER_ADDRESS: RowResource = {
  subject: 'newsletter_address',
  name: 'NewsletterAddress',
  label: 'Newsletter address',
  table: 'newsletter_subscription',
  columns: ['id', 'email', 'locale', 'state', 'asked_at', 'confirmed_at'],
  filters: { email, state: z.enum(['asked', 'confirmed']) },
  answer: z
    .object({
      id,
      email: z.string(),
      locale: z.enum(LOCALES),
      state: z.enum(['asked', 'confirmed']),
      asked_at: instant,
      confirmed_at: instant.nullable(),
    })
    .meta({ id: 'NewsletterAddress' }),
  shown: (row) => row,
  remove: (app, address) => deleteSubscription(app.database.db, { id: address }),
};

const MESSAGE_STATES = ['waiting', 'sent', 'dead'] as const;

/** Messages by mail; never their text, which can hold a link that is a key. */
const OUTBOX_MESSAGE: RowResource = {
  subject: 'outbox_message',
  name: 'OutboxMessage',
  label: 'Message by mail',
  table: 'outbox',
  columns: [
    'id',
    'topic',
    'recipient',
    'state',
    'attempts',
    'failed',
    'created_at',
    'due_at',
    'ended_at',
  ],
  filters: { state: z.enum(MESSAGE_STATES), topic: z.string().min(1).max(40) },
  answer: z
    .object({
      id,
      topic: z.string(),
      recipient: z.string().nullable(),
      state: z.enum(MESSAGE_STATES),
      attempts: z.int(),
      failed: z.string().nullable(),
      created_at: instant,
      due_at: instant,
      ended_at: instant.nullable(),
    })
    .meta({ id: 'OutboxMessage' }),
  shown: (row) => row,
  change: {
    body: z.strictObject({ state: z.literal('waiting') }),
    summary: 'Message by mail: try one again that was given up',
    run: (app, message) => retryMessage(app.database.db, message, instantText(app.now())),
  },
  remove: (app, message) => deleteMessage(app.database.db, message),
};

/** What is kept of visitors and of messages to them. */
export const VISITOR_CALLS = [FORM_ENTRY, NEWSLETTER_ADDRESS, OUTBOX_MESSAGE].flatMap(rowCalls);
