import { setTimeout as pause } from 'node:timers/promises';
import { writeSync } from 'node:fs';
import { openMailer } from '../../../src/lib/server/adapters/mail.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { transaction } from '../../../src/lib/server/db/transaction.ts';
import { success } from '../../../src/lib/result.ts';
import { Outbox } from '../../../src/lib/server/services/mail/outbox.ts';

/**
 * A process that acknowledges messages and sends them, until it is killed in the middle of
 * it. Each stands in the database before it is acknowledged; as a control (`memory`) it is
 * only kept in the process, as a queue without a table would.
 */
const [dataDir = '', databaseUrl = '', smtp = '', writer = '', order = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: databaseUrl || null, dataDir });
const mailer = openMailer(
  { url: smtp, from: 'house@example.org' },
  { folder: dataDir, now: () => new Date() },
);
const report = { report: () => undefined };
const outbox = new Outbox({ database, mailer, report, now: () => new Date() });

async function deliver(): Promise<void> {
  for (;;) {
    await outbox.deliverDue();
    await pause(1);
  }
}

void deliver();
for (let number = 0; ; number += 1) {
  const name = `${writer}-${process.pid}-${number}`;
  const message = { to: 'visitor@example.org', subject: name, text: `This is ${name}.` };
  if (order === 'memory') void pause(5).then(() => mailer.send(message));
  else
    await transaction(database, async (tx) =>
      success(await outbox.enqueue(tx, { ...message, topic: 'form', locale: 'de' })),
    );
  writeSync(1, `${name}\n`);
  await pause(2);
}
