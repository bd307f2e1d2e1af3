import { deleteMessagesOf, messagesOf } from '../../repositories/outbox.ts';
import type { PersonalDataSource } from './source.ts';

/** Messages to the person, and those to the venue that name them; sent ones have no text any more. */
export const outboxSource: PersonalDataSource = {
  key: 'outbox',
  find: async (db, email) =>
    (await messagesOf(db, email)).map(({ topic, subject, body, state, created_at }) => ({
      topic,
      subject,
      body,
      state,
      created_at,
    })),
  erase: async (tx, email) => ({ rows: await deleteMessagesOf(tx, email) }),
};
