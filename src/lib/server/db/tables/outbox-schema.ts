import type { Generated } from 'kysely';

/**
 * A message that is to be sent by mail, or was. What names a person is null once the
 * message has arrived or is of no use any more.
 */
export interface OutboxRow {
  id: Generated<number>;
  /** Stands in the message's head, the same at every try: who gets it twice can tell. */
  message_id: string;
  topic: 'waiting' | 'password' | 'account' | 'form' | 'newsletter' | 'event_news' | 'note';
  recipient: string | null;
  reply_to: string | null;
  /** By which a mail program ends what it comes from, with its secret; null for what somebody asked for just now. */
  unsubscribe: string | null;
  subject: string | null;
  body: string | null;
  /** `dead`: given up; somebody can have it tried again while its text is there. */
  state: 'waiting' | 'sent' | 'dead';
  /** Tries that were begun. */
  attempts: number;
  /** Why the last try failed; null before the first failure and once it is sent. */
  failed: 'unavailable' | 'login' | 'tls' | 'refused' | 'invalid' | 'expired' | null;
  created_at: string;
  /** When it is tried next. While it is tried: when whoever tries it counts as gone. */
  due_at: string;
  /** When it is of no use any more; null: never. */
  expires_at: string | null;
  /** When it was sent or given up. */
  ended_at: string | null;
  /** What it was sent by with others, and can be called back with while it waits; null: by itself. */
  batch: string | null;
}

export interface OutboxTables {
  outbox: OutboxRow;
}
