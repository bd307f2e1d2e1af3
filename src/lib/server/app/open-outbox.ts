import path from 'node:path';
import { openMailer } from '../adapters/mail.ts';
import type { Env } from '../config/env.ts';
import type { Mailer } from '../ports/mailer.ts';
import { Outbox, type OutboxParts } from '../services/mail/outbox.ts';

/** What carries the venue's mail: a server, or a folder where none is configured. */
export const venueMailer = ({ dataDir, mail }: Env, now: () => Date): Mailer =>
  openMailer(mail, { folder: path.join(dataDir, 'mail'), now });

/** The venue's mail: what is to be sent, and what carries it. */
export const openOutbox = (env: Env, parts: Omit<OutboxParts, 'mailer'>): Outbox =>
  new Outbox({ ...parts, mailer: venueMailer(env, parts.now) });
