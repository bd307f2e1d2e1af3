import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openMailer, type MailOptions } from '../../../src/lib/server/adapters/mail.ts';
import { mailServer } from '../../support/mail/mail-server.ts';

const MESSAGE = {
  to: 'visitor@example.org',
  subject: 'Ihr Platz – bestätigen',
  text: 'Guten Tag,\nschön, dass Sie da sind.',
};
const FROM = 'house@example.org';

function mailFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-mail-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return path.join(folder, 'mail');
}

/** Longer than any answer takes, however busy the machine is. */
const LONG_MS = 30_000;
/** How long a server of this manner is waited for: one that never answers is so in vain. */
const waitFor = (manner: string) => (manner === 'hangs' ? 300 : LONG_MS);

function mailer(url: string | null, options: Partial<MailOptions> = {}) {
  let seconds = 0;
  const now = () => new Date(Date.UTC(2026, 10, 20, 10, 0, (seconds += 1)));
  return openMailer(
    { url, from: FROM },
    {
      folder: mailFolder(),
      now,
      timeoutMs: LONG_MS,
      ...options,
    },
  );
}

describe('mail', () => {
  it('is handed to the server that carries it', async () => {
    const server = await mailServer('takes');
    expect(await mailer(server.url).send(MESSAGE)).toEqual({ ok: true, value: null });
    const [message] = server.messages;
    expect(message?.to).toMatch(/<visitor@example\.org>/u);
    expect(message?.text).toMatch(/^From: house@example\.org\r$/mu);
    expect(message?.text).toMatch(/^Subject: =\?UTF-8\?/mu);
    expect(message?.text).toMatch(/^Auto-Submitted: auto-generated\r$/mu);
  });

  it('FO-08 carries a way to end what it comes from, by one click, where there is one', async () => {
    const server = await mailServer('takes');
    const unsubscribe = 'https://www.example.org/de/benachrichtigung/abc-_1';
    await mailer(server.url).send({ ...MESSAGE, unsubscribe });
    await mailer(server.url).send(MESSAGE);
    const broken = { ...MESSAGE, unsubscribe: 'https://x/>\r\nBcc: a@example.org' };
    expect(await mailer(server.url).send(broken)).toMatchObject({ ok: false });
    const [ended, plain] = server.messages.map(({ text }) => text.replaceAll(/\r\n\s+/gu, ' '));
    expect(ended).toContain(`List-Unsubscribe: <${unsubscribe}>\r\n`);
    expect(ended).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(plain).not.toContain('List-Unsubscribe');
  });

  it('is kept as a file where nobody carries it, readable by its owner only', async () => {
    const folder = mailFolder();
    expect((await mailer(null, { folder }).send(MESSAGE)).ok).toBe(true);
    const [file = ''] = readdirSync(folder);
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(text).toMatch(/^To: visitor@example\.org\r$/mu);
    expect(text).toContain('Guten Tag,');
  });

  it('is kept no longer than a number of newer ones came', async () => {
    const folder = mailFolder();
    const kept = mailer(null, { folder, most: 3 });
    for (const subject of ['one', 'two', 'three', 'four', 'five'])
      await kept.send({ ...MESSAGE, subject });
    const texts = readdirSync(folder)
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    expect(texts.map((text) => /^Subject: (\w+)/mu.exec(text)?.[1])).toEqual([
      'three',
      'four',
      'five',
    ]);
  });

  it.each([
    { to: 'visitor@example.org\r\nBcc: other@example.org' },
    { to: 'visitor@example.org, other@example.org' },
    { to: 'Visitor <visitor@example.org>' },
    { to: 'nobody' },
    { subject: 'Hello\r\nBcc: other@example.org' },
    { subject: 'Hello\u2028there' },
    { subject: '' },
    { text: '' },
    { text: 'a\0b' },
  ])('with %j is no message', async (change) => {
    const server = await mailServer('takes');
    const sent = await mailer(server.url).send({ ...MESSAGE, ...change });
    expect(sent).toMatchObject({ ok: false, failure: { code: 'invalid' } });
    expect(server.messages).toEqual([]);
  });

  // ASVS 1.3.11
  it('may say anything in its text: nothing of it becomes a header', async () => {
    const server = await mailServer('takes');
    const text = '\r\n\r\nBcc: other@example.org\r\n.\r\nRCPT TO:<other@example.org>\r\n';
    expect((await mailer(server.url).send({ ...MESSAGE, text })).ok).toBe(true);
    expect(server.messages).toHaveLength(1);
    const [head = ''] = (server.messages[0]?.text ?? '').split('\r\n\r\n', 1);
    expect(head).not.toContain('other@example.org');
  });

  it.each(['hangs', 'refuses'] as const)(
    'that a server %s is not sent, in time',
    async (manner) => {
      const server = await mailServer(manner);
      const sent = await mailer(server.url, { timeoutMs: waitFor(manner) }).send(MESSAGE);
      expect(sent).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
      expect(JSON.stringify(sent)).not.toContain('example.org');
    },
  );

  it.each([
    ['hangs', 'unavailable'],
    ['refuses', 'refused'],
    ['no-login', 'login'],
    ['no-tls', 'tls'],
  ] as const)('says why a server that %s has not taken it', async (manner, reason) => {
    const server = await mailServer(manner);
    const url = server.url.replace('//', '//user:secret@');
    const sent = await mailer(url, { timeoutMs: waitFor(manner) }).send(MESSAGE);
    expect(sent).toMatchObject({ ok: false, failure: { reason } });
  });

  it('to a server that is not there is not sent', async () => {
    const sent = await mailer('smtp://user:secret@127.0.0.1:1').send(MESSAGE);
    expect(sent).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
    expect(JSON.stringify(sent)).not.toContain('secret');
  });
});
