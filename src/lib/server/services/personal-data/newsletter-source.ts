import { deleteSubscription, subscriptionByEmail } from '../../repositories/visitors/newsletter.ts';
import type { PersonalDataSource } from './source.ts';

export const newsletterSource: PersonalDataSource = {
  key: 'newsletter',
  find: async (db, email) => {
    const row = await subscriptionByEmail(db, email);
    if (row === null) return [];
    const { locale, state, asked_at, confirmed_at } = row;
    return [{ email, locale, state, asked_at, confirmed_at }];
  },
  erase: async (tx, email) => ({ rows: (await deleteSubscription(tx, { email })) ? 1 : 0 }),
};
