import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const source = sourceFiles('src', ['.ts', '.tsx', '.astro']);
const server = source.filter(({ name }) => !name.startsWith('demo/'));

/** The files of the source in which something stands. */
const filesWith = (what: RegExp): readonly string[] =>
  server
    .filter(({ text }) => what.test(text))
    .map(({ name }) => name)
    .sort();

describe('what the source does nowhere, or in these places only', () => {
  it('ASVS 1.2.4 SQL is made of no text but of a constant of ours in a migration', () => {
    expect(filesWith(/\bsql\.(?:raw|lit)\b|\.unsafe\(/u)).toEqual([
      'src/lib/server/db/migrations/0003_booking.ts',
    ]);
  });

  it('ASVS 1.2.5 no shell is asked: processes are forked from files of ours', () => {
    const programs = filesWith(/node:child_process/u);
    expect(programs).toEqual([
      'src/lib/server/http/workers/worker-process.ts',
      'src/lib/server/services/media/picture-process.ts',
    ]);
    for (const { name, text } of server.filter((file) => programs.includes(file.name))) {
      expect(text, name).toMatch(/import \{ type ChildProcess, fork \} from 'node:child_process'/u);
      expect(text, name).toContain('fork(PROGRAM, ');
    }
  });

  it('ASVS 1.2.9 expressions are made of constants only', () => {
    expect(filesWith(/new RegExp\(/u)).toEqual([
      'src/islands/csrf-token.ts',
      'src/lib/consent/cookie.ts',
      'src/lib/editing/mark-up.ts',
      'src/lib/editing/page-tokens.ts',
      'src/lib/routing/api-routes.ts',
      'src/lib/routing/route-pattern.ts',
      // The name of a kind of record, which is one of a list.
      'src/lib/server/page-data/modules/links.ts',
      'src/lib/server/services/media/renditions.ts',
    ]);
  });

  it('ASVS 1.3.2 ASVS 3.2.2 nothing is run that was text, and no script writes markup', () => {
    const runs = /\beval\(|new Function\(|setTimeout\(['"`]|\.innerHTML\b|insertAdjacentHTML/u;
    expect(filesWith(runs)).toEqual([]);
    expect(filesWith(/document\.write\(|\.outerHTML =|dangerouslySetInnerHTML/u)).toEqual([]);
  });

  it('ASVS 3.5.5 no messages of other windows are heard, and no socket is opened', () => {
    // A process and its own threads alone write to each other.
    expect(filesWith(/addEventListener\(\s*['"]message['"]|onmessage|postMessage\(/u)).toEqual([
      'src/lib/server/services/accounts/passwords/hash-threads.ts',
      'src/lib/server/services/accounts/passwords/hash-worker.ts',
    ]);
    expect(filesWith(/new WebSocket|new EventSource/u)).toEqual([]);
  });

  it('ASVS 11.2.1 ASVS 11.2.3 ASVS 11.3.1 ASVS 11.4.1 ASVS 11.4.3 hashes are SHA-256, and nothing is encrypted by ourselves', () => {
    const made = server.flatMap(({ text }) =>
      [...text.matchAll(/create(?:Hash|Hmac)\(\s*'?([^',)]*)/gu)].map(([, kind]) => kind),
    );
    expect(made.length).toBeGreaterThan(10);
    expect(new Set(made)).toEqual(new Set(['sha256']));
    expect(filesWith(/createCipheriv|createDecipheriv|createSign\(|md5/iu)).toEqual([]);
  });

  it('ASVS 6.5.3 ASVS 11.5.1 random is what nobody can guess; only pauses come from Math.random', () => {
    expect(filesWith(/Math\.random/u)).toEqual([
      'src/lib/server/db/sqlite-driver.ts',
      'src/lib/server/db/transaction.ts',
    ]);
    const bytes = server.flatMap(({ name, text }) =>
      [...text.matchAll(/const (?:TOKEN|SECRET)_BYTES = (\d+)/gu)].map(([, n]) => [
        name,
        Number(n),
      ]),
    );
    expect(bytes.length).toBeGreaterThan(3);
    for (const [name, count] of bytes) expect(count, String(name)).toBeGreaterThanOrEqual(16);
  });

  it('ASVS 12.3.2 certificates are checked: nothing turns that off', () => {
    expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/u)).toEqual([]);
  });
});
