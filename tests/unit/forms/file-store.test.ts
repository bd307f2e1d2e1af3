import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FormFileStore } from '../../../src/lib/server/services/forms/file-store.ts';

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

/** A file that came with a form, kept. */
async function kept(dataDir: string): Promise<void> {
  const store = new FormFileStore(dataDir);
  const file = await store.tempFiles.newFile();
  // As open as a process makes files by default, and more.
  writeFileSync(file, 'Lebenslauf');
  chmodSync(file, 0o666);
  await store.keep(file);
}

describe('FO-02 what came with forms', () => {
  it('is for the user of the site alone, in a new folder and in one that stood open', async () => {
    for (const isOpen of [false, true]) {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'foyer-forms-'));
      const folder = path.join(dataDir, 'forms');
      if (isOpen) {
        mkdirSync(folder, { mode: 0o777 });
        // Control: others could look into it.
        chmodSync(folder, 0o777);
        expect(modeOf(folder)).toBe('777');
      }
      await kept(dataDir);
      expect([modeOf(folder), modeOf(path.join(folder, '.new'))]).toEqual(['700', '700']);
      const files = readdirSync(folder).filter((name) => name !== '.new');
      expect(files.map((name) => modeOf(path.join(folder, name)))).toEqual(['600']);
    }
  });
});
