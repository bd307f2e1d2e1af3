import { localeOfPath } from '../../../../routing/routes.ts';
import { foldedWords } from '../../../../search/fold.ts';

/** Words count as the same by their beginning: endings and typing errors are mostly at the end. */
const STEM_LENGTH = 5;
/** Two addresses have to share so much of their words. */
const LEAST_LIKENESS = 0.4;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The beginnings of the words of an address behind its language. */
const stemsOf = (path: string): ReadonlySet<string> =>
  new Set(
    foldedWords(
      decoded(path)
        .replace(/^\/[a-z]{2}\//u, '')
        .replaceAll(/[/_.-]/gu, ' '),
    ).map((word) => word.slice(0, STEM_LENGTH)),
  );

/** The addresses of the site, by the beginnings of their words. */
export class SimilarPaths {
  readonly #paths: readonly { readonly path: string; readonly size: number }[];
  readonly #byStem = new Map<string, number[]>();

  constructor(paths: readonly string[]) {
    this.#paths = paths.map((path, index) => {
      const stems = stemsOf(path);
      for (const stem of stems) {
        const known = this.#byStem.get(stem);
        if (known) known.push(index);
        else this.#byStem.set(stem, [index]);
      }
      return { path, size: stems.size };
    });
  }

  /** The address of the site in the same language that is most like another one; null: none is. */
  mostLike(path: string): string | null {
    const locale = localeOfPath(path);
    const stems = stemsOf(path);
    const shared = new Map<number, number>();
    for (const stem of stems)
      for (const index of this.#byStem.get(stem) ?? [])
        shared.set(index, (shared.get(index) ?? 0) + 1);
    let best: { readonly path: string; readonly likeness: number } | null = null;
    for (const [index, count] of shared) {
      const known = this.#paths[index];
      if (known === undefined || (locale !== null && localeOfPath(known.path) !== locale)) continue;
      const likeness = (2 * count) / (stems.size + known.size);
      if (likeness >= LEAST_LIKENESS && likeness > (best?.likeness ?? 0))
        best = { path: known.path, likeness };
    }
    return best?.path ?? null;
  }
}
