import { expect, request, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { COOKIE } from '../../../src/lib/constants.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import type { Role } from '../../../src/lib/accounts/permissions.ts';
import { addUser } from '../../../src/lib/server/services/accounts/users.ts';

export interface TestUser {
  readonly email: string;
  readonly password: string;
}

let made = 0;

/** Somebody of their own who may sign in at the server under test: Mira Test, or another first name. */
export async function newUser(
  role: Role = 'editor',
  first_name = 'Mira',
  dataDir = process.env['E2E_DATA'] ?? '',
): Promise<TestUser> {
  made += 1;
  const email = `mira-${process.pid}-${made}@example.org`;
  const password = 'seven quiet violins';
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const names = { first_name, last_name: 'Test' };
  try {
    expect(await addUser(database, { email, password, role, ...names })).toBe(true);
  } finally {
    await database.db.destroy();
  }
  return { email, password };
}

/** Signs a user in, as the form without scripts does. */
export async function signIn(
  visitor: APIRequestContext,
  { email, password }: TestUser,
): Promise<void> {
  // Taken from an answer of the server: a form of any other origin is refused.
  const origin = new URL((await visitor.get('/robots.txt')).url()).origin;
  const form = { email, password };
  const answer = await visitor.post('/de/anmelden', {
    form,
    headers: { origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

const KEPT: readonly string[] = [COOKIE.session, COOKIE.user, COOKIE.csrf];

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** One session a role and worker; whoever ends it does so for all tests of the worker. */
const sessions = new Map<Role, Promise<Cookies>>();

/** By itself: who signs in where somebody is signed in ends that session, which others share. */
async function sessionOf(role: Role): Promise<Cookies> {
  const baseURL = `http://localhost:${process.env['E2E_PORT'] ?? ''}`;
  const own = await request.newContext({ baseURL });
  try {
    await signIn(own, await newUser(role));
    const { cookies } = await own.storageState();
    // The token of the session goes with it.
    return cookies.filter(({ name }) => KEPT.includes(name));
  } finally {
    await own.dispose();
  }
}

/** Somebody who has edited before: the first steps are a test of their own. */
export const hasEdited = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => {
    // Frames of other origins, and pages without one, keep nothing.
    if (location.protocol.startsWith('http') && window === top) localStorage.setItem(key, 'done');
  }, 'foyer-editor-steps');

/** Makes a browser context one of somebody who edits for the first time. */
export async function logInFirst(context: BrowserContext, role: Role = 'editor'): Promise<void> {
  const known = sessions.get(role) ?? sessionOf(role);
  sessions.set(role, known);
  await context.addCookies(await known);
}

/**
 * Makes a browser context one of somebody who is signed in and has edited before. Sessions are
 * shared: tests that sign out, or change their user, take `newUser` and `signIn`.
 */
export async function logIn(context: BrowserContext, role: Role = 'editor'): Promise<void> {
  await hasEdited(context);
  await logInFirst(context, role);
}

/** The header that changing calls of a session have to show (US-04). */
export async function csrfHeader(context: BrowserContext): Promise<Record<string, string>> {
  const cookie = async () =>
    (await context.cookies()).find(({ name }) => name === COOKIE.csrf)?.value;
  // Whoever has signed in meanwhile has another one.
  await context.request.get('/de/api/user-details/');
  return { 'x-csrftoken': (await cookie()) ?? '' };
}
