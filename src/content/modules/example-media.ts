import type { z } from 'zod';
import type { imageSchema } from '../fields/image.ts';

type ImageInput = z.input<typeof imageSchema>;

/** A picture that exists without an upload: a generated poster. */
export const examplePicture = (number = 1, alt?: { de: string; en: string }): ImageInput => ({
  src: `/poster/nature/event-${number}.svg`,
  width: 800,
  height: 1000,
  alt: alt ?? {
    de: 'Plakat mit Bögen und Kreisen in Grün und Schwarz',
    en: 'Poster with arcs and circles in green and black',
  },
  credit: 'Atelier Morgenfeld',
});

/** A picture that only decorates. */
export const decorativePicture = (number = 2): ImageInput => ({
  ...examplePicture(number, { de: '', en: '' }),
  decorative: true,
});

/** A text of so many characters, of real words. */
export function filler(length: number, start = ''): string {
  const sentence =
    'Im großen Saal klingt am Abend, was die Stadt am Tag gesagt hat, und niemand hört es zweimal gleich. ';
  return (start + sentence.repeat(Math.ceil(length / sentence.length))).slice(0, length).trim();
}

/** German words that no line of a phone can hold. */
export const COMPOUND =
  'Abonnementkonzertreiheneinführungsveranstaltung mit Donaudampfschifffahrtsgesellschaftskapelle';
