import { readFileSync } from 'node:fs';
import path from 'node:path';

const MARK = path.resolve(import.meta.dirname, '../../../../dist/.source-hash');
/** As many characters of the hash as tell two releases apart. */
const LENGTH = 12;

let name: string | null = null;

/** The release that runs: made of the sources that it was built from; without a build `foyer`. */
export function releaseName(): string {
  if (name !== null) return name;
  try {
    name = `foyer@${readFileSync(MARK, 'utf8').trim().slice(0, LENGTH)}`;
  } catch {
    name = 'foyer';
  }
  return name;
}
