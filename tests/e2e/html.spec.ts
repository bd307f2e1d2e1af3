import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { everyKind } from './support/pages.ts';

const run = promisify(execFile);
const VALIDATOR = 'node_modules/vnu-jar/build/dist/vnu.jar';

test('RT-01 the HTML of every kind of page is valid', async ({ request }) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'foyer-html-'));
  const paths = await everyKind(request);
  for (const [index, path] of paths.entries())
    await writeFile(join(folder, `${index}.html`), await (await request.get(path)).text());
  // The validator leaves with an error code where it finds errors, and names them on stderr.
  const { stderr, code } = await run(
    'java',
    ['-jar', VALIDATOR, '--errors-only', '--skip-non-html', folder],
    {
      maxBuffer: 1 << 24,
    },
  ).then(
    ({ stderr }) => ({ stderr, code: 0 }),
    (error: unknown) => error as { stderr: string; code: unknown },
  );
  test.skip(code === 'ENOENT', 'There is no Java on this machine, so nothing was validated.');
  const named = stderr.replaceAll(
    /"file:[^"]*\/(\d+)\.html"/gu,
    (_, index) => paths[Number(index)] ?? '',
  );
  expect(named).toBe('');
});
