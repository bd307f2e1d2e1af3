import { execFileSync } from 'node:child_process';
import { ROOT } from '../start/paths.mjs';
import { seconds } from './output.mjs';
import { chromiumPath } from './chromium.mjs';
import { runPlaywright, runVitest } from './suites.mjs';

/** @param {string} name a folder of `tests/e2e` @param {readonly string[]} folders below `src` */
function browser(name, folders) {
  return {
    folders: folders.map((folder) => `src/${folder}`),
    project: /** @type {const} */ ('browser'),
    files: [`tests/e2e/${name}/`],
  };
}

/**
 * Tests that stand in `npm run test:full` only, by the folders that they protect. Where a change
 * touches one of these folders, `npm test` runs them, too.
 * @type {readonly { folders: readonly string[], project: 'database' | 'http' | 'browser', files: readonly string[] }[]}
 */
export const PROTECTED = [
  {
    folders: ['src/lib/server/services/mail'],
    project: 'database',
    files: ['tests/database/mail'],
  },
  {
    folders: ['src/lib/server/services/booking', 'src/lib/server/services/test-shop'],
    project: 'database',
    files: ['tests/database/booking'],
  },
  {
    folders: ['src/lib/server/services/editing', 'src/lib/server/services/releases'],
    project: 'database',
    files: ['tests/database/editing', 'tests/database/releases'],
  },
  {
    folders: ['src/lib/server/services/forms'],
    project: 'database',
    files: ['tests/database/forms'],
  },
  {
    folders: ['src/lib/server/services/resources', 'src/lib/server/api'],
    project: 'database',
    files: ['tests/database/resources'],
  },
  {
    folders: ['src/lib/server/services/search', 'src/lib/search'],
    project: 'database',
    files: ['tests/database/search'],
  },
  {
    folders: ['src/lib/server/db', 'src/lib/server/services/backup'],
    project: 'database',
    files: ['tests/database/storage', 'tests/database/backup'],
  },
  {
    folders: ['src/lib/server/page-store', 'src/lib/server/services/cache-tags'],
    project: 'http',
    files: ['tests/http/page-store'],
  },
  {
    folders: ['src/lib/server/http', 'src/lib/server/concurrency'],
    project: 'http',
    files: ['tests/http/operations', 'tests/http/trust', 'tests/http/site/server-kill'],
  },
  {
    folders: ['src/edge', 'src/lib/server/http/edge'],
    project: 'http',
    files: ['tests/http/edge'],
  },
  browser('edge', ['edge', 'lib/server/http/edge']),
  browser('accounts', [
    'layouts/user',
    'lib/server/page-data/accounts',
    'lib/server/services/accounts',
  ]),
  browser('forms', ['islands/forms', 'layouts/forms', 'lib/forms']),
  browser('search', ['islands/search', 'layouts/search', 'lib/search']),
  browser('consent', ['islands/consent', 'islands/embed', 'layouts/consent', 'lib/consent']),
  browser('content', ['content/modules', 'layouts/magazine', 'layouts/cms', 'islands/slider']),
  browser('programme', [
    'islands/events',
    'islands/overlay',
    'layouts/event',
    'layouts/favourites',
    'layouts/programme',
    'lib/programme',
    'lib/server/page-data/programme',
  ]),
  browser('booking', [
    'islands/booking',
    'layouts/booking',
    'layouts/shop',
    'lib/booking',
    'lib/server/actions/booking',
    'lib/server/page-data/booking',
  ]),
  browser('hub', ['layouts/hub', 'lib/server/actions/hub', 'lib/server/page-data/hub']),
  browser('site', ['layouts/components', 'layouts/styles', 'scripts']),
  browser('editor', ['islands/editor', 'lib/editing', 'lib/server/services/editing']),
];

/** No group of tests is begun after so long, which is told. */
const CAP_MS = 6 * 60_000;

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

/**
 * The files that differ from what stood before the last commit on the main line.
 * @returns {readonly string[] | null} null where there is no history to compare with
 */
function changedFiles() {
  try {
    const changed = git('diff', '--name-only', 'HEAD^1');
    const made = git('ls-files', '--others', '--exclude-standard');
    return [...changed.split('\n'), ...made.split('\n')].filter(Boolean);
  } catch {
    return null;
  }
}

const NONE = { passed: 0, failed: 0, skipped: 0, tests: [], files: [] };

/** Runs what the changed folders are protected by, until the time is up. */
export async function runTouched({ isFull, files }) {
  // The whole of it has run already, or somebody wants some files only.
  if (isFull || files.length > 0) return NONE;
  const changed = changedFiles();
  if (changed === null) return { ...NONE, left: 'no commit before this one' };
  process.env.CHROMIUM_PATH ??= (await chromiumPath()) ?? '';
  const began = performance.now();
  const wanted = PROTECTED.filter(({ folders }) =>
    changed.some((file) => folders.some((folder) => file.startsWith(`${folder}/`))),
  );
  let sum = NONE;
  const left = [];
  for (const { project, files: own } of wanted) {
    if (performance.now() - began > CAP_MS) {
      left.push(...own);
      continue;
    }
    process.env.TEST_FULL = '1';
    // On databases all of it, which is the second engine, too.
    const result = await (project === 'database'
      ? runVitest(project, { files: own, tests: 'all' })
      : runPlaywright(project, { files: own, tests: 'full' }));
    delete process.env.TEST_FULL;
    sum = {
      passed: sum.passed + result.passed,
      failed: sum.failed + result.failed,
      skipped: sum.skipped + result.skipped,
      tests: [...sum.tests, ...result.tests],
      files: [...sum.files, ...result.files],
    };
  }
  if (left.length > 0)
    return { ...sum, left: `after ${seconds(began)} not run: ${left.join(', ')}` };
  return sum;
}
