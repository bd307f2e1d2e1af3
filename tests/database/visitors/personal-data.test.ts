import { describe, expect, it } from 'vitest';
import { success } from '../../../src/lib/result.ts';
import { transaction } from '../../../src/lib/server/db/transaction.ts';
import { personalDataRequests } from '../../../src/lib/server/repositories/visitors/personal-data.ts';
import { addUser } from '../../../src/lib/server/services/accounts/users.ts';
import { emailSchema } from '../../../src/lib/server/services/personal-data/personal-data.ts';
import { groupOf } from '../../support/booking/shop.ts';
import { soldOut } from '../../support/booking/sold-out.ts';
import { ENGINES, type Engine } from '../../support/database/house.ts';

const HALL = groupOf('saal', { seats: 4, row_length: 4 });
const ANNA = 'anna@example.org';

/** A venue in which a person has left something everywhere. */
async function houseWithAnna(engine: Engine) {
  const open = await soldOut(engine, [HALL]);
  const { app, join } = open;
  // Nothing is sent meanwhile: a message that is has lost the address.
  await app.endTasks();
  await join('anna');
  await join('berta');
  const data = await app.reference.read();
  for (const email of [ANNA, 'berta@example.org'])
    await transaction(app.database, async (tx) => {
      await app.newsletter.subscribe(tx, { email, locale: 'de' }, data);
      return success(null);
    });
  const user = { first_name: 'Anna', last_name: 'Gast', password: 'a long sentence of words' };
  await addUser(app.database, { ...user, email: ANNA, role: 'editor' });
  await app.database.db.updateTable('shop_order').set({ email: ANNA }).execute();
  return open;
}

/** Every table that holds a text somewhere. */
async function tablesWith({ app }: Awaited<ReturnType<typeof houseWithAnna>>, text: string) {
  const tables = await app.database.db.introspection.getTables();
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await app.database.db
      .selectFrom(name as 'outbox')
      .selectAll()
      .execute();
    if (JSON.stringify(rows).toLowerCase().includes(text)) found.push(name);
  }
  return found.sort();
}

describe.each(ENGINES)('the data of a person, on %s', (engine) => {
  it('TR-01 FO-09 is found and deleted as older forms stored it, with a domain in letters', async () => {
    const { app } = await soldOut(engine, [HALL]);
    await app.endTasks();
    const data = await app.reference.read();
    const [older, stored] = ['rosa@müllerei.example', 'rosa@xn--mllerei-n2a.example'];
    for (const email of [older, stored])
      await transaction(app.database, async (tx) => {
        await app.newsletter.subscribe(tx, { email, locale: 'de' }, data);
        return success(null);
      });
    const typed = emailSchema.parse(' Rosa@Müllerei.example');
    const found = await app.personalData.find(typed, 'found', null);
    expect(found.sources['newsletter']).toHaveLength(2);
    expect(await app.personalData.erase(typed, null)).toMatchObject({ newsletter: 2 });
    expect((await app.personalData.find(typed, 'found', null)).sources).toEqual({});
  });

  it('FO-09 is found everywhere, and handed out', async () => {
    const { app } = await houseWithAnna(engine);
    const data = await app.personalData.find(ANNA, 'exported', null);
    expect(Object.keys(data.sources).sort()).toEqual([
      'account',
      'newsletter',
      'orders',
      'outbox',
      'waiting_list',
    ]);
    expect(data.sources['waiting_list']).toMatchObject([{ tickets: 2, state: 'asked' }]);
    expect(JSON.stringify(data)).not.toMatch(/token|password|berta/u);
  });

  it('FO-09 is deleted as a whole, and nobody else’s is', async () => {
    const house = await houseWithAnna(engine);
    const { app } = house;
    expect(await tablesWith(house, ANNA), 'control').toEqual([
      'login_user',
      'newsletter_subscription',
      'outbox',
      'shop_order',
      'waiting_entry',
    ]);
    const others = await tablesWith(house, 'berta@example.org');
    const counts = await app.personalData.erase(ANNA, null);
    expect(counts).toMatchObject({ account: 1, newsletter: 1, orders: 2, waiting_list: 1 });
    expect(await tablesWith(house, ANNA)).toEqual([]);
    expect(await tablesWith(house, 'berta@example.org')).toEqual(others);
    expect(await app.personalData.erase(ANNA, null), 'once more').toEqual({});
  });

  it('FO-09 gives back the seats that were held for the person', async () => {
    const { app, event, wait, refundTickets, entryOf } = await soldOut(engine, [HALL]);
    const anna = await wait('anna');
    const berta = await wait('berta');
    await refundTickets('saal');
    expect((await anna()).state).toBe('offered');
    await app.personalData.erase(ANNA, null);
    await app.waiting.serveFreed([event.id_jet]);
    expect((await berta()).state).toBe('offered');
    await expect(entryOf((await berta()).token)).resolves.toMatchObject({
      email: 'berta@example.org',
    });
  });

  it('FO-09 notes that it was done, and nothing of the data', async () => {
    const { app } = await houseWithAnna(engine);
    await app.personalData.find(ANNA, 'found', 'user-1');
    await app.personalData.erase(ANNA, 'user-1');
    const protocol = await personalDataRequests(app.database.db, { limit: 10 });
    expect(protocol.map(({ action, user_id: by }) => [action, by])).toEqual([
      ['deleted', 'user-1'],
      ['found', 'user-1'],
    ]);
    expect(JSON.stringify(protocol)).not.toMatch(/anna|example\.org/iu);
  });

  it('FO-09 leaves the only administrator, and then deletes nothing at all', async () => {
    const house = await houseWithAnna(engine);
    const { app } = house;
    const { db } = app.database;
    await db.updateTable('login_user').set({ role: 'visitor' }).execute();
    await db.updateTable('login_user').set({ role: 'admin' }).where('email', '=', ANNA).execute();
    const before = await tablesWith(house, ANNA);
    expect(await app.personalData.erase(ANNA, null)).toBe('only-admin');
    expect(await tablesWith(house, ANNA)).toEqual(before);
  });
});

describe('an address that is looked for', () => {
  it.each(['', 'x', 'a@', '%@example.org%', 'a@example.org, b@example.org'])(
    'FO-09 is one, or nothing is looked for: %s',
    (text) => {
      expect(emailSchema.safeParse(text).success).toBe(false);
    },
  );
  it('FO-09 is the same in any case and with blanks around it', () => {
    expect(emailSchema.parse('  Anna@Example.ORG ')).toBe(ANNA);
  });
});
