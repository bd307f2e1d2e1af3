import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const VALIDATOR = 'node_modules/vnu-jar/build/dist/vnu.jar';
/** It runs for seconds only: compiling its code well would take longer than it saves. */
const JAVA_FLAGS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

/**
 * What the HTML validator finds in some documents, by the address of each.
 * @returns null where this machine has no Java, so that nothing was validated
 */
export async function htmlErrors(
  documents: readonly (readonly [address: string, html: string])[],
): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-html-'));
  for (const [index, [, html]] of documents.entries())
    await writeFile(join(folder, `${index}.html`), html);
  // The validator leaves with an error code where it finds errors, and names them on stderr.
  const { stderr, code } = await run(
    'java',
    [...JAVA_FLAGS, '-jar', VALIDATOR, '--errors-only', '--skip-non-html', folder],
    { maxBuffer: 1 << 24 },
  ).then(
    ({ stderr }) => ({ stderr, code: 0 }),
    (error: unknown) => error as { stderr: string; code: unknown },
  );
  if (code === 'ENOENT') return null;
  return stderr.replaceAll(
    /"file:[^"]*\/(\d+)\.html"/gu,
    (_, index) => documents[Number(index)]?.[0] ?? '',
  );
}
