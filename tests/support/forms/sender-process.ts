import { writeSync } from 'node:fs';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { success } from '../../../src/lib/result.ts';
import { FormFileStore } from '../../../src/lib/server/services/forms/file-store.ts';
import type { FormParts } from '../../../src/lib/server/services/forms/form-parts.ts';
import { sendForm } from '../../../src/lib/server/services/forms/send-form.ts';
import { Newsletter } from '../../../src/lib/server/services/newsletter/newsletter.ts';
import { Reference } from '../../../src/lib/server/services/records/reference-data.ts';
import { Outbox } from '../../../src/lib/server/services/mail/outbox.ts';
import { CONTACT, formOf, MESSAGE, sendingOf, VISITOR } from './sending.ts';

/**
 * A process that sends a form again and again, each time with a higher number, and says so
 * at once: until it is killed in the middle of it.
 */
const [dataDir = '', first = '', order = ''] = process.argv.slice(2);
/** The wrong order, as a control: said before it is stored. */
const saysFirst = order === 'early';
const database = await openDatabase({ databaseUrl: null, dataDir });
const report = { report: () => undefined };
const now = () => new Date();
const mailer = { from: 'house@example.org', send: () => Promise.resolve(success(null)) };
const outbox = new Outbox({ database, mailer, report, now });
const app: FormParts = {
  env: { siteOrigin: 'http://localhost', dataDir, sessionSecret: null },
  database,
  outbox,
  newsletter: new Newsletter({ database, outbox, now, siteOrigin: 'http://localhost' }),
  reference: new Reference(database.db),
  formFiles: new FormFileStore(dataDir),
  report,
  now,
};
const form = await formOf(app, CONTACT);
for (let number = Number(first); ; number += 1) {
  if (saysFirst) writeSync(1, `${number}\n`);
  const result = await sendForm(
    app,
    sendingOf(form, {
      raw: { ...MESSAGE, message: `number ${number}`, email: `n${number}@example.org` },
      key: `${number}`,
      visitor: { ...VISITOR, network: `net ${number}` },
    }),
  );
  if (result.kind !== 'sent') throw new Error(result.kind);
  if (!saysFirst) writeSync(1, `${number}\n`);
}
