import { randomBytes } from 'node:crypto';
import { mkdir, readdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { lineText } from '../../../content/fields/plain-text.ts';
import { failure, success } from '../../result.ts';
import type { MailPlace } from '../config/env.ts';
import type { Mailer, Message } from '../ports/mailer.ts';

export interface MailOptions {
  /** Where messages are kept when nobody carries them. */
  readonly folder: string;
  readonly now: () => Date;
  readonly timeoutMs?: number;
  /** The newest so many are kept. */
  readonly most?: number;
}

/** For the whole of it: connecting, greeting, handing over. */
const TIMEOUT_MS = 10_000;
const MOST_KEPT = 1000;

/** Nothing of a message can begin a header of its own or name a second reader. */
const messageSchema = z.object({
  to: z.email().max(254),
  subject: lineText(200).min(1),
  text: z
    .string()
    .min(1)
    .max(20_000)
    .refine((text) => !text.includes('\0')),
});

const wrong = failure('invalid', 'This is no message that could be sent.');
const unsent = failure('unavailable', 'The message could not be sent.');

/** The library is loaded with the first message: most processes never send one. */
async function compose(from: string, { to, subject, text }: Message) {
  const { createTransport } = await import('nodemailer');
  return {
    createTransport,
    mail: {
      from,
      // As an object it is one address, whatever it looks like.
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  };
}

async function carry(url: string, from: string, message: Message, timeoutMs: number) {
  const { createTransport, mail } = await compose(from, message);
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('late'));
    }, timeoutMs);
  });
  const sending = transport.sendMail(mail);
  // When it is too late nobody waits for its end any more.
  sending.catch(() => undefined);
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

async function forgetOldest(folder: string, most: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  for (const name of names.slice(0, Math.max(0, names.length - most)))
    await unlink(path.join(folder, name)).catch(() => undefined);
}

/** Messages of one moment stay in the order in which they were written. */
let written = 0;

async function keep(from: string, message: Message, options: MailOptions): Promise<void> {
  const { folder, now, most = MOST_KEPT } = options;
  written += 1;
  const moment = now().toISOString().replaceAll(/[:.]/gu, '-');
  const name = `${moment}-${String(written).padStart(9, '0')}-${randomBytes(6).toString('hex')}`;
  const { createTransport, mail } = await compose(from, message);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: bytes } = await transport.sendMail(mail);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path.join(folder, `${name}.eml`), bytes, { mode: 0o600 });
  await forgetOldest(folder, most);
}

/** Sends the house's messages, or keeps them as files where nobody carries them. */
export function openMailer({ url, from }: MailPlace, options: MailOptions): Mailer {
  const { timeoutMs = TIMEOUT_MS } = options;
  return {
    from,
    async send(message) {
      const { data } = messageSchema.safeParse(message);
      if (data === undefined) return wrong;
      try {
        await (url === null ? keep(from, data, options) : carry(url, from, data, timeoutMs));
        return success(null);
      } catch {
        // Its words may name people and passwords.
        return unsent;
      }
    },
  };
}
