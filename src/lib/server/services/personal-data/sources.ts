import type { FormFileStore } from '../forms/file-store.ts';
import type { TestShop } from '../test-shop/test-shop.ts';
import type { PersonalDataSource } from './source.ts';
import { accountSource } from './sources/account.ts';
import { formsSource } from './sources/forms.ts';
import { newsletterSource } from './sources/newsletter.ts';
import { ordersSource } from './sources/orders.ts';
import { outboxSource } from './sources/outbox.ts';
import { waitingListSource } from './sources/waiting-list.ts';

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
  ordersSource,
  outboxSource,
  accountSource,
];
