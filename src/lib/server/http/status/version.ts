import { readFileSync } from 'node:fs';
import { z } from 'zod';

const versionSchema = z.object({ version: z.string(), commit: z.string() });

/** Which program runs: its version, and the commit that it was built from (empty: unknown). */
export type Version = z.output<typeof versionSchema>;

/** The name of the file that the build puts beside its entry. */
export const VERSION_FILE = 'version.json';

export function readVersion(file: string): Version {
  try {
    return versionSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A build of an earlier release has no such file.
    return { version: '', commit: '' };
  }
}
