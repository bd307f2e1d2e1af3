import { expect, test } from '@playwright/test';
import { API_NAMES, apiPath, apiRow, isPost } from '../../../src/lib/routing/api-routes.ts';
import type { Kind } from '../../../src/content/records/kinds.ts';
import { LOCALES } from '../../../src/lib/constants.ts';
import { userByEmail } from '../../../src/lib/server/repositories/users.ts';
import { NOBODY, type Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { writeNote } from '../../../src/lib/server/services/notes/notes.ts';
import { saveDraft } from '../../../src/lib/server/services/editing/program-drafts.ts';
import { addPerson, Browser } from '../../support/accounts/accounts.ts';
import { page, textModule } from '../../support/content/pages.ts';
import { inputOf, modelEvent, stored, valueOf } from '../../support/content/records.ts';
import { openProduct, type Product } from '../../support/site/product.ts';

test.describe.configure({ mode: 'serial' });

/* A word that is in nothing public, looked for in everything public. */

const MARK = 'Zwielichtprobe';
/** Beside it everywhere: what is searched for stands on the page of the search itself. */
const ASKED = 'Dunkelkammer';
const WORDS = `${ASKED} ${MARK}`;
/** What editors write to each other about what is public, and a word of the page itself. */
const NOTE = 'Randbemerkung';
const OPEN = 'Sperrangelweit';
const marked = { de: WORDS, en: WORDS };

let product: Product;
let cookie: string;
let event: number;
let draft: number;
let noted: number;

const PUBLIC = { de: 'probe/ort', en: 'trial/place' };

/** Unpublished in each way: never online, a draft of what is public, not begun, switched off. */
test.beforeAll(async () => {
  product = await openProduct();
  const { app } = product;
  const browser = new Browser();
  const email = await addPerson(app);
  await browser.signIn(app, email);
  cookie = browser.headers.get('cookie') ?? '';
  const make = async (kind: Kind, data: object) => valueOf(await app.records.create(kind, data));
  const hidden = { is_online: false };
  const model = await modelEvent(app);
  const names = { ...hidden, name: marked, title: marked };
  const hiddenEvent = await make('event', { ...model, ...hidden, title: marked });
  event = hiddenEvent.id;
  for (const kind of ['venue', 'person', 'production', 'article'] as const) {
    const data = { ...inputOf(kind, await stored(app, kind, 1)), ...hidden };
    const own = Object.fromEntries(Object.entries(names).filter(([name]) => name in data));
    await make(kind, { ...data, ...own, ...(kind === 'person' && { name: WORDS }) });
  }
  await make('tag', { ...hidden, name: marked });
  const kept = (id: string, data: object) => {
    const module = textModule(id, WORDS, WORDS);
    return { ...module, data: { ...module.data, ...data } };
  };
  const later = kept('m2', { online_from: '2099-01-01T10:00:00Z' });
  const off = kept('m3', { is_hidden: true });
  const open = page({
    urls: PUBLIC,
    modules: [textModule('m1', `${ASKED} ${OPEN}`, OPEN), later, off],
  });
  const made = await make('page', open);
  await make('page', page({ ...hidden, title: marked, urls: { de: 'heimlich', en: 'secretly' } }));
  noted = made.id;
  const content = { ...open, title: marked, meta_description: marked };
  const target = {
    kind: 'page' as const,
    id: made.id,
    revision: { version: made.version, draft: 0 },
  };
  draft = valueOf(
    await saveDraft(app, target, content, { name: 'Import', locale: 'de', source: 'api' }),
  ).id;
});
test.afterAll(() => product.close());

/** Notes on a public page and a public event, in both languages, one of which means somebody. */
async function writeNotes(): Promise<void> {
  const { app } = product;
  const user = await userByEmail(app.database.db, 'anna@example.org');
  expect(user).not.toBeNull();
  const caller: Caller = { ...NOBODY, role: 'editor', how: 'session', user };
  const meant = (await userByEmail(app.database.db, await addPerson(app, 'ben')))?.id ?? '';
  const note = { parent: null, module: 'm1', field: 'content.de', quote: NOTE, mentions: [meant] };
  for (const language of LOCALES)
    for (const record of [
      { kind: 'page', id: noted },
      { kind: 'event', id: 1 },
    ] as const) {
      const body = `${ASKED} ${NOTE} ${language}`;
      valueOf(await writeNote(app, record, { ...note, language, body }, { caller, locale: 'de' }));
    }
}

/** Every address that the public can find, and those that the word could be asked for at. */
async function publicAddresses(): Promise<readonly string[]> {
  const { body } = await product.get('/sitemap.xml');
  const pages = [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/gu)].map(
    ([, path]) => path ?? '',
  );
  // One in four of the many details of a kind, all of what stands once.
  const some = pages.filter((path, index) => !/\/\d+$/u.test(path) || index % 4 === 0);
  const calls = API_NAMES.filter((name) => !isPost(name) && !apiRow(name).pattern.de.includes('['));
  const feeds = [
    '/de/programm-karten/feed.rss',
    '/en/programme-tickets/feed.rss',
    '/de/programm-karten/kalender.ics',
    '/en/programme-tickets/calendar.ics',
  ];
  return [
    '/sitemap.xml',
    '/robots.txt',
    ...feeds,
    ...some,
    ...calls.flatMap((name) => [apiPath(name, 'de'), apiPath(name, 'en')]),
    '/de/api/events/?page_size=100',
    `/de/search?q=${ASKED}&past=1`,
    `/en/search/events?q=${ASKED}&past=1`,
    ...['', 'autocomplete/', 'events/', 'others/'].map(
      (call) => `/de/api/search/${call}?query=${ASKED}&past=1`,
    ),
    `/de/programm-karten/x/${event}`,
    `/de/api/booking/${event}/`,
    `/poster/nature/event-${event}.svg`,
    `/de/pageeditor-api/page/${PUBLIC.de}`,
    ...[PUBLIC.de, 'heimlich'].flatMap((path) =>
      ['', '?edit', '?v=1', `?v=${draft}`, `?v=${draft}&edit`].map(
        (query) => `/de/${path}${query}`,
      ),
    ),
  ];
}

