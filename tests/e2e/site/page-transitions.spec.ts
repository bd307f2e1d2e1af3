import { expect, test, type Page } from '@playwright/test';
import { LIST, stir } from '../../support/site/pages.ts';

/** What moves between two pages, told by each new document when it is first shown. */
async function watch(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition === null) sessionStorage.setItem('moves', 'nothing');
      else
        void viewTransition.ready.then(
          () => {
            const parts = document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
            sessionStorage.setItem('moves', parts.join(' '));
          },
          () => sessionStorage.setItem('moves', 'failed'),
        );
    });
  });
  return () => page.evaluate(() => sessionStorage.getItem('moves'));
}

test('LY-16 a way that is broken off is no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(LIST.de);
  await stir(page);
  // On the way already, and somewhere else at once.
  await page
    .locator('main [data-event] h3 a')
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
      setTimeout(() => location.assign('/de/agb'));
    });
  await expect(page).toHaveURL('/de/agb');
  expect(errors).toEqual([]);
});

test('LY-16 a way that breaks off before the scripts of the new page have come is no error; control: another one is', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // As browsers reject what no event has handed out, as soon as there is a body.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      void Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
      void Promise.reject(new Error('something else'));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/de/agb');
  await expect.poll(() => errors).toEqual(['something else']);
});

test('LY-16 a form that was refused stands where it stood @full', async ({ page }) => {
  const moves = await watch(page);
  await page.goto('/de/agb');
  await stir(page);
  await page.goto('/de/anmelden');
  await page.getByLabel('E-Mail').first().fill('nobody@example.org');
  await page.locator('main input[type=password]').fill('not the password');
  await page.evaluate(() => sessionStorage.removeItem('moves'));
  await page.locator('main form button').first().click();
  await expect(page.locator('main [role=alert], main .error').first()).toBeVisible();
  expect(await moves()).toBe('nothing');
});
