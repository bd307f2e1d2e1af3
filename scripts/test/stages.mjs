import { buildSite } from '../start/build.mjs';
import { check } from './checks.mjs';
import { chromiumPath } from './chromium.mjs';
import { provideJava } from './java.mjs';
import { playwright, vitest } from './suites.mjs';

const one = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

async function endToEnd() {
  const browser = await chromiumPath();
  if (browser === null) {
    console.error('There is no Chromium and none could be installed. Install one and name it:');
    console.error('  CHROMIUM_PATH=/path/to/chromium npm test');
    return one(false);
  }
  process.env.CHROMIUM_PATH = browser;
  const hasJava = await provideJava();
  const result = await playwright();
  if (!hasJava)
    console.error('NOT CHECKED: whether the HTML is valid. Install Java 11 or newer for that.');
  return result;
}

/** What `npm test` does, in order: what fails soonest comes first. */
export const STAGES = [
  check('types', 'astro check', ['astro'], ['check']),
  check('eslint', 'code, accessibility, import zones', 'eslint', ['.']),
  check('stylelint', 'styles', 'stylelint', ['src/**/*.{css,astro}']),
  check('prettier', 'format', 'prettier', ['--check', '--log-level=warn', '.']),
  check('knip', 'unused files, exports and packages', 'knip', []),
  vitest('unit', 'what needs no database', 'unit'),
  vitest('contract', 'promises that the parts make each other', 'contract'),
  vitest('database', 'SQLite and PostgreSQL, a real one each', 'database'),
  { name: 'build', what: 'astro build', run: async () => one((await buildSite()) === 0) },
  { name: 'e2e', what: 'the built site in a browser', run: endToEnd },
];
