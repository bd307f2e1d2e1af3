import type { Page } from '@playwright/test';

/** Holds scripts back, as a slow line does. @returns lets them come */
export async function holdScripts(page: Page, scripts: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(null);
}
