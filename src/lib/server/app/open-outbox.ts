import path from 'node:path';
import { openMailer } from '../adapters/mail.ts';
import type { Env } from '../config/env.ts';
import { Outbox, type OutboxParts } from '../services/mail/outbox.ts';

/** The venue's mail: what is to be sent, and what carries it. */
export function openOutbox(env: Env, parts: Omit<OutboxParts, 'mailer'>): Outbox {
  const folder = path.join(env.dataDir, 'mail');
  return new Outbox({ ...parts, mailer: openMailer(env.mail, { folder, now: parts.now }) });
}
