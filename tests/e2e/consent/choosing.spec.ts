import { expect, test, type Page } from '@playwright/test';
import { COOKIE } from '../../../src/lib/constants.ts';
import { violations } from '../support/axe.ts';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { ASKED, consentCookie, NOT_CHOSEN } from '../support/consent.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

test.use({ storageState: NOT_CHOSEN });

const banner = (page: Page) => page.getByRole('region', { name: 'Externe Inhalte anzeigen?' });
const SETTINGS = '/de/cookie-einstellungen';

/** What the cookie says was agreed to; null where there is none. */
async function granted(page: Page): Promise<readonly string[] | null> {
  const cookies = await page.context().cookies();
  const value = cookies.find(({ name }) => name === COOKIE.consent)?.value;
  return value === undefined ? null : (value.split('.')[5] ?? '').split('-').filter(Boolean);
}

/** What makes one button look more important than another. */
const look = (page: Page, name: string) =>
  banner(page)
    .getByRole('button', { name })
    .evaluate((button) => {
      const { backgroundColor, borderColor, color, fontSize, fontWeight, opacity } =
        getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      return { backgroundColor, borderColor, color, fontSize, fontWeight, opacity, width, height };
    });

for (const width of [320, 1280])
  test(`CO-01 saying no is as easy as saying yes, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/de');
    expect(await look(page, 'Alle ablehnen')).toEqual(await look(page, 'Alle annehmen'));
    // No first, in the document and for the keyboard; and nothing was chosen for anybody.
    const names = await banner(page).getByRole('button').allTextContents();
    expect(names.map((name) => name.trim())).toEqual(['Alle ablehnen', 'Alle annehmen']);
    await banner(page).getByRole('button', { name: 'Alle ablehnen' }).focus();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', { name: 'Alle annehmen' })).toBeFocused();
    expect(await granted(page)).toBeNull();
    await page.goto(SETTINGS);
    await expect(page.locator('main input:checked')).toHaveCount(0);
  });

for (const path of ['/de', '/en', '/de/programm-karten'])
  test(`DE-02 the first layer is at most 190 px high at 390×844: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const { height } = (await page.locator('[data-consent]').boundingBox()) ?? { height: Infinity };
    expect(height).toBeLessThanOrEqual(190);
  });

test('CO-01 the banner covers neither content nor focus, also at 320 by 256 pixels @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/de');
  const covered = await page.evaluate(async () => {
    const found: string[] = [];
    const links = [...document.querySelectorAll<HTMLElement>('a[href],button,summary,input')];
    for (const one of links.filter((element) => element.checkVisibility()).slice(0, 40)) {
      one.focus();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isOther = at?.closest('[data-consent]') && !one.closest('[data-consent]');
      if (isOther) found.push(one.textContent.trim());
    }
    return found;
  });
  expect(covered).toEqual([]);
  // Nothing stands in front of it either.
  for (const name of ['Alle ablehnen', 'Alle annehmen']) {
    const button = banner(page).getByRole('button', { name });
    await button.scrollIntoViewIfNeeded();
    const isFree = await button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const spots = [0.05, 0.5, 0.95];
      return spots.every((x) =>
        element.contains(document.elementFromPoint(left + width * x, top + height / 2)),
      );
    });
    expect([name, isFree]).toEqual([name, true]);
  }
});

test('CO-01 who has chosen is not asked again, until a service is added or the cookie is nobody’s @full', async ({
  page,
  context,
}) => {
  await page.goto('/de');
  await banner(page).getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await granted(page)).toEqual([]);
  await expect(page).toHaveURL('/de');
  for (const path of ['/de', '/de/team', '/en']) {
    await page.goto(path);
    await expect(page.locator('[data-consent]')).toBeHidden();
  }
  const good = consentCookie([], ASKED.slice(1));
  for (const value of [good.value, 'eyJ2IjoxfQ', `${consentCookie([]).value}x<`, '1.1.1.1.1.1']) {
    await context.addCookies([{ ...good, value }]);
    await page.goto('/de');
    await expect(banner(page), value).toBeVisible();
  }
});

