import { randomBytes } from 'node:crypto';
import { mkdir, readdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { emailText } from '../../../content/fields/email.ts';
import { lineText } from '../../../content/fields/plain-text.ts';
import { failure, success } from '../../result.ts';
import { count } from '../concurrency/counters.ts';
import type { MailConfig } from '../config/config-parts.ts';
import type { Mailer, MailTrouble, Message } from '../ports/mailer.ts';

export interface MailOptions {
  /** The folder for messages where no mail server is configured. */
  readonly folder: string;
  readonly now: () => Date;
  readonly timeoutMs?: number;
  /** Most messages in the folder; the oldest are deleted. */
  readonly most?: number;
}

/** For the whole delivery: connecting, greeting, sending. */
const TIMEOUT_MS = 10_000;
const MAX_FILES = 1000;
/** In characters; an entry of a long form fits. */
const MAX_TEXT_LENGTH = 100_000;

/** No field may contain a header of its own or a second recipient. */
const messageSchema = z.object({
  to: emailText(),
  subject: lineText(200).min(1),
  text: z
    .string()
    .min(1)
    .max(MAX_TEXT_LENGTH)
    .refine((text) => !text.includes('\0')),
  // An odd one of older times never costs the message.
  replyTo: emailText().optional().catch(undefined),
  unsubscribe: z
    .string()
    .max(500)
    .regex(/^https?:\/\/[\w\-./:%]+$/u)
    .optional(),
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/u)
    .optional(),
});

const invalidMessage = failure('invalid', 'This is no message that could be sent.');
const undelivered = failure('unavailable', 'The message could not be sent.');

/** What an error of the library means; its text may contain addresses and passwords. */
function troubleOf(error: unknown): MailTrouble {
  const { code, responseCode, message } = error as Readonly<Record<string, unknown>>;
  if (code === 'EAUTH') return 'login';
  // The library gives a certificate that is not valid the code of any broken connection.
  if (code === 'ETLS' || /certificate|altnames/iu.test(String(message))) return 'tls';
  // A reply 5xx to its addresses or text.
  const isOfMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfMessage && Number(responseCode) >= 500 ? 'refused' : 'unavailable';
}

const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** The library is loaded with the first message: most processes never send one. */
async function compose(from: string, { to, subject, text, replyTo, unsubscribe, id }: Message) {
  const { createTransport } = await import('nodemailer');
  return {
    createTransport,
    mail: {
      from,
      // As an object it is one address, whatever it looks like.
      to: { name: '', address: to },
      subject,
      text,
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      ...(id !== undefined && { messageId: `<${id}@${hostOf(from)}>` }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe !== undefined && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  };
}

async function sendBySmtp(url: string, from: string, message: Message, timeoutMs: number) {
  const { createTransport, mail } = await compose(from, message);
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('timeout'));
    }, timeoutMs);
  });
  const sending = transport.sendMail(mail);
  // After the timeout its rejection must not be unhandled.
  sending.catch(() => undefined);
  try {
    await Promise.race([sending, timeout]);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

async function deleteOldest(folder: string, most: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  for (const name of names.slice(0, Math.max(0, names.length - most)))
    await unlink(path.join(folder, name)).catch(() => undefined);
}

/** Messages as `.eml` files, in the order in which they were written. */
class MailFolder {
  readonly #options: MailOptions;
  /** Keeps messages of the same millisecond in order. */
  #count = 0;

  constructor(options: MailOptions) {
    this.#options = options;
  }

  async write(from: string, message: Message): Promise<void> {
    const { folder, now, most = MAX_FILES } = this.#options;
    this.#count += 1;
    const time = now().toISOString().replaceAll(/[:.]/gu, '-');
    const name = `${time}-${String(this.#count).padStart(9, '0')}-${randomBytes(6).toString('hex')}`;
    const { createTransport, mail } = await compose(from, message);
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message: bytes } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path.join(folder, `${name}.eml`), bytes, { mode: 0o600 });
    await deleteOldest(folder, most);
  }
}

/** Sends messages by SMTP, or writes them to a folder where no mail server is configured. */
export function openMailer({ url, from }: MailConfig, options: MailOptions): Mailer {
  const { timeoutMs = TIMEOUT_MS } = options;
  const mailFolder = new MailFolder(options);
  return {
    from,
    async send(message) {
      const { data } = messageSchema.safeParse(message);
      if (data === undefined) return invalidMessage;
      try {
        await (url === null
          ? mailFolder.write(from, data)
          : sendBySmtp(url, from, data, timeoutMs));
        count('mails', 'sent');
        return success(null);
      } catch (error) {
        const reason = troubleOf(error);
        count('mails', reason);
        return { ok: false, failure: { ...undelivered.failure, reason } };
      }
    },
  };
}
