import { buildSite } from '../start/build.mjs';
import { projectNode } from '../start/paths.mjs';
import { run } from '../start/run.mjs';
import { check } from './checks.mjs';
import { chromiumPath } from './chromium.mjs';
import { runTouched } from './touched.mjs';
import { provideJava } from './java.mjs';
import { runPlaywright, runVitest } from './suites.mjs';

const one = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

/** Files that are named belong to the stages whose folder they are in. */
const filesIn = (folder, files) =>
  files.filter((file) => !/^tests\//u.test(file) || file.startsWith(folder));

const choiceOf = (folder, { files, isFull }) => ({
  files: filesIn(folder, files),
  tests: isFull ? 'all' : 'quick',
});

const vitest = (name, what) => ({
  name,
  what,
  run: (options) => runVitest(name, choiceOf(`tests/${name}`, options)),
});

async function browserTests(options) {
  const browser = await chromiumPath();
  if (browser === null) {
    console.error('There is no Chromium and none could be installed. Install one and name it:');
    console.error('  CHROMIUM_PATH=/path/to/chromium npm test');
    return one(false);
  }
  process.env.CHROMIUM_PATH = browser;
  return runPlaywright('browser', choiceOf('tests/e2e', options));
}

/** Tests of the built product over HTTP: the validator of HTML is one of them. */
async function httpTests(options) {
  const hasJava = await provideJava();
  const result = await runPlaywright('http', choiceOf('tests/http', options));
  if (!hasJava)
    console.error('NOT CHECKED: whether the HTML is valid. Install Java 11 or newer for that.');
  return result;
}

/** So many small changes have to be noticed: as many as were when this was last raised. */
const LEAST_NOTICED = 82;
const NOTHING = { passed: 0, failed: 0 };

const mutants = async ({ isFull }) =>
  isFull
    ? one(
        (await run(projectNode(), ['scripts/test/mutants.mjs', `--least=${LEAST_NOTICED}`])) === 0,
      )
    : NOTHING;

const CACHE = 'node_modules/.cache';
const cached = (name) => ['--cache', `--cache-location=${CACHE}/${name}/`];

/** What `npm test` does, in order: what fails soonest comes first. docs/testing.md says why. */
export const STAGES = [
  check('types', 'TypeScript', ['typescript-7', 'tsc'], []),
  check('eslint', 'code, accessibility, import zones', 'eslint', [...cached('eslint'), '.']),
  check('oxlint', 'what becomes of values and promises', 'oxlint', ['src', 'tests', 'demo']),
  check('astro', 'types of components', 'astro', ['check', '--tsconfig=config/astro-check.json']),
  check('stylelint', 'styles', 'stylelint', [...cached('stylelint'), 'src/**/*.{css,astro}']),
  check('prettier', 'format', 'prettier', [
    '--check',
    '--log-level=warn',
    '--cache',
    `--cache-location=${CACHE}/prettier-check`,
    '.',
  ]),
  check('knip', 'unused files, exports and packages', 'knip', []),
  { name: 'build', what: 'astro build', run: async () => one((await buildSite()) === 0) },
  vitest('unit', 'rules, without database and server'),
  vitest('contract', 'promises that the parts make each other'),
  vitest('database', 'a real database for each test'),
  { name: 'http', what: 'the built site, asked without a browser', run: httpTests },
  { name: 'browser', what: 'the built site in a browser', run: browserTests },
  { name: 'mutants', what: 'small changes of the code, on the tests (full)', run: mutants },
  { name: 'touched', what: 'tests that need time, of what was changed', run: runTouched },
];
