import { describe, expect, it } from 'vitest';
import {
  CALENDAR_MISSES_AN_HOUR,
  CALENDARS_AN_HOUR,
  ERROR_LOG_NOTES_AN_HOUR,
  EVENT_NEWS_ASKS_AN_HOUR,
  EVENT_NEWS_MAILS_A_DAY,
  LOGIN_TRIES,
  NEWSLETTER_MAILS_A_DAY,
  SCRIPT_ERRORS_AN_HOUR,
  SEARCH_WORDS_AN_HOUR,
  WAITING_JOINS_AN_HOUR,
  WAITING_MAILS_A_DAY,
} from '../../../src/lib/constants.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { transaction } from '../../../src/lib/server/db/transaction.ts';
import { success } from '../../../src/lib/result.ts';
import { logScriptError } from '../../../src/lib/server/services/errors/script-error.ts';
import { SharedLimit } from '../../../src/lib/server/services/limits/shared-limit.ts';
import { SingleSignOn } from '../../../src/lib/server/services/single-sign-on/single-sign-on.ts';
import { stored } from '../../support/content/records.ts';
import { appAt, databaseFor, ENGINES } from '../../support/database/house.ts';
import { sourceFiles } from '../../support/source-files.ts';

const HERE = '192.0.2.1';
const elsewhere = (time: number) => `198.51.${100 + (time >> 8)}.${time & 255}`;
const mail = (email: string) => ({ email, locale: 'de' }) as const;

/** Something that is limited: how often, and one more try of it in a process. */
interface Limited {
  readonly most: number;
  /** @returns whether it was let through; null: that is counted at the end alone */
  readonly once: (app: AppContext, time: number) => Promise<boolean | null>;
  /** How often it happened, where a try does not say. */
  readonly counted?: (app: AppContext) => Promise<number>;
}

const join = async (app: AppContext, email: string, visitor: string) => {
  const event = await stored(app, 'event', 1);
  const wish = { email, tickets: 1, note: '', features: [] };
  return (await app.waiting.join(event, wish, 'de', visitor)) === 'joined';
};
const ask = async (app: AppContext, email: string, visitor: string) => {
  const event = await stored(app, 'event', 1);
  const data = await app.reference.read();
  return app.eventNews.ask({ event, when: 'bald' }, { ...mail(email), visitor }, data);
};
/** Messages to an address that wait to be sent. */
const mails =
  (email: string) =>
  async ({ database: { db } }: AppContext) =>
    (await db.selectFrom('outbox').select('id').where('recipient', '=', email).execute()).length;

const AGENT = new Headers({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });

