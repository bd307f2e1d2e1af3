import type { Entity } from '../../../../content/records/kinds.ts';
import { renditionAt } from '../../../media/picture.ts';

/** A preview is shown in a small tile, on dense screens, too. */
const PREVIEW_WIDTH = 320;

/** A picture of the library as a field of a record or of a module holds it. */
export const pictureOf = ({
  src,
  width,
  height,
  alt,
  decorative,
  credit,
  focal,
}: Entity<'media'>) => ({
  src,
  width,
  height,
  alt,
  decorative,
  credit: credit ?? '',
  focal,
});

/** The same of any other file. */
export const fileOf = ({ src, mime, bytes, title }: Entity<'media'>) => ({
  src,
  // The library keeps the type with which it answers, charset and all.
  mime: mime.split(';', 1)[0] ?? '',
  bytes,
  title,
});

/** A small picture of a file; null for what is none. */
export function previewOf({
  type,
  src,
  width,
}: Pick<Entity<'media'>, 'type' | 'src' | 'width'>): string | null {
  if (type === 'picture') return renditionAt({ src, width: width ?? PREVIEW_WIDTH }, PREVIEW_WIDTH);
  return type === 'vector' ? src : null;
}
