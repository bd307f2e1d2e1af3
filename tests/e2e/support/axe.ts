import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Choice {
  /** Only by these rules. */
  readonly rules?: readonly string[];
  /** By all but these. */
  readonly without?: readonly string[];
}

/** What axe finds on a page, a line each. */
export async function violations(
  page: Page,
  { rules = [], without = [] }: Choice = {},
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).disableRules([...without]);
  const { violations: found } = await (
    rules.length > 0 ? axe.withRules([...rules]) : axe.withTags(TAGS)
  ).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${page.url()} ${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`,
    ),
  );
}
