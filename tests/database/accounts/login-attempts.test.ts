import { describe, expect, it } from 'vitest';
import { COOKIE } from '../../../src/lib/constants.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { LoginRateLimit } from '../../../src/lib/server/services/accounts/login-rate-limit.ts';
import {
  knownDeviceOf,
  newKnownDevice,
} from '../../../src/lib/server/services/accounts/known-device.ts';
import { signIn } from '../../../src/lib/server/services/accounts/sign-in.ts';
import { addPerson, Browser, PASSWORD } from '../../support/accounts/accounts.ts';
import { appAt, appFor, databaseFor, ENGINES } from '../../support/database/house.ts';

const MINUTE_MS = 60_000;
const ANNA = 'anna@example.org';
const HOME = '192.0.2.7';
const ELSEWHERE = '198.51.100.9';

/** Counts of their own, with a clock that a test sets. */
async function tries(engine: (typeof ENGINES)[number]) {
  const { database } = await appFor(engine, 'demo');
  let now = Date.parse('2026-11-20T10:00:00Z');
  return {
    counted: new LoginRateLimit(database.db, () => new Date(now)),
    wait: (minutes: number) => {
      now += minutes * MINUTE_MS;
    },
  };
}

/** Tries one after the other, and how each was answered. */
async function tried<Answer>(times: number, attempt: (time: number) => Promise<Answer>) {
  const answers: Answer[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await attempt(time));
  return answers;
}

/** Somebody who signed in once, in a browser that keeps what it is given. */
async function knownBrowser(app: AppContext, email: string, address = HOME): Promise<Browser> {
  const browser = new Browser(address);
  const result = await signIn(app.accounts, { email, password: PASSWORD }, browser.visit);
  if (result.kind !== 'in') throw new Error(result.kind);
  browser.cookies.set(`__Host-${COOKIE.knownDevice}`, result.device);
  return browser;
}

describe.each(ENGINES)('wrong tries, on %s', (engine) => {
  // ASVS 6.3.1
  it('US-01 case 22 are five for an account from one place in a quarter of an hour', async () => {
    const { counted, wait } = await tries(engine);
    const may = (address: string) => counted.allows({ account: ANNA, address });
    expect(await tried(6, () => may(HOME))).toEqual([true, true, true, true, true, false]);
    wait(14);
    expect(await may(HOME)).toBe(false);
    // Nobody elsewhere is locked out by it.
    expect(await may(ELSEWHERE)).toBe(true);
    wait(2);
    expect(await may(HOME)).toBe(true);
  });

  it('US-01 case 22 are twenty from one place, for whatever accounts; a household of long addresses is one place', async () => {
    const { counted } = await tries(engine);
    const from = (host: number) =>
      counted.allows({ account: `a${host}@example.org`, address: `2001:db8:1:2::${host}` });
    expect((await tried(20, from)).every(Boolean)).toBe(true);
    expect(await from(20)).toBe(false);
    expect(await counted.allows({ account: 'b@example.org', address: '2001:db8:1:3::1' })).toBe(
      true,
    );
  });

  it('US-01 case 22 are a hundred for an account from all places together', async () => {
    const { counted } = await tries(engine);
    const from = (place: number) =>
      counted.allows({ account: ANNA, address: `10.0.${place >> 8}.${place & 255}` });
    expect((await tried(100, from)).every(Boolean)).toBe(true);
    expect(await from(100)).toBe(false);
  });

  it('are none when they turn out right', async () => {
    const { counted } = await tries(engine);
    const attempt = { account: ANNA, address: HOME };
    for (let times = 0; times < 30; times += 1) {
      expect(await counted.allows(attempt)).toBe(true);
      await counted.recordSuccess(attempt);
    }
  });

  it('US-01 case 22 are counted by all processes together, also at the same time', async () => {
    const place = await databaseFor(engine, 'demo');
    const [one, other] = [await appAt(place), await appAt(place)];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, time) =>
        (time % 2 === 0 ? one : other).accounts.loginRateLimit.allows({
          account: ANNA,
          address: HOME,
        }),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(5);
  });
});

describe('the owner of an account', () => {
  it('US-01 case 22 is not locked out by a stranger’s wrong tries, wherever the owner is', async () => {
    const app = await appFor('sqlite', 'demo');
    const email = await addPerson(app);
    const known = await knownBrowser(app, email);
    const stranger = new Browser(ELSEWHERE);
    const wrong = await tried(7, () => stranger.signIn(app, email, 'not that violin'));
    expect(wrong).toEqual([...Array<string>(5).fill('wrong'), 'tooMany', 'tooMany']);
    // From another place: the count is that of the place.
    expect(await new Browser(HOME).signIn(app, email)).toBe('in');
    // From the stranger's own place: the browser is known. The control is any other browser there.
    const guest = new Browser(ELSEWHERE);
    expect(await guest.signIn(app, email)).toBe('tooMany');
    guest.cookies.set(
      `__Host-${COOKIE.knownDevice}`,
      known.cookies.get(`__Host-${COOKIE.knownDevice}`) ?? '',
    );
    expect(await guest.signIn(app, email)).toBe('in');
  });

  it('US-01 case 22 comes in where twenty wrong tries have locked the place', async () => {
    const app = await appFor('sqlite', 'demo');
    const email = await addPerson(app);
    const known = await knownBrowser(app, email);
    const address = { headers: new Headers(), address: HOME };
    await tried(21, (time) =>
      app.accounts.loginRateLimit.allows({ account: `a${time}`, ...address }),
    );
    expect(await new Browser(HOME).signIn(app, email)).toBe('tooMany');
    expect(await known.signIn(app, email)).toBe('in');
  });

  it('US-01 case 22 has five tries in a known browser, too', async () => {
    const app = await appFor('sqlite', 'demo');
    const known = await knownBrowser(app, await addPerson(app));
    const wrong = await tried(6, () => known.signIn(app, ANNA, 'not that violin'));
    expect(wrong).toEqual([...Array<string>(5).fill('wrong'), 'tooMany']);
  });

  it('US-01 case 22 is nobody who is unknown: both are refused alike', async () => {
    const app = await appFor('sqlite', 'demo');
    const email = await addPerson(app);
    const answersOf = (asked: string, address: string) =>
      tried(7, () => new Browser(address).signIn(app, asked, 'not that violin'));
    const known = await answersOf(email, HOME);
    expect(await answersOf('nobody@example.org', ELSEWHERE)).toEqual(known);
  });
});

describe('the cookie of a known browser', () => {
  const NOW = new Date('2026-11-20T10:00:00Z');
  const SECRET = 'a secret of thirty-two characters';
  const headersOf = (value: string) => new Headers({ cookie: `a=1; foyer_device=${value}` });

  it('US-01 case 22 is that of one account, signed, and over after a year', () => {
    const device = newKnownDevice(ANNA, SECRET, NOW);
    const known = (value: string, account = ANNA, secret = SECRET, now = NOW) =>
      knownDeviceOf(headersOf(value), account, secret, now);
    expect(known(device)).toMatch(/^[\w-]{16}$/u);
    expect(known(device, 'ben@example.org')).toBeNull();
    expect(known(device, ANNA, 'another secret')).toBeNull();
    expect(known(device, ANNA, SECRET, new Date('2027-12-20T10:00:00Z'))).toBeNull();
    const [id = '', , signed = ''] = device.split('.');
    const forged = ['', 'x', `${id}.99999.${signed}`, `${'A'.repeat(16)}.${device.slice(17)}`];
    for (const value of forged) expect(known(value)).toBeNull();
  });
});
