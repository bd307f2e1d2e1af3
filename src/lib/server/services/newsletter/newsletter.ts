import { randomBytes } from 'node:crypto';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Transaction } from 'kysely';
import {
  NEWSLETTER_CONFIRM_HOURS,
  NEWSLETTER_MAILS_A_DAY,
  type Locale,
} from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { textIn } from '../../../i18n/localized.ts';
import { translator } from '../../../i18n/translator.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import * as subscriptions from '../../repositories/visitors/newsletter.ts';
import type { Subscription } from '../../repositories/visitors/newsletter.ts';
import { SharedLimit } from '../limits/shared-limit.ts';
import type { Outbox, OutgoingMessage } from '../mail/outbox.ts';
import { type ReferenceData, settingsOf } from '../records/reference-data.ts';

/** Where a subscription is confirmed and ended; whoever has the address may do both. */
export const subscriptionPath = (token: string, locale: Locale): string =>
  pathTo('newsletter-subscription', locale, { token });

/**
 * What somebody is told who asked for the newsletter: to confirm it, or that they have it
 * already. Both go to the address alone, so that the page tells nobody who is on the list.
 */
function messageTo(
  { email, token, state }: Pick<Subscription, 'email' | 'token' | 'state'>,
  locale: Locale,
  { data, siteOrigin }: { readonly data: ReferenceData; readonly siteOrigin: string },
): Pick<OutgoingMessage, 'to' | 'subject' | 'text' | 'topic' | 'locale'> {
  const t = translator(locale);
  const kind = state === 'asked' ? 'confirm' : 'known';
  const texts = {
    app: textIn(settingsOf(data).site_name, locale),
    link: siteOrigin + subscriptionPath(token, locale),
  };
  return {
    topic: 'newsletter',
    locale,
    to: email,
    subject: t(`forms:newsletter.mail.${kind}.subject`, texts),
    text: t(`forms:newsletter.mail.${kind}.text`, texts),
  };
}

export interface NewsletterParts {
  readonly database: OpenDatabase;
  readonly outbox: Outbox;
  readonly now: () => Date;
  readonly siteOrigin: string;
}

const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/u;

/** Who wants the newsletter. The venue sends it with a program of its own, from the exported list. */
export class Newsletter {
  readonly #parts: NewsletterParts;
  readonly #mailLimit: SharedLimit;

  constructor(parts: NewsletterParts) {
    this.#parts = parts;
    this.#mailLimit = new SharedLimit(parts.database.db, {
      name: 'newsletter-mail',
      most: NEWSLETTER_MAILS_A_DAY,
      perMs: millisecondsInDay,
      now: parts.now,
    });
  }

  /**
   * Notes that an address asks for the newsletter, and writes to it, as part of the caller's
   * transaction. Only who follows the link in the message and confirms gets the newsletter.
   * @param data read before the transaction, which nothing else can read beside on SQLite
   */
  async subscribe(
    tx: Transaction<Database>,
    { email: typed, locale }: { readonly email: string; readonly locale: Locale },
    data: ReferenceData,
  ): Promise<void> {
    const { outbox, now, siteOrigin } = this.#parts;
    const email = typed.toLowerCase();
    const asked_at = instantText(now());
    const existing = await subscriptions.subscriptionByEmail(tx, email);
    if (existing?.state === 'asked') await subscriptions.askAgain(tx, existing.id, asked_at);
    const token = existing?.token ?? randomBytes(TOKEN_BYTES).toString('base64url');
    if (existing === null)
      await subscriptions.insertSubscription(tx, { token, email, locale, asked_at });
    if (!(await this.#mailLimit.allows(email, tx))) return;
    const state = existing?.state ?? 'asked';
    const context = { data, siteOrigin };
    const expiresAt = new Date(now().getTime() + NEWSLETTER_CONFIRM_HOURS * millisecondsInHour);
    await outbox.enqueue(tx, { ...messageTo({ email, token, state }, locale, context), expiresAt });
  }

  async find(token: string): Promise<Subscription | null> {
    return TOKEN.test(token)
      ? subscriptions.subscriptionByToken(this.#parts.database.db, token)
      : null;
  }

  /** The address gets the newsletter from now on. Idempotent. */
  async confirm({ token }: Pick<Subscription, 'token'>): Promise<void> {
    const { database, now } = this.#parts;
    await subscriptions.confirmSubscription(database.db, token, instantText(now()));
  }

  /** Ends a subscription: nothing of it is kept. Idempotent. */
  async leave({ token }: Pick<Subscription, 'token'>): Promise<void> {
    await subscriptions.deleteSubscription(this.#parts.database.db, { token });
  }

  /** Deletes addresses that were not confirmed in time. */
  async sweep(): Promise<void> {
    const { database, now } = this.#parts;
    const limit = new Date(now().getTime() - NEWSLETTER_CONFIRM_HOURS * millisecondsInHour);
    await subscriptions.sweepSubscriptions(database.db, instantText(limit));
  }
}
