import { expect, it } from 'vitest';
import { success } from '../../../src/lib/result.ts';
import { transaction } from '../../../src/lib/server/db/transaction.ts';
import { appendChange } from '../../../src/lib/server/repositories/changes.ts';
import { changesSince } from '../../../src/lib/server/services/records/changes-since.ts';
import { appFor } from '../../support/database/house.ts';

it('EG-01 the edge is told what each change touched, by the ids of the database', async () => {
  const app = await appFor('sqlite', 'demo');
  const { last } = await changesSince(app, null);
  const change = (tags: readonly string[]) =>
    transaction(app.database, async (tx) => {
      await appendChange(tx, { kind: 'tag', record: 1, action: 'saved', tags });
      return success(null);
    });
  await change(['one', 'path:/de/a']);
  await change(['one', 'two']);
  const told = await changesSince(app, last);
  expect(told).toEqual({
    last: last + 2,
    isAll: false,
    tags: { one: last + 2, 'path:/de/a': last + 1, two: last + 2 },
  });
  expect(await changesSince(app, told.last)).toEqual({ last: told.last, isAll: false, tags: {} });
  // Another database, whose changes are fewer.
  expect(await changesSince(app, told.last + 1)).toMatchObject({ isAll: true });
});
