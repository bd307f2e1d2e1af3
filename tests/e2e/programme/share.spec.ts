import { expect, test, type Page } from '@playwright/test';
import { comingEvents } from '../../support/site/pages.ts';

/** Words that are not shown at the moment do not count. */
const SHOWN = { useInnerText: true } as const;

/** The address of one coming event, and its link to hand it on. */
async function openEvent(page: Page) {
  const [event] = await comingEvents(page.request, 1);
  await page.goto(event?.link ?? '');
  return { link: event?.link ?? '', share: page.locator('a[data-share]') };
}

/** A browser with a share sheet that answers as the visitor does. */
const withSheet = (page: Page, answer: 'taken' | 'closed') =>
  page.addInitScript((how) => {
    const share = (data: ShareData) => {
      document.documentElement.dataset['shared'] = JSON.stringify(data);
      return how === 'taken'
        ? Promise.resolve()
        : Promise.reject(new DOMException('closed', 'AbortError'));
    };
    Object.defineProperty(navigator, 'share', { value: share });
  }, answer);

for (const answer of ['taken', 'closed'] as const)
  test(`EV-12 an event is handed to the share sheet of the device: ${answer}`, async ({ page }) => {
    await withSheet(page, answer);
    const { link, share } = await openEvent(page);
    await expect(share).toHaveText('Teilen', SHOWN);
    await share.click();
    // The first click of a visit waits for its script.
    await expect(page.locator('html')).toHaveAttribute('data-shared');
    const shared = await page.locator('html').getAttribute('data-shared');
    const { title, url } = JSON.parse(shared ?? '{}') as { title?: string; url?: string };
    expect(url).toBe(new URL(link, page.url()).href);
    expect(title).toContain(await page.locator('h1').innerText());
    await expect(share).toHaveText('Teilen', SHOWN);
    await expect(page).toHaveURL(link);
  });

test('EV-12 without a share sheet the address is copied, and said to be @full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  const { link, share } = await openEvent(page);
  await share.click();
  await expect(share).toHaveText('Link kopiert', SHOWN);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(link, page.url()).href,
  );
  await expect(share).toHaveText('Teilen', { ...SHOWN });
});

test('EV-12 without scripts the event is shared by mail', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const { link, share } = await openEvent(await context.newPage());
  await expect(share).toHaveText('Per E-Mail teilen', SHOWN);
  const href = (await share.getAttribute('href')) ?? '';
  expect(href).toMatch(/^mailto:\?/u);
  expect(decodeURIComponent(href)).toContain(link);
  await context.close();
});
