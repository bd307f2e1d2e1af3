import type { Page } from '@playwright/test';

/** Holds answers back, as a slow line does. @returns lets them come */
export async function holdAnswers(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(null);
}
