import { expect, test, type Page } from '@playwright/test';
import { MAX_MODULES } from '../../../src/content/fields/max-modules.ts';
import { edit, headline, isSaved } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { createPage } from '../../support/site/write.ts';

/**
 * Counts how often React calls a component, by what it tells the tools of developers with each
 * commit. Functions are 0, memorized ones 14 and 15; 1 of `flags` says that it was called.
 */
function countRenders(): void {
  interface Fiber {
    readonly tag: number;
    readonly flags: number;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly alternate: Fiber | null;
  }
  const counter = { renders: 0 };
  const count = (fiber: Fiber, before: Fiber | null): void => {
    const isCalled = before === null || (fiber.flags & 1) !== 0;
    if ([0, 14, 15].includes(fiber.tag) && isCalled) counter.renders += 1;
    if (fiber.child === before?.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling)
      count(child, child.alternate);
  };
  Object.assign(globalThis, {
    counter,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) =>
        count(current, current.alternate),
    },
  });
}

const takeRenders = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { counter } = globalThis as unknown as { counter: { renders: number } };
    const { renders } = counter;
    counter.renders = 0;
    return renders;
  });

test('ED-09 a key calls no more components on a page of 300 modules than on one of 30, with the outline open @full', async ({
  context,
  page,
  request,
}) => {
  await logIn(context);
  await page.addInitScript(countRenders);
  const perKeys: number[] = [];
  for (const size of [MAX_MODULES / 10, MAX_MODULES]) {
    const modules = Array.from({ length: size }, (_, at) =>
      headline(`h${at}`, `Klang ${at}`, `Sound ${at}`),
    );
    const { de } = await createPage(request, modules);
    await edit(page, de);
    await page.getByRole('button', { name: 'Aufbau', exact: true }).click();
    const rows = page.locator('.ed-outline .ed-name');
    await expect(rows).toHaveCount(size);
    // Each row is called once at least: what is counted is what is meant.
    expect(await takeRenders(page)).toBeGreaterThan(size);
    const written = page.locator(`[data-module="h${size / 2}"] [data-field][data-ready]`).first();
    await written.click();
    await page.keyboard.press('End');
    await takeRenders(page);
    await page.keyboard.type('abcdefghij');
    // The row of what is written shows it; the others were not touched.
    await expect(rows.nth(size / 2)).toContainText('abcdefghij');
    perKeys.push(await takeRenders(page));
    await isSaved(page);
  }
  const [few = 0, many = 0] = perKeys;
  expect(few).toBeGreaterThan(0);
  // Rounds of saving and showing fall differently among the keys; a row each would be thousands.
  expect(many).toBeLessThan(few + MAX_MODULES);
});

test('ED-09 the editor and its first answers are asked for once, while the page is still being read', async ({
  context,
  page,
  request,
}) => {
  await logIn(context);
  const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')]);
  await edit(page, de);
  const asked = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const read = (navigation as PerformanceNavigationTiming).domContentLoadedEventStart;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, initiatorType, startTime }) => ({
        path: new URL(name).pathname,
        by: initiatorType,
        isEarly: startTime < read,
      }));
  });
  const files = asked.filter(({ path }) => /\/(?:main|editor)-[^/]+\.js$/u.test(path));
  const answers = asked.filter(({ path }) =>
    /pageeditor-api\/(?:library|editing\/page\/\d+)$/u.test(path),
  );
  expect(files.map(({ isEarly }) => isEarly)).toEqual([true]);
  expect(answers.map(({ by, isEarly }) => ({ by, isEarly }))).toEqual([
    { by: 'link', isEarly: true },
    { by: 'link', isEarly: true },
  ]);
});

test('ED-09 a long page opens before all of it is laid out, and what shows nothing says so at its end too @full', async ({
  context,
  page,
  request,
}) => {
  await logIn(context);
  const modules = Array.from({ length: 100 }, (_, at) =>
    headline(`h${at}`, `Klang ${at}`, `Sound ${at}`),
  );
  const { de } = await createPage(request, modules);
  await page.addInitScript(() => {
    // A page that is not shown as a whole hides its last module, and nothing tells the server.
    addEventListener('DOMContentLoaded', () => {
      const last = document.querySelector<HTMLElement>('[data-module=h99]');
      for (const child of last?.children ?? []) child.remove();
      Object.assign(globalThis, {
        first: document.documentElement.dataset['editing'],
        height: last?.offsetHeight,
      });
    });
  });
  await edit(page, de);
  await expect(page.locator('html')).toHaveAttribute('data-editing', 'open');
  const { first, height } = await page.evaluate(() => {
    const { first, height } = globalThis as unknown as { first: string; height: number };
    return { first, height };
  });
  expect(first).toBe('opening');
  // The estimate: with its layout it would have no height.
  expect(height).toBeGreaterThan(100);
  await expect(page.locator('[data-module=h99]')).toHaveAttribute('data-note', /./u);
  await expect(page.locator('[data-module=h98]')).not.toHaveAttribute('data-note', /./u);
  // Laid out as visitors get it: nothing of the estimate is left.
  expect(
    await page
      .locator('[data-module]')
      .evaluateAll(
        (all) => all.filter((one) => getComputedStyle(one).contentVisibility !== 'visible').length,
      ),
  ).toBe(0);
});
