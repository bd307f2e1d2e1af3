import type { Inks } from '../../../design/design.ts';
import { POSTER_SIZE, SOCIAL_SIZE, poster } from '../../../poster/poster.ts';
import { Overloaded } from '../../concurrency/bounded-queue.ts';
import type { MediaLibrary } from '../media/library.ts';

interface PosterOrder {
  readonly seed: string;
  readonly genre?: number;
  readonly theme: Inks;
  /** A PNG for social media, else an SVG for pages. */
  readonly isPicture: boolean;
}

/**
 * The bytes of a poster. A picture is drawn by the process for pictures, in its turn: pages are
 * compressed and files are read by the threads of this one.
 * @throws Overloaded when too many pictures wait
 */
export async function drawPoster(
  { queue, pictures }: Pick<MediaLibrary, 'queue' | 'pictures'>,
  { isPicture, ...order }: PosterOrder,
): Promise<BodyInit> {
  if (!isPicture) return poster({ ...order, ...POSTER_SIZE });
  const drawing = poster({ ...order, ...SOCIAL_SIZE });
  const picture = queue.run(() => pictures.draw(drawing, 'png'));
  if (picture === null) throw new Overloaded('too many pictures are waiting');
  return new Uint8Array((await picture).content);
}
