import type { Result } from '../../result.ts';

/**
 * Why a message did not go out: the server cannot be reached, does not let us sign in, cannot be
 * talked to in secret (its certificate is not valid), or does not take this message.
 */
export type MailTrouble = 'unavailable' | 'login' | 'tls' | 'refused';

export interface Message {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where answers go; without it to the sender. */
  readonly replyTo?: string | undefined;
  /** Where a POST of the mail program ends what this comes from (RFC 8058), and a person can, too. */
  readonly unsubscribe?: string | undefined;
  /** Stands in the head as `<id@host of the sender>`, so that the same message sent twice can be told. */
  readonly id?: string | undefined;
}

export interface Mailer {
  /** The sender's address, which also receives messages to the venue. */
  readonly from: string;
  /**
   * `invalid`: no such address or text; `unavailable`: the message could not be sent, with
   * a `MailTrouble` as its reason. Never throws.
   */
  send(message: Message): Promise<Result<null>>;
}
