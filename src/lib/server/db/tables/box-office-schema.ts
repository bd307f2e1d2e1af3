import type { Generated } from 'kysely';

/** Somebody who wants to hear of changes of an event. Who leaves has no row any more. */
export interface EventFollowerRow {
  id: Generated<number>;
  /** Random: whoever has it can confirm the subscription and end it. */
  token: string;
  event: number;
  /** Lower case. */
  email: string;
  locale: string;
  /** `asked`: until the link in the message is followed and confirmed. */
  state: 'asked' | 'confirmed';
  asked_at: string;
  confirmed_at: string | null;
}

/** A change of an event's status, so that it is made once and can be undone. */
export interface StatusChangeRow {
  id: Generated<number>;
  /** Random, of the form: the same form twice is one change. Also the batch of its messages. */
  key: string;
  event: number;
  /** The event's version that it became. */
  version: number;
  /** JSON: the changed fields as they were. */
  before: string;
  /** How many messages it sends. */
  messages: number;
  at: string;
  /** When its messages leave. */
  mail_at: string;
  undone_at: string | null;
}

export interface BoxOfficeTables {
  event_follower: EventFollowerRow;
  status_change: StatusChangeRow;
}
