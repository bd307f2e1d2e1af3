import type { Generated } from 'kysely';

/** Somebody who wants the newsletter. Instants are ISO texts. Who leaves has no row any more. */
export interface NewsletterSubscriptionRow {
  id: Generated<number>;
  /** Random: whoever has it can confirm the subscription and end it. */
  token: string;
  /** Lower case. */
  email: string;
  locale: string;
  /** `asked`: until the link in the message is followed and confirmed. */
  state: 'asked' | 'confirmed';
  asked_at: string;
  confirmed_at: string | null;
}

export interface NewsletterTables {
  newsletter_subscription: NewsletterSubscriptionRow;
}
