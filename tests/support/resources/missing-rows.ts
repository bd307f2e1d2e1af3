import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { NOW } from '../env.ts';

const AT = NOW.toISOString();

/** What the demo has none of: a file, and an entry, an address and a message, as visitors leave them. */
export async function insertMissingRows(app: AppContext): Promise<void> {
  const { db } = app.database;
  const file = { title: 'Saal', src: '/media/saal.webp', mime: 'image/webp', bytes: 1000 };
  const made = await app.records.create('media', file);
  if (!made.ok) throw new Error(made.failure.message);
  const email = 'mira@example.org';
  const answer = { slug: 'name', label: 'Name', field_type: 1, values: ['Mira'], files: [] };
  const entry = { form: 1, locale: 'de', received_at: AT, delete_at: AT, email };
  await db
    .insertInto('form_entry')
    .values({ ...entry, answers: JSON.stringify([answer]), search: 'mira', request_key: 'k' })
    .execute();
  const asked = { token: 't', email, locale: 'de', state: 'confirmed' } as const;
  await db
    .insertInto('newsletter_subscription')
    .values({ ...asked, asked_at: AT, confirmed_at: AT })
    .execute();
  const message = { message_id: 'm', topic: 'form', recipient: email, reply_to: null } as const;
  const times = { created_at: AT, due_at: AT, expires_at: null, ended_at: AT };
  await db
    .insertInto('outbox')
    .values({
      ...message,
      subject: 'S',
      body: 'B',
      state: 'dead',
      attempts: 3,
      failed: 'refused',
      ...times,
    })
    .execute();
}
