import sharp from 'sharp';
import type { Inks } from '../../../design/design.ts';
import { POSTER_SIZE, SOCIAL_SIZE, poster } from '../../../poster/poster.ts';
import { BoundedQueue } from '../../concurrency/bounded-queue.ts';

/** A picture takes a processor for some 50 ms: strangers' pages and forms go on beside it. */
const pictures = new BoundedQueue({ atOnce: 1, mostWaiting: 24, waitMs: 8000 });

interface PosterOrder {
  readonly seed: string;
  readonly genre?: number;
  readonly theme: Inks;
  /** A PNG for social media, else an SVG for pages. */
  readonly isPicture: boolean;
}

/**
 * The bytes of a poster.
 * @throws Overloaded when too many pictures wait
 */
export async function drawPoster({ isPicture, ...order }: PosterOrder): Promise<BodyInit> {
  if (!isPicture) return poster({ ...order, ...POSTER_SIZE });
  const drawing = Buffer.from(poster({ ...order, ...SOCIAL_SIZE }));
  const picture = await pictures.run(() => sharp(drawing).png({ palette: true }).toBuffer());
  return new Uint8Array(picture);
}
