import type { MediaInput } from '../src/content/records/media.ts';
import type { KeptFiles } from './media.ts';
import { demoPictures } from './pictures/index.ts';

/** The library of the demo venue: what it keeps, with what is to be said of it. */
export const mediaRecords = (kept: KeptFiles): readonly (MediaInput & { readonly id: number })[] =>
  [...kept.entries()].map(([name, file], index) => {
    const drawn = demoPictures.find((picture) => picture.name === name);
    return {
      id: index + 1,
      ...file,
      ...(drawn && { alt: drawn.alt, credit: drawn.credit, focal: drawn.focal }),
    };
  });
