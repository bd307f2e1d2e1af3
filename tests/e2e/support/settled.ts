import type { Page } from '@playwright/test';

/** Longest time that movements of a page may take, in milliseconds. */
const MAX_MOTION_MS = 2000;
/** So many movements lead to each other at most. */
const MAX_MOTIONS = 5;

/** Waits until a page was painted anew: what was to happen because of something before it has happened. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });

/** Waits for what moves now. @returns whether anything did */
const moved = (page: Page): Promise<boolean> =>
  page.evaluate(async (most) => {
    const finite = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    const end = Promise.allSettled(finite.map(({ finished }) => finished));
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, most))]);
    return finite.length > 0;
  }, MAX_MOTION_MS);

/**
 * Waits until nothing on a page moves or changes its colour any more: what lies between
 * is not what it shows. A movement may begin with the next frame, as after scrolling, and lead to
 * another one. What never ends, and what waits for the visitor, is not waited for.
 */
export async function stilled(page: Page): Promise<void> {
  for (let round = 0; round < MAX_MOTIONS; round += 1) {
    await painted(page);
    if (!(await moved(page))) return;
  }
}

/**
 * Waits until everything that a document does by itself is done: it is loaded, a picture
 * that is none has failed after all of its own, it was painted, and it is idle.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const picture = new Image();
        picture.onload = picture.onerror = resolve;
        picture.src = 'data:image/png,none';
      }),
  );
  await painted(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
