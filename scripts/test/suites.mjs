import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { NODE_FLAGS, projectNode, ROOT } from '../start/paths.mjs';
import { run } from '../start/run.mjs';
import { commandOf } from './checks.mjs';

const reportOf = (name) => path.join(ROOT, 'test-results', `${name}.json`);

/**
 * @typedef {object} Choice which tests of a suite run
 * @property {readonly string[]} [files] only files whose path holds one of these
 * @property {'quick' | 'full' | 'all'} tests those for every change, those that need time, or both
 */

/**
 * A runner's report as numbers. A runner that failed without a failed test
 * (a file that does not load, a server that does not start) counts as one failure.
 */
function sumUp(report, code, { numbersOf, testsOf }) {
  if (!existsSync(report))
    return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0, tests: [], files: [] };
  const content = JSON.parse(readFileSync(report, 'utf8'));
  const numbers = numbersOf(content);
  const tests = testsOf(content);
  const files = [...Map.groupBy(tests, ({ file }) => file)].map(([file, inside]) => ({
    file,
    count: inside.length,
    milliseconds: inside.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  }));
  const failed = code !== 0 && numbers.failed === 0 ? 1 : numbers.failed;
  return { ...numbers, failed, tests, files };
}

const vitestReport = {
  numbersOf: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    // Tests that a tag leaves out count as pending, and are not told.
    skipped: 0,
  }),
  testsOf: ({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) => {
      const file = path.relative(ROOT, name);
      return assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, duration, status, failureMessages }) => ({
          file,
          name: `${file} ${fullName}`,
          milliseconds: duration ?? 0,
          why: status === 'failed' ? (failureMessages?.join('\n') ?? '') : null,
        }));
    }),
};

/** The tests of a suite and of those inside of it. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const playwrightReport = {
  numbersOf: ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }),
  testsOf: (report) =>
    specsOf(report).flatMap(({ file, title, tests }) =>
      tests.flatMap(({ expectedStatus, results }) =>
        results.map(({ duration, status, errors }) => ({
          file: `tests/${file}`,
          name: `tests/${file} ${title}`,
          milliseconds: duration,
          why: status === expectedStatus ? null : errors.map(({ message }) => message).join('\n'),
        })),
      ),
    ),
};

async function suite(script, args, report, reader) {
  rmSync(report, { force: true });
  const code = await run(projectNode(), [...NODE_FLAGS, commandOf(...[script].flat()), ...args]);
  return sumUp(report, code, reader);
}

/** What is tagged `full` needs time; everything else runs for every change. */
const VITEST_TAGS = { quick: ['--tagsFilter=!full'], full: ['--tagsFilter=full'], all: [] };
const PLAYWRIGHT_TAGS = { quick: ['--grep-invert=@full'], full: ['--grep=@full'], all: [] };

/** @param {string} project @param {Choice} choice */
export function runVitest(project, { files = [], tests }) {
  const report = reportOf(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--project', project, ...reporters, '--passWithNoTests'];
  return suite('vitest', [...args, ...VITEST_TAGS[tests], ...files], report, vitestReport);
}

/** @param {string} project @param {Choice} choice */
export function runPlaywright(project, { files = [], tests }) {
  const report = reportOf(project);
  process.env.TEST_REPORT = report;
  const shuffle = process.env.TEST_SEED ? [`--shuffle=${process.env.TEST_SEED}`] : [];
  const args = ['test', `--project=${project}`, '--pass-with-no-tests', ...shuffle];
  const command = ['@playwright/test', 'playwright'];
  return suite(command, [...args, ...PLAYWRIGHT_TAGS[tests], ...files], report, playwrightReport);
}