/** Every limit that is counted by a `SharedLimit`, by its name. */
const LIMITS: Readonly<Record<string, Limited>> = {
  waiting: {
    most: WAITING_JOINS_AN_HOUR,
    once: (app, time) => join(app, `a${time}@example.org`, HERE),
  },
  'waiting-mail': {
    most: WAITING_MAILS_A_DAY,
    once: async (app, time) => (await join(app, 'w@example.org', elsewhere(time))) && null,
    counted: mails('w@example.org'),
  },
  'event-news': {
    most: EVENT_NEWS_ASKS_AN_HOUR,
    once: (app, time) => ask(app, `b${time}@example.org`, HERE),
  },
  'event-news-mail': {
    most: EVENT_NEWS_MAILS_A_DAY,
    once: async (app, time) => (await ask(app, 'e@example.org', elsewhere(time))) && null,
    counted: mails('e@example.org'),
  },
  'newsletter-mail': {
    most: NEWSLETTER_MAILS_A_DAY,
    async once({ database, newsletter, reference }) {
      const data = await reference.read();
      await transaction(database, async (tx) => {
        await newsletter.subscribe(tx, mail('n@example.org'), data);
        return success(null);
      });
      return null;
    },
    counted: mails('n@example.org'),
  },
  calendar: {
    most: CALENDARS_AN_HOUR,
    once: async (app) => (await app.calendars.make([1], HERE)) !== null,
  },
  'calendar-miss': {
    most: CALENDAR_MISSES_AN_HOUR,
    once: (app) => app.calendars.allowsMiss(HERE),
  },
  'single-sign-on': {
    most: LOGIN_TRIES.place,
    async once({ accounts, report }) {
      // Nobody answers there: that a try may begin is said before anybody is asked.
      const config = { issuer: 'http://127.0.0.1:1', clientId: 'x', clientSecret: 'y', name: 'S' };
      const sso = ssoOf.get(accounts) ?? new SingleSignOn({ accounts, config, report });
      ssoOf.set(accounts, sso);
      const paths = { next: '/de', login: '/de/anmelden' };
      const begun = await sso.begin(paths, { address: HERE, headers: new Headers() });
      return begun.kind !== 'tooMany';
    },
  },
  'search-word': {
    most: SEARCH_WORDS_AN_HOUR,
    async once({ searchWords }, time) {
      const text = `wort${String.fromCodePoint(97 + (time % 26), 97 + Math.floor(time / 26))}`;
      const search = { text, locale: 'de', isFound: true } as const;
      searchWords.note(search, { headers: AGENT, clientAddress: HERE });
      await searchWords.write();
      return null;
    },
    counted: async ({ database: { db } }) =>
      (await db.selectFrom('searched_asker').selectAll().execute()).length,
  },
  'missed-address': {
    most: ERROR_LOG_NOTES_AN_HOUR,
    once: ({ errorLog }, time) => errorLog.countSeen(`/de/gibt-es-nicht-${time}`, HERE),
  },
  'missed-path': {
    most: 1,
    async once({ errorLog }) {
      await errorLog.countSeen('/de/immer-derselbe', '203.0.113.9');
      await errorLog.write();
      return null;
    },
    counted: async ({ database: { db } }) => {
      const rows = await db
        .selectFrom('error_log')
        .select('seen')
        .where('path', '=', '/de/immer-derselbe')
        .execute();
      return rows[0]?.seen ?? 0;
    },
  },
  'script-error': {
    most: SCRIPT_ERRORS_AN_HOUR,
    once: (app, time) =>
      logScriptError(
        { ...app, report: { report: () => undefined } },
        { message: 'x', file: '/_astro/a.js', line: time, column: 1, page: '/de' },
        HERE,
      ),
  },
};
const ssoOf = new WeakMap<object, SingleSignOn>();

describe.each(ENGINES)('FO-08 US-02 limits of visitors on %s', (engine) => {
  it('hold for two processes together, each of them', async () => {
    const place = await databaseFor(engine, 'demo');
    const apps = [await appAt(place), await appAt(place)] as const;
    for (const [name, { most, once, counted }] of Object.entries(LIMITS)) {
      let through = 0;
      for (let time = 0; time < 2 * most + 4; time += 1)
        if ((await once(apps[time % 2 === 0 ? 0 : 1], time)) === true) through += 1;
      expect([name, (await counted?.(apps[0])) ?? through]).toEqual([name, most]);
    }
  });

  it('control: two venues with a database each let through twice as much', async () => {
    const apps = [
      await appAt(await databaseFor(engine, 'bare')),
      await appAt(await databaseFor(engine, 'bare')),
    ] as const;
    let through = 0;
    for (let time = 0; time < 3 * SCRIPT_ERRORS_AN_HOUR; time += 1)
      if (await LIMITS['script-error']?.once(apps[time % 2 === 0 ? 0 : 1], time)) through += 1;
    expect(through).toBe(2 * SCRIPT_ERRORS_AN_HOUR);
  });

  it('are counted for each by itself, anew when their time is over, and without names', async () => {
    const { database } = await appAt(await databaseFor(engine, 'bare'));
    let at = Date.parse('2026-11-21T12:00:00Z');
    const options = { name: 'trial', most: 2, perMs: 1000, now: () => new Date(at) };
    const limit = new SharedLimit(database.db, options);
    const allowed = async (...keys: readonly string[]) => {
      const answers: boolean[] = [];
      for (const key of keys) answers.push(await limit.allows(key));
      return answers;
    };
    expect(await allowed('ada@example.org', 'ada@example.org', 'ada@example.org', 'b')).toEqual([
      true,
      true,
      false,
      true,
    ]);
    at += 999;
    expect(await allowed('ada@example.org')).toEqual([false]);
    at += 1;
    expect(await allowed('ada@example.org')).toEqual([true]);
    const rows = await database.db.selectFrom('login_attempt').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('ada');
  });
});

it('FO-08 every limit of the product is among those that two processes share', () => {
  const names = sourceFiles('src/lib/server', ['.ts']).flatMap(({ text }) =>
    [...text.matchAll(/new SharedLimit\([^)]*?name: '([\w-]+)'/gsu)].map(([, name = '']) => name),
  );
  expect(names.sort()).toEqual(Object.keys(LIMITS).sort());
});
