import { describe, expect, it, onTestFinished } from 'vitest';
import { openMailer } from '../../../src/lib/server/adapters/mail.ts';
import { openDatabase, type OpenDatabase } from '../../../src/lib/server/db/open.ts';
import { transaction } from '../../../src/lib/server/db/transaction.ts';
import { instantText } from '../../../src/lib/dates/dates.ts';
import { failure, success } from '../../../src/lib/result.ts';
import * as messages from '../../../src/lib/server/repositories/outbox.ts';
import {
  Outbox,
  whyFailed,
  type OutgoingMessage,
} from '../../../src/lib/server/services/mail/outbox.ts';
import { databaseFor, ENGINES, type Engine } from '../../support/database/house.ts';
import { NOW } from '../../support/env.ts';
import { mailServer, type Manner } from '../../support/mail/mail-server.ts';

const MESSAGE: OutgoingMessage = {
  to: 'visitor@example.org',
  subject: 'Danke',
  locale: 'de',
  text: 'Guten Tag, schön, dass Sie da sind.',
  topic: 'form',
};
const MINUTE_MS = 60_000;

const rowsOf = ({ db }: OpenDatabase) =>
  db.selectFrom('outbox').selectAll().orderBy('id').execute();

/** An outbox whose mail server behaves in some way, at a time that passes by hand. */
async function outboxFor(engine: Engine, manner: Manner = 'takes') {
  const database = await openDatabase(await databaseFor(engine, 'bare'));
  onTestFinished(() => database.db.destroy());
  const server = await mailServer(manner);
  let time = NOW.getTime();
  const now = () => new Date(time);
  const reports: string[] = [];
  const report = {
    report: (message: string, details?: object) => {
      reports.push(`${message} ${JSON.stringify(details)}`);
    },
  };
  const from = 'house@example.org';
  // Only what never answers is waited for in vain.
  const timeoutMs = manner === 'hangs' ? 300 : 30_000;
  const options = { folder: '/nowhere', now, timeoutMs };
  const mailer = openMailer({ url: server.url, from }, options);
  const parts = { database, mailer, report, now };
  return {
    database,
    server,
    reports,
    parts,
    outbox: new Outbox(parts),
    enqueue: (change: Partial<OutgoingMessage> = {}) =>
      transaction(database, async (tx) =>
        success(await new Outbox(parts).enqueue(tx, { ...MESSAGE, ...change })),
      ),
    pass: (ms: number) => (time += ms),
    now,
  };
}

it.each([
  ['invalid', 'login', 'invalid'],
  ['unavailable', 'login', 'login'],
  ['unavailable', 'tls', 'tls'],
  ['unavailable', 'refused', 'refused'],
  ['unavailable', 'timeout', 'unavailable'],
] as const)('FO-08 a failure %s (%s) is kept as %s', (code, reason, kept) => {
  expect(whyFailed({ code, message: '', reason })).toBe(kept);
});

