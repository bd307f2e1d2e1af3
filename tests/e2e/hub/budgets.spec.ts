import { gzipSync } from 'node:zlib';
import { expect, test, type Response } from '@playwright/test';
import { logIn } from '../support/login.ts';

const KB = 1024;
/** A page of each sort: overview, lists, forms, tools, the library, charts. */
const PAGES = [
  '',
  '/search?q=konzert',
  '/today',
  '/event?period=all',
  '/event/1',
  '/event/new',
  '/event/series',
  '/event/copies?season=1',
  '/page/1',
  '/settings',
  '/menus',
  '/hours',
  '/media',
  '/figures',
  '/house',
  '/users',
  '/redirect',
];

test('ED-12 pages of the hub load at most 40 KB of script before a touch, and no React @full', async ({
  page,
  context,
}) => {
  await logIn(context, 'admin');
  for (const path of PAGES) {
    const scripts: Promise<Buffer>[] = [];
    const note = (response: Response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    };
    page.on('response', note);
    const answer = await page.goto(`/de/cms-hub${path}`, { waitUntil: 'load' });
    expect(answer?.status(), path).toBe(200);
    await page.waitForTimeout(300);
    page.off('response', note);
    const inline = await page
      .locator('script:not([src]):not([type="application/json"])')
      .evaluateAll((all) => all.map(({ textContent }) => textContent).join('\n'));
    const loaded = await Promise.all(scripts);
    const bytes = [Buffer.from(inline), ...loaded].map((one) => gzipSync(one).length);
    const sum = bytes.reduce((total, one) => total + one, 0);
    expect(sum, path).toBeLessThanOrEqual(40 * KB);
    // Control: what scripts add to the hub is among them.
    expect(sum, path).toBeGreaterThan(KB);
    for (const body of loaded) expect(body.toString('latin1')).not.toMatch(/react-dom|__REACT/u);
  }
});
