import type { FormFileStore } from '../forms/file-store.ts';
import type { TestShop } from '../test-shop/test-shop.ts';
import type { PersonalDataSource } from './source.ts';
import { accountSource } from './account-source.ts';
import { eventNewsSource } from './event-news-source.ts';
import { formsSource } from './forms-source.ts';
import { newsletterSource } from './newsletter-source.ts';
import { notesSource } from './notes-source.ts';
import { ordersSource } from './orders-source.ts';
import { outboxSource } from './outbox-source.ts';
import { waitingListSource } from './waiting-list-source.ts';

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
