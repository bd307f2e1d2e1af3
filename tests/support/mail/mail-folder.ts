import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface KeptMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** `List-Unsubscribe` without its brackets; empty: there is none. */
  readonly unsubscribe: string;
  /** Of the entry of the waiting list that its link leads to; empty: none. */
  readonly token: string;
}

const bytesOf = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/gu, '')
      .replaceAll(/=([0-9A-F]{2})/gu, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

/** Words of a header, which are written in another way when they hold more than ASCII. */
const words = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/gu, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/giu, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : bytesOf(text.replaceAll('_', ' ')).toString(),
    );

/** A message as it goes over the line. */
export function parsed(source: string): KeptMail {
  const end = source.indexOf('\r\n\r\n');
  const head = source.slice(0, end).replaceAll(/\r\n[ \t]+/gu, ' ');
  const body = source.slice(end + 4);
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'imu').exec(head)?.[1] ?? '';
  const coding = header('content-transfer-encoding');
  const text =
    coding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : coding === 'quoted-printable'
        ? bytesOf(body).toString()
        : body;
  return {
    to: header('to').trim(),
    subject: words(header('subject').trim()),
    text: text.replaceAll('\r\n', '\n'),
    unsubscribe: /^<([^>]*)>/u.exec(header('list-unsubscribe'))?.[1] ?? '',
    token: /\/(?:warteliste|waiting-list)\/([\w-]{22})/u.exec(text)?.[1] ?? '',
  };
}

/** The messages that a venue has kept, in the order in which they came. */
export function keptMails(dataDir: string): readonly KeptMail[] {
  const folder = path.join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => parsed(readFileSync(path.join(folder, file), 'utf8')));
}
