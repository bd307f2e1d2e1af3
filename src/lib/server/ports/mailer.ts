import type { Result } from '../../result.ts';

export interface Message {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** The sender's address, which also receives messages to the venue. */
  readonly from: string;
  /** `invalid`: no such address or text; `unavailable`: the message could not be sent. Never throws. */
  send(message: Message): Promise<Result<null>>;
}
