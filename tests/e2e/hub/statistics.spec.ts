import { expect, test } from '@playwright/test';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { logIn } from '../support/login.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

const NAMES = [
  'site',
  'page-activities',
  'search-keywords',
  'celum-overview',
  'idservice-events',
  'versions',
  'error-log',
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ED-13 every call of the dashboard is a screen of the same numbers, valid, accessible, and a file @full', async ({
    page,
    context,
  }) => {
    await logIn(context, 'box_office');
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto('/de/cms-hub/figures');
    expect(await violationsWithoutScripts(page)).toEqual([]);
    const documents: [string, string][] = [['index', await page.content()]];
    await expect(page.locator('.hub-lists a')).toHaveCount(NAMES.length);
    for (const name of NAMES) {
      const path = `/en/cms-hub/figures/${name}`;
      await page.goto(path);
      expect([name, await violationsWithoutScripts(page)]).toEqual([name, []]);
      const width = await page.evaluate('document.documentElement.scrollWidth');
      expect([name, width]).toEqual([name, 320]);
      documents.push([path, await page.content()]);
      const csv = await context.request.get(`${path}/figures.csv`);
      expect([name, csv.status(), csv.headers()['content-type']]).toEqual([
        name,
        200,
        'text/csv; charset=utf-8',
      ]);
      expect(csv.headers()['content-disposition']).toContain(`${name}.csv`);
    }
    const errors = await htmlErrors(documents);
    expect(errors).toBe('');
  });

  test('ED-13 a chart has a name and its table, the period stands in the address, and what is not there is 404', async ({
    page,
    context,
  }) => {
    await logIn(context, 'box_office');
    const publicEvents = async () => {
      const site = (await (await context.request.get('/de/api/dashboard/site/')).json()) as {
        records: { kind: string; public: number }[];
      };
      return String(site.records.find(({ kind }) => kind === 'event')?.public);
    };
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Veranstaltung', exact: true }) });
    // Others make events meanwhile: a look counts between two that say the same.
    await expect(async () => {
      const before = await publicEvents();
      await page.goto('/de/cms-hub/figures/site');
      const cells = await row.getByRole('cell').allInnerTexts();
      expect(await publicEvents()).toBe(before);
      expect(cells).toContain(before);
    }).toPass();
    await expect(page.getByRole('img', { name: /^Balkendiagramm: Einträge/u })).toBeVisible();
    await page.goto('/de/cms-hub/figures/page-activities');
    await page.getByRole('link', { name: '7 Tage' }).click();
    await expect(page).toHaveURL(/\?days=7$/u);
    await expect(page.getByRole('link', { name: '7 Tage' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    for (const path of ['nothing', 'idservice-events?page=9999'])
      expect((await context.request.get(`/de/cms-hub/figures/${path}`)).status()).toBe(404);
  });
});
