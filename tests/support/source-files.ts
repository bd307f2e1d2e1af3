import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface SourceFile {
  /** Path from the project's folder, with slashes. */
  readonly name: string;
  readonly text: string;
}

/** All files below a folder of the project, or those of some endings. */
export function sourceFiles(folder: string, endings?: readonly string[]): readonly SourceFile[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (endings?.includes(path.extname(entry.name)) ?? true))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(ROOT, file).replaceAll(path.sep, '/');
      return { name, text: readFileSync(file, 'utf8') };
    });
}
