import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { NODE_FLAGS, projectNode, ROOT } from '../start/paths.mjs';
import { run } from '../start/run.mjs';
import { commandOf } from './checks.mjs';

const reportOf = (name) => path.join(ROOT, 'test-results', `${name}.json`);

/** How many tests are told as the slowest ones. */
const SLOWEST = 10;

/**
 * How many tests of the browser may pass on their second try only. They start servers, kill them and
 * measure, and whatever else the machine does can make one of them fail; more than these is a fault.
 */
const MOST_UNSTEADY = 3;

/**
 * A runner's report as numbers. A runner that failed without a failed test
 * (a file that does not load, a server that does not start) counts as one failure.
 */
function sumUp(report, code, { numbersOf, timesOf }) {
  if (!existsSync(report))
    return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0, slowest: [] };
  const content = JSON.parse(readFileSync(report, 'utf8'));
  const numbers = numbersOf(content);
  const slowest = timesOf(content)
    .sort((left, right) => right.milliseconds - left.milliseconds)
    .slice(0, SLOWEST);
  const failed = code !== 0 && numbers.failed === 0 ? 1 : numbers.failed;
  return { ...numbers, failed, slowest };
}

const vitestReport = {
  numbersOf: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  timesOf: ({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${path.relative(ROOT, name)} ${fullName}`,
        milliseconds: duration ?? 0,
      })),
    ),
};

/** The tests of a suite and of those inside of it. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const playwrightReport = {
  numbersOf: ({ stats }) => {
    const isTooUnsteady = stats.flaky > MOST_UNSTEADY;
    return {
      passed: stats.expected + (isTooUnsteady ? 0 : stats.flaky),
      failed: stats.unexpected + (isTooUnsteady ? stats.flaky : 0),
      skipped: stats.skipped,
    };
  },
  timesOf: (report) =>
    specsOf(report).flatMap(({ file, title, tests }) =>
      tests
        .flatMap(({ results }) => results)
        .map(({ duration }) => ({ name: `tests/e2e/${file} ${title}`, milliseconds: duration })),
    ),
};

async function suite(script, args, report, reader) {
  rmSync(report, { force: true });
  const code = await run(projectNode(), [...NODE_FLAGS, commandOf(...[script].flat()), ...args]);
  return sumUp(report, code, reader);
}

export const vitest = (name, what, project) => ({
  name,
  what,
  run: () => {
    const report = reportOf(name);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return suite('vitest', ['run', '--project', project, ...reporters], report, vitestReport);
  },
});

/** The report's place is in playwright.config.ts. */
export const playwright = () =>
  suite(['@playwright/test', 'playwright'], ['test'], reportOf('e2e'), playwrightReport);