describe.each(ENGINES)('the outbox, on %s', (engine) => {
  it('FO-08 sends a message once, and keeps nothing of it but that and when', async () => {
    const { outbox, enqueue, server, database } = await outboxFor(engine);
    await enqueue({ replyTo: 'reader@example.org' });
    expect(await outbox.deliverDue()).toBe(true);
    await outbox.deliverDue();
    expect(server.messages).toHaveLength(1);
    expect(server.messages[0]?.text).toMatch(/^Reply-To: reader@example\.org\r$/mu);
    const [row] = await rowsOf(database);
    expect(row).toMatchObject({ state: 'sent', attempts: 1, ended_at: '2026-11-20T10:00:00Z' });
    expect(row).toMatchObject({ recipient: null, reply_to: null, subject: null, body: null });
    expect(JSON.stringify(row)).not.toMatch(/example\.org|Guten/u);
    expect(row?.message_id).toBe(server.messages[0]?.id);
  });

  it('FO-08 a message that was not sent is listed, until it is deleted, once', async () => {
    const { outbox, enqueue, database, now } = await outboxFor(engine, 'hangs');
    const listed = async (isFailed?: boolean) => {
      const part = { text: '', limit: 10, offset: 0 };
      return (await messages.unsentMessages(database.db, part, isFailed)).map(({ id }) => id);
    };
    await enqueue();
    await outbox.deliverDue();
    await enqueue();
    const [failed = 0, waiting = 0] = (await rowsOf(database)).map(({ id }) => id);
    expect(await listed()).toEqual([waiting, failed]);
    expect(await listed(true)).toEqual([failed]);
    // One that is not given up is not tried again by hand.
    expect(await messages.retryMessage(database.db, waiting, instantText(now()))).toBe(false);
    expect(await messages.deleteMessage(database.db, failed)).toBe(true);
    expect(await messages.deleteMessage(database.db, failed)).toBe(false);
    expect(await listed()).toEqual([waiting]);
  });

  it('FO-08 sends nothing of a transaction that is rolled back', async () => {
    const { outbox, server, database } = await outboxFor(engine);
    const answer = await transaction(database, async (tx) => {
      await outbox.enqueue(tx, MESSAGE);
      return failure('conflict', 'not this time');
    });
    expect(answer.ok).toBe(false);
    await outbox.deliverDue();
    expect([server.messages, await rowsOf(database)]).toEqual([[], []]);
  });

  it.each(['hangs', 'drops'] as const)(
    'FO-08 waits longer each time for a server that %s, and sends what it has when it is back',
    async (manner) => {
      const { outbox, enqueue, server, database, pass, now } = await outboxFor(engine, manner);
      await enqueue();
      const waits: number[] = [];
      for (let tries = 0; tries < 3; tries += 1) {
        expect(await outbox.deliverDue()).toBe(false);
        const [row] = await rowsOf(database);
        expect(row).toMatchObject({ state: 'waiting', attempts: tries + 1, failed: 'unavailable' });
        const wait = Date.parse(row?.due_at ?? '') - now().getTime();
        waits.push(wait);
        // A second before it is due nothing is tried.
        pass(wait - 1000);
        await outbox.deliverDue();
        expect((await rowsOf(database))[0]?.attempts).toBe(tries + 1);
        pass(1000);
      }
      expect(waits).toEqual([30_000, 60_000, 120_000]);
      server.behave('takes');
      expect(await outbox.deliverDue()).toBe(true);
      expect(server.messages).toHaveLength(1);
    },
  );

  it('FO-08 gives up after a day, keeps what was not sent, and tries it again when asked to', async () => {
    const { outbox, enqueue, server, database, pass, now, reports } = await outboxFor(
      engine,
      'drops',
    );
    const began = now().getTime();
    await enqueue();
    const read = async () => (await rowsOf(database))[0];
    while ((await read())?.state === 'waiting') {
      await outbox.deliverDue();
      pass(240 * MINUTE_MS);
      expect(now().getTime() - began).toBeLessThan(5 * 24 * 60 * MINUTE_MS);
    }
    expect(await read()).toMatchObject({ state: 'dead', attempts: 14, subject: MESSAGE.subject });
    expect(reports).toEqual(['A message was not sent. {"topic":"form","why":"unavailable"}']);
    server.behave('takes');
    await outbox.deliverDue();
    expect(server.messages).toEqual([]);
    const id = (await read())?.id ?? 0;
    expect(await messages.retryMessage(database.db, id, '2026-11-27T10:00:00Z')).toBe(true);
    pass(7 * 24 * 60 * MINUTE_MS);
    await outbox.deliverDue();
    expect(server.messages).toHaveLength(1);
    expect(await messages.retryMessage(database.db, id, '2026-11-27T10:00:00Z')).toBe(false);
  });

  it('FO-08 a reader who is refused holds nobody else up', async () => {
    const { outbox, enqueue, server, database, pass } = await outboxFor(engine, 'refuses');
    await enqueue();
    for (let tries = 0; tries < 4; tries += 1) {
      // The server is there, so that others are tried.
      expect(await outbox.deliverDue()).toBe(true);
      pass(10 * MINUTE_MS);
    }
    server.behave('takes');
    await enqueue({ subject: 'second' });
    await outbox.deliverDue();
    expect(await rowsOf(database)).toMatchObject([
      { state: 'dead', failed: 'refused', body: MESSAGE.text },
      { state: 'sent' },
    ]);
  });

  it('FO-08 a message that a process took with it to its end is sent by the next one, under the same name', async () => {
    const { outbox, enqueue, server, database, pass, now } = await outboxFor(engine, 'forgets');
    await enqueue();
    await outbox.deliverDue();
    server.behave('takes');
    const [row] = await rowsOf(database);
    pass(30_000);
    await transaction(database, async (tx) =>
      success(await messages.takeMessage(tx, instantText(now()), '2026-11-20T10:01:30Z')),
    );
    pass(30_000);
    await outbox.deliverDue();
    expect(server.messages, 'while somebody else has it').toHaveLength(1);
    pass(30_000);
    await outbox.deliverDue();
    expect(server.messages.map(({ id }) => id)).toEqual([row?.message_id, row?.message_id]);
  });

  it('FO-08 is emptied by two processes at once, each message once', async () => {
    const { outbox, enqueue, server, parts } = await outboxFor(engine);
    for (let number = 0; number < 30; number += 1) await enqueue({ subject: `number ${number}` });
    await Promise.all([outbox.deliverDue(), new Outbox(parts).deliverDue()]);
    expect(server.messages).toHaveLength(30);
    expect(new Set(server.messages.map(({ id }) => id)).size).toBe(30);
  });

  it('FO-08 does not send what is of no use any more, and forgets it', async () => {
    const { outbox, enqueue, server, database, pass, now } = await outboxFor(engine);
    await enqueue({ expiresAt: new Date(now().getTime() + 60 * MINUTE_MS) });
    await enqueue({ to: 'nobody' });
    pass(60 * MINUTE_MS);
    await outbox.deliverDue();
    expect(server.messages).toEqual([]);
    expect(await rowsOf(database)).toMatchObject([
      { state: 'dead', failed: 'expired', recipient: null, body: null },
      { state: 'dead', failed: 'invalid', recipient: 'nobody', body: MESSAGE.text },
    ]);
    pass(30 * 24 * 60 * MINUTE_MS + MINUTE_MS);
    await outbox.sweep();
    expect(await rowsOf(database)).toEqual([]);
  });
});
