import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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
  await stilled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (choice) => {
    interface Axe {
      run(context: Document, options: Options): Promise<Results>;
    }
    const { axe } = window as never as { axe: Axe };
    return (await axe.run(document, choice)).violations;
  }, options);
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

/** What axe finds on a page, a line each. */
export async function violations(page: Page, choice: Choice = {}): Promise<readonly string[]> {
  const options = optionsOf(choice);
  // Only the builder looks into frames of other origins.
  const violations =
    page.frames().length === 1
      ? await examine(page, options)
      : (await new AxeBuilder({ page }).options(options).analyze()).violations;
  const lasting = await withoutPassing(page, violations);
  return lasting.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${page.url()} ${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`,
    ),
  );
}
