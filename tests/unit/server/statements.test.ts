import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { Statements } from '../../../src/lib/server/db/sqlite-driver.ts';

/** A database that counts how often each query is prepared. */
function counting() {
  const raw = new DatabaseSync(':memory:');
  onTestFinished(() => {
    raw.close();
  });
  const counts = new Map<string, number>();
  const prepare = raw.prepare.bind(raw);
  raw.prepare = (sql) => {
    counts.set(sql, (counts.get(sql) ?? 0) + 1);
    return prepare(sql);
  };
  const statements = new Statements(raw);
  return {
    prepared: (sql: string) => counts.get(sql) ?? 0,
    run: (sql: string) => statements.run({ sql, parameters: [] }),
  };
}

it('RL-03 a query in use stays prepared, however many others come; control: one that is not does not', () => {
  const { prepared, run } = counting();
  const [used, left] = ['select 1 as used', 'select 1 as left_alone'];
  run(left);
  for (let other = 0; other < 500; other += 1) {
    run(`select ${String(other)} as other`);
    run(used);
  }
  run(left);
  expect(prepared(used)).toBe(1);
  expect(prepared(left)).toBe(2);
});
