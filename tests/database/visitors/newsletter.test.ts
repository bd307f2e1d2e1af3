import { describe, expect, it } from 'vitest';
import { success } from '../../../src/lib/result.ts';
import { transaction } from '../../../src/lib/server/db/transaction.ts';
import {
  countSubscribers,
  subscribers,
} from '../../../src/lib/server/repositories/visitors/newsletter.ts';
import { appAt, databaseFor, ENGINES, type Engine } from '../../support/database/house.ts';
import { NOW } from '../../support/env.ts';
import { keptMails } from '../../support/mail/mail-folder.ts';

const HOUR_MS = 3_600_000;

async function house(engine: Engine) {
  const place = await databaseFor(engine, 'demo');
  const app = await appAt(place);
  const data = await app.reference.read();
  return {
    place,
    app,
    subscribe: (email: string) =>
      transaction(app.database, async (tx) => {
        await app.newsletter.subscribe(tx, { email, locale: 'de' }, data);
        return success(null);
      }),
    mails: async () => {
      await app.outbox.deliverDue();
      return keptMails(place.dataDir);
    },
    listed: async () =>
      (await subscribers(app.database.db, { text: '', limit: 10, offset: 0 })).map(
        (one) => one.email,
      ),
  };
}
const tokenIn = (text: string): string => /newsletter\/([\w-]{22})/u.exec(text)?.[1] ?? '';

describe.each(ENGINES)('the newsletter, on %s', (engine) => {
  it('FO-08 goes only to who confirms by mail, and ends by the same link', async () => {
    const { app, subscribe, mails, listed } = await house(engine);
    await subscribe('Anna@Example.org');
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'anna@example.org' });
    expect(mail?.subject).toContain('Bitte bestätigen: Newsletter');
    expect(await listed()).toEqual([]);
    const asked = await app.newsletter.find(tokenIn(mail?.text ?? ''));
    expect(asked).toMatchObject({ state: 'asked', email: 'anna@example.org' });
    if (asked === null) return;
    await app.newsletter.confirm(asked);
    expect(await listed()).toEqual(['anna@example.org']);
    await app.newsletter.leave(asked);
    expect(await listed()).toEqual([]);
    expect(await app.newsletter.find(asked.token)).toBeNull();
  });

  it('FO-08 tells who is on the list to the address alone, and has an address once', async () => {
    const { app, subscribe, mails } = await house(engine);
    await Promise.all([1, 2, 3].map(() => subscribe('anna@example.org')));
    const [first, ...more] = await mails();
    expect(new Set([first, ...more].map((mail) => tokenIn(mail?.text ?? ''))).size).toBe(1);
    const asked = await app.newsletter.find(tokenIn(first?.text ?? ''));
    if (asked !== null) await app.newsletter.confirm(asked);
    await subscribe('anna@example.org');
    expect((await mails()).at(-1)?.subject).toContain('schon');
    expect(await countSubscribers(app.database.db, '')).toBe(1);
  });

  it('FO-08 writes to nobody more than five times a day, whoever asks for it', async () => {
    const { subscribe, mails } = await house(engine);
    for (let time = 0; time < 8; time += 1) await subscribe('anna@example.org');
    expect(await mails()).toHaveLength(5);
  });

  it('FO-08 forgets who does not confirm within 48 hours, and nobody else', async () => {
    const { place, app, subscribe, mails } = await house(engine);
    for (const email of ['late@example.org', 'kept@example.org']) await subscribe(email);
    const tokens = (await mails()).map(({ to, text }) => [to, tokenIn(text)] as const);
    const kept = await app.newsletter.find(new Map(tokens).get('kept@example.org') ?? '');
    if (kept !== null) await app.newsletter.confirm(kept);
    const later = await appAt(place, new Date(NOW.getTime() + 49 * HOUR_MS));
    await later.newsletter.sweep();
    const rows = await app.database.db
      .selectFrom('newsletter_subscription')
      .select('email')
      .execute();
    expect(rows).toEqual([{ email: 'kept@example.org' }]);
  });

  it('FO-08 finds subscribers by a part of the address, and signs of patterns stand for themselves', async () => {
    const { app, subscribe, mails } = await house(engine);
    for (const email of ['a_b@example.org', 'axb@example.org']) await subscribe(email);
    for (const { text } of await mails()) {
      const one = await app.newsletter.find(tokenIn(text));
      if (one !== null) await app.newsletter.confirm(one);
    }
    expect(await countSubscribers(app.database.db, 'a_b')).toBe(1);
    expect(await countSubscribers(app.database.db, '%')).toBe(0);
    expect(await countSubscribers(app.database.db, 'example')).toBe(2);
  });
});
