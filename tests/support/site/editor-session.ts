import { expect } from '@playwright/test';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { addUser } from '../../../src/lib/server/services/accounts/users.ts';

/** The cookies of an editor of this product. */
export async function sessionOf(front: string, dataDir: string): Promise<string> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const login = { email: 'cache@example.org', password: 'seven quiet violins' };
  try {
    const names = { first_name: 'Mira', last_name: 'Test' };
    expect(await addUser(database, { ...login, ...names, role: 'editor' })).toBe(true);
  } finally {
    await database.db.destroy();
  }
  const answer = await fetch(`${front}/de/anmelden`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: front },
    body: new URLSearchParams(login),
  });
  expect(answer.status).toBe(303);
  const cookies = answer.headers.getSetCookie();
  return cookies.map((line) => line.split(';', 1)[0]).join('; ');
}
