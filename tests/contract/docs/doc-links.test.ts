import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('docs/**/*.md')];
const LINK = /\]\((?!https?:|mailto:)([^)#\s]+)(?:#[^)]*)?\)/gu;

it('QA-01 every file that the documentation links to is there', () => {
  const links = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(LINK)].map(([, target = '']) => ({ page, target })),
  );
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(
    ({ page, target }) => !existsSync(path.join(path.dirname(page), target)),
  );
  expect(broken).toEqual([]);
});
