import type { Result } from '../../result.ts';

export interface Message {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** The address that messages come from, where the house reads its own mail, too. */
  readonly from: string;
  /** `invalid`: no such address or text; `unavailable`: the message did not get away. Never throws. */
  send(message: Message): Promise<Result<null>>;
}
