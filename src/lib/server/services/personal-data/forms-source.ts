import { deleteFormEntries, entriesAbout } from '../../repositories/forms/entries.ts';
import type { FormFileStore } from '../forms/file-store.ts';
import type { PersonalDataSource } from './source.ts';

/** Entries with the address in one of their answers. @param files what came with them */
export const formsSource = (files: Pick<FormFileStore, 'drop'>): PersonalDataSource => ({
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
