import { expect, type Browser } from '@playwright/test';
import { LOCALES, type Locale } from '../../../../src/lib/constants.ts';
import { REFUSED } from '../consent.ts';
import { violations } from '../axe.ts';
import { ALTS, CELLS, WORDS } from './material.ts';

/**
 * Looks at the concert page as somebody from outside: each language has its headline, its text
 * with every word, both pictures in words of this language, and the table.
 */
export async function expectVisited(
  browser: Browser,
  titles: Readonly<Record<Locale, string>>,
): Promise<void> {
  const context = await browser.newContext({ storageState: REFUSED });
  const page = await context.newPage();
  for (const locale of LOCALES) {
    const path = titles[locale].toLowerCase().replaceAll(' ', '-');
    const answer = await page.goto(`/${locale}/${path}`);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator('main h1')).toHaveText(titles[locale]);
    const main = page.locator('main');
    const words = (await main.innerText()).replaceAll(/\s+/gu, ' ');
    for (const line of WORDS[locale]) expect(words).toContain(line);
    expect(await main.locator('li').allInnerTexts()).toEqual(
      expect.arrayContaining(WORDS[locale].slice(2, 4)),
    );
    const alts = await main
      .locator('img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt));
    expect(alts.toSorted()).toEqual(ALTS.map((alt) => alt[locale]).toSorted());
    const cells = await main.locator('table').locator('th,td').allInnerTexts();
    expect(cells.map((cell) => cell.trim().replaceAll('\u{A0}', ' '))).toEqual([...CELLS]);
    expect(await violations(page)).toEqual([]);
  }
  await context.close();
}
