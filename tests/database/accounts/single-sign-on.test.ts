import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import {
  SingleSignOn,
  type SingleSignOnOptions,
  type SsoEnd,
} from '../../../src/lib/server/services/single-sign-on/single-sign-on.ts';
import { addPerson, Browser, changeRights, userOf } from '../../support/accounts/accounts.ts';
import { openTestProvider, type TestProvider } from '../../support/accounts/openid-provider.ts';
import { ENGINES, appFor } from '../../support/database/house.ts';
import { ORIGIN } from '../../support/env.ts';

const PATHS = { next: '/en/user/settings?error=1', login: '/en/login?next=%2Fen%2Fa' };
const STATE = '__Host-foyer_sso';

let provider: TestProvider;
const told: string[] = [];

beforeAll(async () => {
  provider = await openTestProvider(() => `${ORIGIN}/de/anmelden/sso`);
});
afterAll(() => provider.close());
beforeEach(() => {
  told.length = 0;
  provider.people.clear();
  provider.people.set('one', { email: 'Anna@Example.org', email_verified: true });
  provider.person = 'one';
});

const report = {
  report: (message: string, details?: object) => {
    told.push(`${message} ${JSON.stringify(details)}`);
  },
};
const ssoOf = (app: AppContext, more: Partial<SingleSignOnOptions> = {}) =>
  new SingleSignOn({ accounts: app.accounts, config: provider.config, report, ...more });

/** The button, the provider, and the address that it sends back to. */
async function there(sso: SingleSignOn, browser: Browser): Promise<Record<string, string>> {
  const begun = await sso.begin(PATHS, browser.visit);
  if (begun.kind !== 'to') throw new Error(begun.kind);
  browser.keep(begun.cookies);
  const back = await provider.visit(begun.address);
  return Object.fromEntries(back.searchParams);
}

async function comeBack(sso: SingleSignOn, browser: Browser): Promise<SsoEnd> {
  const end = await sso.complete(await there(sso, browser), browser.visit);
  browser.keep(end.cookies);
  return end;
}

const sessionsIn = (app: AppContext) =>
  app.database.db.selectFrom('login_session').select('id').execute();
const auditIn = async (app: AppContext) =>
  (await app.audit.list({ who: '', what: '', from: null, before: null }, { limit: 20 })).rows.map(
    ({ action, actor_name: name }) => [action, name],
  );

