import { deleteFollowersOf, followersOf } from '../../repositories/box-office/followers.ts';
import { deleteFormEntries, entriesAbout } from '../../repositories/forms/entries.ts';
import { deleteMessagesOf, messagesOf } from '../../repositories/outbox.ts';
import { anonymizeOrders, ordersOf } from '../../repositories/shop-carts.ts';
import { deleteSubscription, subscriptionByEmail } from '../../repositories/visitors/newsletter.ts';
import { deleteEntry, entriesOf } from '../../repositories/visitors/waiting.ts';
import type { FormFileStore } from '../forms/file-store.ts';
import type { TestShop } from '../test-shop/test-shop.ts';
import type { PersonalDataSource } from './source.ts';
import { accountSource } from './account-source.ts';
import { notesSource } from './notes-source.ts';

/** @param testShop gets back the seats that were held for the person */
const waitingListSource = (testShop: TestShop | null): PersonalDataSource => ({
  key: 'waiting_list',
  find: async (db, email) =>
    (await entriesOf(db, email)).map(({ event, tickets, needs, locale, state, asked_at }) => ({
      event,
      tickets,
      needs: JSON.stringify(needs),
      locale,
      state,
      asked_at,
    })),
  erase: async (tx, email) => {
    const carts: string[] = [];
    const entries = await entriesOf(tx, email);
    for (const { id } of entries) {
      const deleted = await deleteEntry(tx, id);
      if (deleted?.state === 'offered' && deleted.cart !== null) carts.push(deleted.cart);
    }
    return {
      rows: entries.length,
      after: async () => {
        for (const cart of carts) await testShop?.cancel(cart);
      },
    };
  },
});

/** Entries with the address in one of their answers. @param files what came with them */
const formsSource = (files: Pick<FormFileStore, 'drop'>): PersonalDataSource => ({
  key: 'forms',
  find: async (db, email) =>
    (await entriesAbout(db, email)).map(({ form, locale, received_at, delete_at, answers }) => ({
      form,
      locale,
      received_at,
      delete_at,
      ...Object.fromEntries(answers.map(({ label, values }) => [label, values.join(', ')])),
    })),
  erase: async (tx, email) => {
    const ids = (await entriesAbout(tx, email)).map(({ id }) => id);
    const dropped = await deleteFormEntries(tx, ids);
    return { rows: ids.length, after: () => files.drop(dropped) };
  },
});

/** Messages to the person, and those to the venue that name them; sent ones have no text any more. */
const outboxSource: PersonalDataSource = {
  key: 'outbox',
  find: async (db, email) =>
    (await messagesOf(db, email)).map(({ topic, subject, body, state, created_at }) => ({
      topic,
      subject,
      body,
      state,
      created_at,
    })),
  erase: async (tx, email) => ({ rows: await deleteMessagesOf(tx, email) }),
};

/** Orders of the test shop. What was sold has to stay in the books, so that only the person goes. */
const ordersSource: PersonalDataSource = {
  key: 'orders',
  find: async (db, email) =>
    (await ordersOf(db, email)).map(({ number, name, total, ordered_at }) => ({
      number,
      name,
      email,
      total,
      ordered_at,
    })),
  erase: async (tx, email) => ({ rows: await anonymizeOrders(tx, email) }),
};

/** Events of which the person wants to hear. */
const eventNewsSource: PersonalDataSource = {
  key: 'event_news',
  find: async (db, email) =>
    (await followersOf(db, email)).map(({ event, locale, state, asked_at, confirmed_at }) => ({
      event,
      locale,
      state,
      asked_at,
      confirmed_at,
    })),
  erase: async (tx, email) => ({ rows: await deleteFollowersOf(tx, email) }),
};

const newsletterSource: PersonalDataSource = {
  key: 'newsletter',
  find: async (db, email) => {
    const row = await subscriptionByEmail(db, email);
    if (row === null) return [];
    const { locale, state, asked_at, confirmed_at } = row;
    return [{ email, locale, state, asked_at, confirmed_at }];
  },
  erase: async (tx, email) => ({ rows: (await deleteSubscription(tx, { email })) ? 1 : 0 }),
};

/** Every place where data of a visitor or an editor can be, a row each. */
export const personalDataSources = ({
  testShop,
  formFiles,
}: {
  readonly testShop: TestShop | null;
  readonly formFiles: FormFileStore;
}): readonly PersonalDataSource[] => [
  formsSource(formFiles),
  waitingListSource(testShop),
  newsletterSource,
  eventNewsSource,
  ordersSource,
  outboxSource,
  // Before the account, by which it finds what it is about.
  notesSource,
  accountSource,
];
