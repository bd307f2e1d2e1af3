import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import { painted, stilled } from './settled.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Choice {
  /** Only by these rules. */
  readonly rules?: readonly string[];
  /** By all but these. */
  readonly without?: readonly string[];
}

type Options = Parameters<AxeBuilder['options']>[0];
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Violations = Results['violations'];

// The version that the package for Playwright brings along.
const packages = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const SOURCE = readFileSync(packages.resolve('axe-core/axe.min.js'), 'utf8');

const optionsOf = ({ rules = [], without = [] }: Choice): Options => ({
  runOnly: rules.length > 0 ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
  rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  // Nobody reads what is in order, and writing it down takes longer than finding it.
  resultTypes: ['violations'],
});

/** Runs axe inside the page: the builder's way by a window of its own takes five times as long. */
async function examine(page: Page, options: Options): Promise<Violations> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  await stilled(page);
  return page.evaluate(async (choice) => {
    interface Axe {
      run(context: Document, options: Options): Promise<Results>;
    }
    const { axe } = window as never as { axe: Axe };
    return (await axe.run(document, choice)).violations;
  }, options);
}

/** Whether a frame runs no scripts: axe would wait there for ever. */
const isInert = async (frame: Frame): Promise<boolean> => {
  const element = await frame.frameElement();
  const sandbox = await element.getAttribute('sandbox');
  return sandbox !== null && !sandbox.includes('allow-scripts');
};

/** Examines what stands in a frame, in a window of the same size. */
async function examineAlone(frame: Frame, options: Options): Promise<Violations> {
  const element = await frame.frameElement();
  const { width, height } = (await element.boundingBox()) ?? { width: 0, height: 0 };
  const page = await frame.page().context().newPage();
  await page.setViewportSize({ width: Math.round(width), height: Math.round(height) });
  await page.goto(frame.url());
  const found = await withoutPassing(page, await examine(page, options));
  await page.close();
  return found;
}

/**
 * What the header that stays, the edge of a window or of a list that scrolls sideways half
 * covers at one moment can be scrolled to: the size of such a target is measured again there.
 */
async function withoutPassing(page: Page, found: Violations): Promise<Violations> {
  const lasting: Violations = [];
  for (const violation of found) {
    if (violation.id !== 'target-size') {
      lasting.push(violation);
      continue;
    }
    const nodes: typeof violation.nodes = [];
    for (const node of violation.nodes) {
      await page.evaluate(
        (selector) =>
          document
            .querySelector(selector)
            ?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
        String(node.target[0]),
      );
      // The header learns of it with the next frame.
      await painted(page);
      const again = await examine(page, optionsOf({ rules: ['target-size'] }));
      const same = again.flatMap((one) => one.nodes).filter(({ html }) => html === node.html);
      nodes.push(...same);
    }
    if (nodes.length > 0) lasting.push({ ...violation, nodes });
  }
  return lasting;
}

/** Examines a page and what stands in its frames. */
async function examineAll(page: Page, options: Options): Promise<Violations> {
  const inner = page.frames().filter((frame) => frame !== page.mainFrame());
  const inert = await Promise.all(inner.map(isInert));
  // Only the builder looks into frames of other origins.
  if (inert.includes(false))
    return withoutPassing(
      page,
      (await new AxeBuilder({ page }).options(options).analyze()).violations,
    );
  const found = await withoutPassing(page, await examine(page, { ...options, iframes: false }));
  for (const frame of inner) found.push(...(await examineAlone(frame, options)));
  return found;
}

/** What axe finds on a page, a line each. */
export async function violations(page: Page, choice: Choice = {}): Promise<readonly string[]> {
  const found = await examineAll(page, optionsOf(choice));
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${page.url()} ${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`,
    ),
  );
}
