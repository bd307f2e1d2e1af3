import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** Whatever asks another machine: by HTTP, by a socket, by mail. */
const ASKS =
  /(?<![.\w])fetch\(|\bhttps?Request\(|\bhttps?\.(?:get|request)\(|from 'node:(?:net|tls|https|dgram|dns)'|createTransport\(/u;

/** Each asks one address that whoever runs the venue wrote into its configuration, but for the first. */
const KNOWN = [
  // Where links lead, if the venue wants it, and never into a private network
  // (`tests/database/links/link-checks.test.ts`).
  'src/lib/server/adapters/outside-request.ts',
  'src/lib/server/adapters/public-address.ts',
  'src/lib/server/adapters/error-report.ts',
  'src/lib/server/adapters/mail.ts',
  'src/lib/server/adapters/limited-fetch.ts',
  'src/lib/server/http/shared-cache/purger.ts',
  // A socket of this machine.
  'src/lib/server/http/workers/worker-proxy.ts',
  'src/lib/server/http/edge/waker.ts',
  // Its own connections, which it ends.
  'src/lib/server/http/stop.ts',
];

const asking = (files: readonly { readonly name: string; readonly text: string }[]) =>
  files
    .filter(({ text }) => ASKS.test(text.replaceAll(/import type[^;]*;/gu, '')))
    .map(({ name }) => name);

describe('RL-05 case 24 addresses that somebody typed', () => {
  it('RL-05 case 24 are asked for by nothing on the server', () => {
    const files = ['src/lib', 'src/content', 'src/pages', 'src/layouts'].flatMap((folder) =>
      sourceFiles(folder, ['.ts', '.astro']),
    );
    // What runs in browsers asks there.
    const server = files.filter(({ name }) => !name.includes('/scripts/'));
    expect(asking(server).toSorted()).toEqual(KNOWN.toSorted());
  });

  it('RL-05 case 24 control: a file that asks for what it is given is found', () => {
    const text = 'const picture = await fetch(record.video_url);';
    expect(asking([{ name: 'a.ts', text }])).toEqual(['a.ts']);
    expect(asking([{ name: 'b.ts', text: 'await limits.fetch(a); prefetch(b);' }])).toEqual([]);
  });
});