describe.each(ENGINES)('single sign-on, on %s', (engine) => {
  it('US-01 signs in who has an account with the verified mail, as the role that it has here', async () => {
    const app = await appFor(engine, 'demo');
    const email = await addPerson(app);
    const browser = new Browser();
    const sso = ssoOf(app);
    const begun = await sso.begin(PATHS, browser.visit);
    if (begun.kind !== 'to') throw new Error(begun.kind);
    const { origin, searchParams } = new URL(begun.address);
    expect(origin).toBe(provider.config.issuer);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('redirect_uri')).toBe(`${ORIGIN}/de/anmelden/sso`);
    expect(searchParams.get('nonce')).not.toBeNull();

    for (const round of ['first', 'again']) {
      const end = await comeBack(sso, browser);
      expect({ round, kind: end.kind, path: end.path }).toEqual({
        round,
        kind: 'in',
        path: PATHS.next,
      });
      expect(await userOf(app.accounts, browser.headers)).toMatchObject({ email, role: 'editor' });
    }
    await app.accounts.idle();
    // The session of the first time is over with the second.
    expect(await sessionsIn(app)).toHaveLength(1);
    expect((await auditIn(app)).filter(([action]) => action === 'sign_in')).toEqual([
      ['sign_in', 'Anna Probst'],
      ['sign_in', 'Anna Probst'],
    ]);
    // One way to sign in more, and nothing by which somebody could ask the provider for more.
    const ways = await app.database.db.selectFrom('login_account').selectAll().execute();
    const kept = ways.find(({ provider_id: id }) => id.startsWith('oidc-'));
    expect(ways).toHaveLength(2);
    expect(kept).toMatchObject({ access_token: null, refresh_token: null, id_token: null });
    expect(told).toEqual([]);
  });

  it('US-01 makes no account of somebody unknown', async () => {
    const app = await appFor(engine, 'demo');
    await addPerson(app, 'ben');
    const before = await app.database.db.selectFrom('login_user').selectAll().execute();
    const browser = new Browser();
    const end = await comeBack(ssoOf(app), browser);
    expect(end).toMatchObject({ kind: 'unknown', path: PATHS.login });
    expect(await app.database.db.selectFrom('login_user').selectAll().execute()).toEqual(before);
    expect(await sessionsIn(app)).toEqual([]);
    expect(await auditIn(app)).toEqual([['sign_in_failed', '']]);
  });

  it('US-01 refuses a mail that the provider did not verify, the first time and later', async () => {
    const app = await appFor(engine, 'demo');
    await addPerson(app);
    const sso = ssoOf(app);
    for (const email_verified of [false, undefined]) {
      provider.people.set('one', { email: 'anna@example.org', email_verified });
      expect(await comeBack(sso, new Browser())).toMatchObject({ kind: 'unverified' });
    }
    expect(await sessionsIn(app)).toEqual([]);
    provider.people.set('one', { email: 'anna@example.org', email_verified: true });
    expect((await comeBack(sso, new Browser())).kind).toBe('in');
    provider.people.set('one', { email: 'anna@example.org', email_verified: false });
    expect(await comeBack(sso, new Browser())).toMatchObject({ kind: 'unverified' });
    expect(await sessionsIn(app)).toHaveLength(1);
  });

  it('US-01 control: without the rule of the venue an unverified mail would sign in', async () => {
    const app = await appFor(engine, 'demo');
    await addPerson(app);
    provider.people.set('one', { email: 'anna@example.org', email_verified: false });
    const sso = ssoOf(app, { refusalOf: () => Promise.resolve(null) });
    expect((await comeBack(sso, new Browser())).kind).toBe('in');
  });

  // ASVS 6.8.1
  it('US-01 refuses who is disabled, and whose mail has become another one', async () => {
    const app = await appFor(engine, 'demo');
    const email = await addPerson(app);
    await addPerson(app, 'ben');
    const sso = ssoOf(app);
    expect((await comeBack(sso, new Browser())).kind).toBe('in');
    // Known as Anna, now with the mail of Ben: neither of both.
    provider.people.set('one', { email: 'ben@example.org', email_verified: true });
    expect(await comeBack(sso, new Browser())).toMatchObject({ kind: 'unknown' });
    provider.people.set('one', { email, email_verified: true });
    await changeRights(app, email, { is_disabled: true });
    expect(await comeBack(sso, new Browser())).toMatchObject({ kind: 'unknown' });
    expect(await sessionsIn(app)).toEqual([]);
  });

  it('US-01 refuses a state that is made up, of another browser, or used before', async () => {
    const app = await appFor(engine, 'demo');
    await addPerson(app);
    const sso = ssoOf(app);
    const [browser, other] = [new Browser(), new Browser('192.0.2.8')];
    const query = await there(sso, browser);
    const kindOf = async (asked: Record<string, string>, by: Browser) =>
      (await sso.complete(asked, by.visit)).kind;
    expect(await kindOf({ ...query, state: 'made-up' }, browser)).toBe('over');
    expect(await kindOf({ code: query['code'] ?? '' }, browser)).toBe('over');
    // Else somebody could sign others in as themselves.
    expect(await kindOf(query, other)).toBe('over');
    await there(sso, other);
    expect(await kindOf(query, other)).toBe('over');
    expect(await kindOf({}, browser)).toBe('over');
    expect(await sessionsIn(app)).toEqual([]);
    // The control: the browser that began is let in, once.
    expect(browser.cookies.has(STATE)).toBe(true);
    expect(await kindOf(query, browser)).toBe('in');
    expect(await kindOf(query, browser)).toBe('over');
    expect(await sessionsIn(app)).toHaveLength(1);
    // Whoever turns back at the provider is told so at the login that they came from.
    const { state = '' } = await there(sso, browser);
    const denied = await sso.complete({ error: 'access_denied', state }, browser.visit);
    expect(denied).toMatchObject({ kind: 'over', path: PATHS.login });
  });

  it('US-01 goes on by password while the provider is away, and says why to the log', async () => {
    const app = await appFor(engine, 'demo');
    const email = await addPerson(app);
    const browser = new Browser();
    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const issuer = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    const sso = ssoOf(app, { config: { ...provider.config, issuer } });
    mute.close();
    await once(mute, 'close');
    const begun = await sso.begin(PATHS, browser.visit);
    expect(begun.kind).toBe('away');
    expect(told.join()).toMatch(/cannot be used .*no connection/u);
    expect((await sso.complete({ state: 'a', code: 'b' }, browser.visit)).kind).toBe('away');
    expect(await browser.signIn(app, email)).toBe('in');
  });

  it('US-01 asks nobody but the issuer, and sends nobody elsewhere', async () => {
    const app = await appFor(engine, 'demo');
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const elsewhere = 'http://127.0.0.2:1';
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          issuer: at,
          authorization_endpoint: `${elsewhere}/auth`,
          token_endpoint: `${at}/token`,
          jwks_uri: `${at}/jwks`,
          id_token_signing_alg_values_supported: ['RS256'],
        }),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const sso = ssoOf(app, { config: { ...provider.config, issuer } });
    expect((await sso.begin(PATHS, new Browser().visit)).kind).toBe('away');
    expect(asked).toEqual(['/.well-known/openid-configuration']);
    expect(told.join()).toContain('another host');
    server.closeAllConnections();
    server.close();
  });

  it('US-01 begins only so often from one place', async () => {
    const app = await appFor(engine, 'demo');
    const sso = ssoOf(app);
    const kinds = new Set<string>();
    for (let times = 0; times < 25; times += 1)
      kinds.add((await sso.begin(PATHS, new Browser().visit)).kind);
    expect([...kinds]).toEqual(['to', 'tooMany']);
    expect((await sso.begin(PATHS, new Browser('192.0.2.9').visit)).kind).toBe('to');
  });
});

it('US-01 reads the mail from the ID token where it stands there', async () => {
  const named = await openTestProvider(() => `${ORIGIN}/de/anmelden/sso`, { isInIdToken: true });
  named.people.set('one', { email: 'anna@example.org', email_verified: true });
  named.person = 'one';
  const app = await appFor('sqlite', 'demo');
  await addPerson(app);
  const sso = ssoOf(app, { config: named.config });
  const browser = new Browser();
  const begun = await sso.begin(PATHS, browser.visit);
  if (begun.kind !== 'to') throw new Error(begun.kind);
  const back = await named.visit(begun.address);
  browser.keep(begun.cookies);
  const end = await sso.complete(Object.fromEntries(back.searchParams), browser.visit);
  expect(end.kind).toBe('in');
  await named.close();
});
