import { deleteFollowersOf, followersOf } from '../../repositories/box-office/followers.ts';
import type { PersonalDataSource } from './source.ts';

/** Events of which the person wants to hear. */
export const eventNewsSource: PersonalDataSource = {
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