test('CO-01 the dialog has every service, works by keyboard, and gives the focus back @full', async ({
  page,
}) => {
  await page.goto('/de');
  await banner(page).getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(banner(page)).toBeHidden();
  const link = page.locator('footer').getByRole('link', { name: 'Cookie-Einstellungen' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[name=service]')).toHaveCount(ASKED.length);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  // A category takes its services along, and one of them is taken back.
  await dialog.getByRole('checkbox', { name: 'Alle in «Video»' }).press('Space');
  await expect(dialog.getByRole('checkbox', { name: 'YouTube', exact: true })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Vimeo', exact: true }).press('Space');
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  expect(await granted(page)).toEqual(['1v']);
});

for (const [locale, path, texts] of [
  [
    'de',
    SETTINGS,
    {
      none: 'Alle ablehnen',
      save: 'Auswahl speichern',
      saved: 'Ihre Wahl ist gespeichert.',
      whole: 'Alle in «Audio»',
    },
  ],
  [
    'en',
    '/en/cookie-settings',
    {
      none: 'Reject all',
      save: 'Save selection',
      saved: 'Your choice is saved.',
      whole: 'All in “Audio”',
    },
  ],
] as const)
  test(`CO-03 without scripts a choice is made and changed by forms (${locale}) @full`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      storageState: NOT_CHOSEN,
    });
    const page = await context.newPage();
    await page.goto(`/${locale}/team`);
    const region = page.locator('[data-consent]');
    await expect(region).toBeVisible();
    expect(await violationsWithoutScripts(page)).toEqual([]);
    await region.getByRole('button', { name: texts.none }).click();
    await expect(page).toHaveURL(`/${locale}/team`);
    await expect(region).toBeHidden();
    expect(await granted(page)).toEqual([]);
    await page.locator('footer').locator(`a[href="${path}"]`).click();
    await page.getByRole('checkbox', { name: texts.whole }).check();
    await page.getByRole('checkbox', { name: 'YouTube', exact: true }).check();
    await page.getByRole('button', { name: texts.save }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    expect(await granted(page)).toEqual(['1v', '3u', '4u', '5u']);
    await page.getByRole('checkbox', { name: texts.whole }).uncheck();
    await page.getByRole('button', { name: texts.save }).click();
    expect(await granted(page)).toEqual(['1v']);
    expect(await violationsWithoutScripts(page)).toEqual([]);
    await page.locator('main').locator(`a[href="/${locale}/team"]`).click();
    await expect(page).toHaveURL(`/${locale}/team`);
    await context.close();
  });

test('CO-01 the banner is on no legal page and in no page of editors, and is valid @full', async ({
  page,
  request,
}) => {
  for (const path of [
    '/de/agb',
    '/en/impressum',
    '/de/datenschutz',
    '/de/barrierefreiheit',
    SETTINGS,
  ]) {
    await page.goto(path);
    await expect(page.locator('[data-consent]'), path).toHaveCount(0);
  }
  const documents = await Promise.all(
    ['/en', SETTINGS, '/en/datenschutz'].map(
      async (path) => [path, await (await request.get(path)).text()] as const,
    ),
  );
  const errors = await htmlErrors(documents);
  expect(errors).toBe('');
});

test('CO-02 kept pages are the same bytes whatever was chosen', async ({ playwright, baseURL }) => {
  const cookies = ['', consentCookie([]).value, consentCookie(ASKED).value, 'broken'];
  const states = cookies.flatMap((value) =>
    [{}, { 'sec-gpc': '1' }].map((signal) => ({
      ...signal,
      ...(value !== '' && { cookie: `${COOKIE.consent}=${value}` }),
    })),
  );
  const bodies = new Set<string>();
  for (const extraHTTPHeaders of states) {
    const visitor = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders,
      storageState: NOT_CHOSEN,
    });
    bodies.add(await (await visitor.get('/de/team')).text());
    await visitor.dispose();
  }
  expect(bodies.size).toBe(1);
});
