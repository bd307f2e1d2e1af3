import { expect, test } from '@playwright/test';
import { dayOf } from '../../../src/lib/dates/dates.ts';
import { stored, valueOf } from '../../support/content/records.ts';
import { openProduct } from '../../support/site/product.ts';
import { settled } from '../support/settled.ts';

const KIND = 'opening_hours_exception';

test('OH-01 LY-11 a link instead of opening hours says that it leads to another site, with scripts and without', async ({
  browser,
  baseURL,
}) => {
  const product = await openProduct();
  try {
    const { app } = product;
    const words = { de: 'Kasse im Festivalzentrum', en: 'At the festival centre' };
    const hours = { day: dayOf(app.now()), alternative_text: words };
    const made = valueOf(await app.records.create(KIND, hours));
    for (const [url, isOutside] of [
      ['https://festival.example/kasse', true],
      ['/de/kontakt', false],
    ] as const) {
      const key = { id: made.id, version: (await stored(app, KIND, made.id)).version };
      valueOf(await app.records.update(KIND, key, { ...hours, alternative_link_url: url }));
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({ javaScriptEnabled });
        const page = await context.newPage();
        const { body } = await product.get('/de/agb');
        // Of the same build, whose scripts the server under test has.
        await page.route('**/de/agb', (route) =>
          route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
        );
        await page.goto(`${baseURL ?? ''}/de/agb`);
        const link = page.locator('[data-opening] a');
        await expect(link).toHaveAttribute('href', url);
        // After the script has told what holds now.
        if (javaScriptEnabled) await settled(page);
        await expect(link).toHaveText(
          isOutside ? /^Kasse im Festivalzentrum\s*.*neu.*$/u : 'Kasse im Festivalzentrum',
        );
        expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual(
          isOutside ? ['_blank', 'noopener'] : [null, null],
        );
        await context.close();
      }
    }
  } finally {
    await product.close();
  }
});
