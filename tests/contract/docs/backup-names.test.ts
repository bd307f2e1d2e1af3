import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { NOT_IN_BACKUP } from '../../../src/lib/server/cli/backup.ts';
import { ROOT } from '../../support/source-files.ts';

it('OP-03 the backup names what it leaves out, as the document of operations does', () => {
  const text = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
  const rows = [...text.matchAll(/^\| .+? +\| `DATA_DIR\/([\w.]+)`.*?\| (.+?) +\| (.*?) +\|$/gmu)];
  const outside = rows
    .filter(([, , inBackup, otherwise]) => inBackup !== 'yes' && otherwise !== 'made anew')
    .map(([, name]) => name);
  expect(outside.length).toBeGreaterThan(3);
  expect([...NOT_IN_BACKUP].sort()).toEqual(outside.sort());
});
