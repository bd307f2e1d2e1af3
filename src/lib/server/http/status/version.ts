import { readFileSync } from 'node:fs';
import { z } from 'zod';

const versionSchema = z.object({
  version: z.string(),
  commit: z.string(),
  build: z.string().default(''),
});

/**
 * Which program runs: its version, the commit that it was built from (empty: unknown), and what
 * tells its build from others.
 */
export type Version = z.output<typeof versionSchema>;

/** The name of the file that the build puts beside its entry. */
export const VERSION_FILE = 'version.json';

export function readVersion(file: string): Version {
  try {
    return versionSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A build of an earlier release has no such file.
    return { version: '', commit: '', build: '' };
  }
}