async function leaks(
  headers: Readonly<Record<string, string>> = {},
  mark = MARK,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of await publicAddresses()) {
    const answer = await product.get(path, headers);
    // What was asked for is marked where the search shows it.
    const text = answer.body.replaceAll(/<\/?mark>/gu, '') + (answer.headers.get('location') ?? '');
    if (text.toLowerCase().includes(mark.toLowerCase())) found.push(path);
  }
  return found;
}

test('RL-05 case 28 what is not published is in no answer to the public', async () => {
  expect((await publicAddresses()).length).toBeGreaterThan(150);
  expect(await leaks()).toEqual([]);
  // Nobody is told by a status, either, what there is.
  for (const [hidden, none] of [
    [`/de/programm-karten/x/${event}`, '/de/programm-karten/x/999999'],
    ['/de/heimlich?v=1', '/de/nirgends?v=1'],
  ] as const)
    expect((await product.get(hidden)).status).toBe((await product.get(none)).status);
});

test('ED-21 RL-05 case 28 notes of editors are in no answer to the public, and in no export or call but their own', async () => {
  await writeNotes();
  expect(await leaks({}, NOTE)).toEqual([]);
  // Control: the same look finds a word of the page that they are about.
  const open = await leaks({}, OPEN);
  expect(open).toEqual(
    expect.arrayContaining([`/de/${PUBLIC.de}`, `/de/search?q=${ASKED}&past=1`]),
  );
  const own = [`editing/page/${noted}/notes`, 'editing/event/1/notes'];
  const others = [
    ...['page', 'event'].map((kind) => `/de/cms-hub/${kind}/list.csv`),
    ...['api/page', 'pageeditor-api/records/page', 'pageeditor-api/editing/page'].map(
      (call) => `/de/${call}/${noted}/`,
    ),
    `/de/pageeditor-api/editing/page/${noted}/versions`,
    `/de/${PUBLIC.de}`,
    `/de/${PUBLIC.de}?edit`,
    `/de/${PUBLIC.de}?beside=1`,
    '/de/cms-hub/outbox',
  ];
  for (const path of others) {
    const { status, body } = await product.get(path, { cookie });
    expect([path, status, body.includes(NOTE)]).toEqual([path, 200, false]);
  }
  for (const path of [...own.map((call) => `/de/pageeditor-api/${call}`), '/de/cms-hub/notes']) {
    expect((await product.get(path, { cookie })).body, path).toContain(NOTE);
    const { status, body } = await product.get(path);
    expect([path, status === 401 || status === 303, body.includes(NOTE)]).toEqual([
      path,
      true,
      false,
    ]);
  }
});

test('RL-05 case 28 what an editor sees of it is kept by nobody, and the public sees nothing afterwards @full', async () => {
  const seen = await leaks({ cookie });
  // Control: the word is there for who may see it, and the search finds it.
  expect(seen).toContain(`/de/${PUBLIC.de}?edit`);
  expect(await leaks()).toEqual([]);
  for (const path of seen) {
    const { headers } = await product.get(path, { cookie });
    expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store']);
  }
});

test('RL-05 case 28 control: published, the same look finds it @full', async () => {
  const { app } = product;
  const record = await stored(app, 'event', event);
  const target = { id: event, version: record.version };
  const online = { ...inputOf('event', record), is_online: true };
  valueOf(await app.records.update('event', target, online));
  const found = await leaks();
  for (const part of ['search?q=', 'search/?query=', `/x/${event}`])
    expect(
      found.filter((path) => path.includes(part)),
      found.join(' '),
    ).not.toEqual([]);
});
