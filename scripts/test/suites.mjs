import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { NODE_FLAGS, projectNode, ROOT } from '../start/paths.mjs';
import { run } from '../start/run.mjs';
import { commandOf } from './checks.mjs';

const reportOf = (name) => path.join(ROOT, 'test-results', `${name}.json`);

/**
 * A runner's report as numbers. A runner that failed without a failed test
 * (a file that does not load, a server that does not start) counts as one failure.
 */
function sumUp(report, code, count) {
  const numbers = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  return code !== 0 && numbers.failed === 0 ? { ...numbers, failed: 1 } : numbers;
}

const vitestNumbers = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

const playwrightNumbers = ({ stats }) => ({
  passed: stats.expected,
  // A test that passes only sometimes does not pass.
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});

async function suite(script, args, report, numbers) {
  rmSync(report, { force: true });
  const code = await run(projectNode(), [...NODE_FLAGS, commandOf(...[script].flat()), ...args]);
  return sumUp(report, code, numbers);
}

export const vitest = (name, what, project) => ({
  name,
  what,
  run: () => {
    const report = reportOf(name);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return suite('vitest', ['run', '--project', project, ...reporters], report, vitestNumbers);
  },
});

/** The report's place is in playwright.config.ts. */
export const playwright = () =>
  suite(['@playwright/test', 'playwright'], ['test'], reportOf('e2e'), playwrightNumbers);
