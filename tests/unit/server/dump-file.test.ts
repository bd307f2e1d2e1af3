import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { BackupError } from '../../../src/lib/server/services/backup/backup-file.ts';
import {
  readDump,
  writeDump,
  type DumpRow,
} from '../../../src/lib/server/services/backup/dump-file.ts';

/** More than is read at once. */
const ROWS = 6000;
const TABLES = [{ name: 'tag', columns: ['name'], rows: ROWS, sequence: null }];

function fileOfOwn(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-dump-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return path.join(folder, 'dump');
}

async function* rows(): AsyncGenerator<DumpRow> {
  await Promise.resolve();
  for (let left = ROWS; left > 0; left -= 1) yield [0, [randomUUID()]];
}

// An error that nobody catches fails the run: Vitest listens for it.
it('RL-04 damage behind the line at which reading a dump ends is nobody’s error any more', async () => {
  const file = fileOfOwn();
  await writeDump(file, { at: '2026-01-01T00:00:00Z', migrations: ['1'], tables: TABLES }, rows());
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, bytes.length - 8));
  const refuse = () => Promise.reject(new BackupError('of another release'));
  await expect(readDump(file, refuse, () => undefined)).rejects.toThrow('of another release');
  await pause(20);
});

it('RL-04 a dump that cannot be opened is told, and not waited for', async () => {
  const read = readDump(
    fileOfOwn(),
    () => Promise.resolve(),
    () => undefined,
  );
  await expect(read).rejects.toThrow('ENOENT');
});
