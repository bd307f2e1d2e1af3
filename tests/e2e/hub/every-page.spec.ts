import { expect, test, type Page } from '@playwright/test';
import { HUB_KINDS } from '../../../src/lib/server/page-data/hub/records/hub-kinds.ts';
import { records } from '../../../src/content/records/kinds.ts';
import { violations } from '../support/axe.ts';
import { logIn } from '../support/login.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

/* RT-10: every list, form and screen of the hub, by turns as its users have it before them. */

const SCREENS = [
  '',
  '/search?q=haus',
  '/replace?find=saal',
  '/today',
  '/today/sheet',
  '/today/alert',
  '/today/hours',
  '/event/1/status',
  '/event/1/history',
  '/event/series',
  '/event/copies?season=1',
  '/menus',
  '/bundles',
  '/bundles/approvals',
  '/hours',
  '/redirect/test',
  '/media',
  '/media/due',
  '/media/1',
  '/figures',
  '/house',
  '/users/new',
  '/api_tokens/new',
];
const PLAIN_LISTS = [
  'unconfirmed_access',
  'waiting_list',
  'form_entries',
  'newsletter',
  'personal_data',
  'outbox',
  'error_log',
  'broken_links',
  'notes',
  'search_words',
  'missed_words',
  'users',
  'api_tokens',
  'audit',
];
const LISTS = [...HUB_KINDS.map(({ kind }) => kind as string), ...PLAIN_LISTS].map(
  (key) => `/${key}`,
);
const FORMS = HUB_KINDS.filter(({ kind }) => !records[kind].isSingle).map(
  ({ kind }) => `/${kind}/new`,
);
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Every page with a language and a size, which change by turns, and with the other ones next time. */
const VISITS = [...SCREENS, ...LISTS, ...FORMS].map((path, index) => ({
  path: `/${index % 2 === 0 ? 'de' : 'en'}/cms-hub${path}`,
  size: SIZES[index % 4 < 2 ? 0 : 1],
}));

/** What is wrong with a page as it is shown. */
async function faults(page: Page): Promise<readonly string[]> {
  const width = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [...(await violations(page)), ...(width > 0 ? [`${String(width)} pixels too wide`] : [])];
}

for (const part of [0, 1, 2])
  test(`RT-10 every list, form and screen of the hub is accessible, valid, and without errors (${String(part + 1)} of 3) @full`, async ({
    page,
    context,
  }) => {
    await logIn(context, 'admin');
    const told: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') told.push(`${page.url()}: ${message.text()}`);
    });
    const documents: [string, string][] = [];
    for (const { path, size } of VISITS.filter((_, index) => index % 3 === part)) {
      await page.setViewportSize(size);
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      documents.push([path, (await answer?.text()) ?? '']);
      expect([path, await faults(page)]).toEqual([path, []]);
    }
    expect(told).toEqual([]);
    expect(await htmlErrors(documents)).toBe('');
  });
