import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../src/lib/constants.ts';
import { translator } from '../../../src/lib/i18n/translator.ts';
import { transaction } from '../../../src/lib/server/db/transaction.ts';
import { success } from '../../../src/lib/result.ts';
import { venueSubject } from '../../../src/lib/server/services/mail/venue-subject.ts';
import { settingsOf } from '../../../src/lib/server/services/records/reference-data.ts';
import { inputOf, valueOf } from '../../support/content/records.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';
import { sourceFiles } from '../../support/source-files.ts';

const NAMES = { de: 'Haus am Wehr', en: 'The Weir House' } as const;

/** Every subject that the product has, by its key: whatever stands under `mail`. */
function subjectKeys(value: unknown, path: string): readonly string[] {
  if (typeof value === 'string') return /[:.]mail\.(?:\w+\.)?subject$/u.test(path) ? [path] : [];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    subjectKeys(inner, path.endsWith(':') ? path + key : `${path}.${key}`),
  );
}
const FOLDER = 'src/content/i18n/de';
const KEYS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) =>
    subjectKeys(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')), `${file.slice(0, -5)}:`),
  );

describe.each(ENGINES)('subjects of mail on %s', (engine) => {
  it('say which venue writes, in their language, whatever they are about', async () => {
    const app = await appFor(engine, 'demo');
    const settings = settingsOf(await app.reference.read());
    valueOf(
      await app.records.update('settings', settings, {
        ...inputOf('settings', settings),
        site_name: NAMES,
      }),
    );
    expect(KEYS).toEqual([
      'event:news.mail.confirm.subject',
      'event:news.mail.known.subject',
      'forms:mail.venue.subject',
      'forms:mail.confirmation.subject',
      'forms:newsletter.mail.confirm.subject',
      'forms:newsletter.mail.known.subject',
      'user:mail.subject',
      'waiting:mail.confirm.subject',
      'waiting:mail.known.subject',
      'waiting:mail.offer.subject',
      'waiting:mail.note.subject',
    ]);
    const subjectOf = async (subject: string, locale: Locale) => {
      const to = 'visitor@example.org';
      const message = { to, subject, text: 'Text', topic: 'form', locale } as const;
      valueOf(
        await transaction(app.database, async (tx) =>
          success(await app.outbox.enqueue(tx, message)),
        ),
      );
      const row = await app.database.db
        .selectFrom('outbox')
        .select('subject')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return row.subject ?? '';
    };
    for (const locale of LOCALES)
      for (const key of KEYS) {
        const name = NAMES[locale];
        const values = { title: 'Probe', subject: 'Probe', site: name, app: name };
        const subject = await subjectOf(translator(locale)(key, values), locale);
        expect(subject.split(name)).toHaveLength(2);
        expect(subject).not.toMatch(/localhost|example\.org/u);
      }
    expect(await subjectOf('Danke für Ihre Anfrage', 'de')).toBe(
      'Danke für Ihre Anfrage – Haus am Wehr',
    );
  });
});

describe('the one way of a message', () => {
  it('is the outbox: nothing else writes one, or sends one to visitors', () => {
    const users = (call: RegExp) =>
      sourceFiles('src/lib/server', ['.ts'])
        .filter(({ text }) => call.test(text))
        .map(({ name }) => name);
    expect(users(/messages\.insertMessages\(|[^.\w]insertMessages\(/u)).toEqual(
      expect.arrayContaining(['src/lib/server/services/mail/outbox.ts']),
    );
    expect(users(/mailer\.send\(/u)).toEqual([
      // A test message, and alarms: the outbox may be what is wrong.
      'src/lib/server/cli/mail.ts',
      'src/lib/server/http/alarms/alarms.ts',
      'src/lib/server/services/mail/outbox.ts',
    ]);
  });

  it('cuts what is too long, but never the name, and keeps to one line', () => {
    const long = venueSubject('x'.repeat(500), 'Haus am Wehr');
    expect(long).toHaveLength(180);
    expect(long.endsWith('x – Haus am Wehr')).toBe(true);
    expect(venueSubject('a\r\nBcc: b@example.org', 'H\nM')).toBe('a Bcc: b@example.org – H M');
    expect(venueSubject('Neues von Haus am Wehr', 'Haus am Wehr')).toBe('Neues von Haus am Wehr');
    expect(venueSubject('Danke', '')).toBe('Danke');
  });
});
