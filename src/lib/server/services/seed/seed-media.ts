import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { KeptFile, KeptFiles } from '../../../../../demo/media.ts';
import { DEMO_FILES } from '../../../../../demo/media.ts';
import { demoLogos } from '../../../../../demo/files/logos.ts';
import { demoFiles } from '../../../../../demo/files/index.ts';
import { demoPictures } from '../../../../../demo/pictures/index.ts';
import type { MediaLibrary } from '../media/library.ts';
import { storeDrawing, storeFile } from '../media/upload.ts';
import { demoDrawing } from './demo-drawings.ts';

/** How many pictures are drawn at once: one per core of a small machine. */
const AT_ONCE = 2;

type Job = readonly [name: string, work: () => Promise<KeptFile>];

function jobsFor(library: MediaLibrary): readonly Job[] {
  const fromDisk = (name: string, file: string): Job => [
    name,
    async () => storeFile(library, await readFile(file), path.basename(file)),
  ];
  return [
    ...demoPictures.map((picture): Job => [
      picture.name,
      async () =>
        storeDrawing(library, await demoDrawing(picture.svg(), library.pictures), picture.name),
    ]),
    ...Object.entries(DEMO_FILES).map(([name, { file }]) => fromDisk(name, file)),
    ...demoLogos.map(({ id }) =>
      fromDisk(`logo-${String(id)}`, demoFiles.find((file) => file.id === id)?.file ?? ''),
    ),
  ];
}

/** How many files `seedMedia` stores. */
export const DEMO_FILE_COUNT =
  demoPictures.length + Object.keys(DEMO_FILES).length + demoLogos.length;

/**
 * Stores the demo venue's pictures, film, sound and papers in the library, in the same way
 * as uploads.
 * @param onDone called after each file
 */
export async function seedMedia(library: MediaLibrary, onDone: () => void): Promise<KeptFiles> {
  const queue = [...jobsFor(library)];
  const files = new Map<string, KeptFile>();
  const work = async () => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      const [name, make] = job;
      files.set(name, await make());
      onDone();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return files;
}
