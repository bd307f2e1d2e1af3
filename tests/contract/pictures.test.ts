import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles, type SourceFile } from '../support/source-files.ts';

/** The program of the process for pictures, and what it is made of. */
const PROGRAM = 'src/lib/server/services/media/picture-worker.ts';
const IMPORT =
  /\bimport\s(?!type\b)(?:[^;'"]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gu;

const importsOf = ({ name, text }: SourceFile): readonly string[] =>
  [...text.matchAll(IMPORT)].map(([, from, later]) => {
    const target = from ?? later ?? '';
    return target.startsWith('.') ? path.posix.join(path.posix.dirname(name), target) : target;
  });

/** Files that load the decoder into their process, by themselves or through others, but the program. */
function loadersOfDecoder(files: readonly SourceFile[]): readonly string[] {
  const loads = new Map(files.map((file) => [file.name, importsOf(file)]));
  const loaders = new Set(['sharp']);
  for (let before = -1; before !== loaders.size;) {
    before = loaders.size;
    for (const [name, targets] of loads)
      if (name !== PROGRAM && targets.some((target) => loaders.has(target))) loaders.add(name);
  }
  loaders.delete('sharp');
  return [...loaders].sort();
}

describe('RL-06 pictures are decoded and drawn by a process of their own', () => {
  it('no other file of the product loads the decoder', () => {
    const files = sourceFiles('src', ['.ts', '.tsx', '.astro']);
    const loaded = loadersOfDecoder(files);
    expect(loaded).toEqual([
      'src/lib/server/services/media/heic/png-of-heic.ts',
      'src/lib/server/services/media/picture.ts',
      'src/lib/server/services/media/svg-pictures.ts',
      'src/lib/server/services/media/vector/compare-svg.ts',
    ]);
  });

  it('control: a page that draws by itself is found through what it imports', () => {
    const tree = [
      { name: 'src/pages/poster.ts', text: "import { draw } from '../lib/draw.ts';" },
      { name: 'src/lib/draw.ts', text: "import sharp from 'sharp';" },
      { name: 'src/lib/types.ts', text: "import type { Sharp } from 'sharp';" },
      { name: PROGRAM, text: "import { draw } from '../../../draw.ts';" },
    ];
    expect(loadersOfDecoder(tree)).toEqual(['src/lib/draw.ts', 'src/pages/poster.ts']);
  });
});
