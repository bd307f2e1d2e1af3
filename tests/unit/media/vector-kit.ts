import sharp from 'sharp';
import { beforeAll } from 'vitest';
import { sanitizeWithPictures } from '../../../src/lib/server/services/media/svg-pictures.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
export const svg = (inside: string, attributes = ''): string =>
  `<svg ${NS} ${XLINK} width="120" height="60" viewBox="0 0 120 60" ${attributes}>${inside}</svg>`;
export const RED = '<rect width="60" height="60" fill="#c30"/>';
export const dataUrl = (type: string, bytes: Buffer) =>
  `data:image/${type};base64,${bytes.toString('base64')}`;

/** Addresses of pictures, as drawings have them within: made before the tests run. */
export const pictures: Record<'png' | 'jpeg' | 'large', string> = { png: '', jpeg: '', large: '' };
beforeAll(async () => {
  const of = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1f6feb' } });
  pictures.png = dataUrl('png', await of(4, 4).png().toBuffer());
  pictures.jpeg = dataUrl('jpeg', await of(4, 4).jpeg().toBuffer());
  pictures.large = dataUrl('png', await of(5000, 5000).png().toBuffer());
});

/** A drawing as it is kept. */
export const cleaned = async (sent: string | Buffer) => {
  const outcome = await sanitizeWithPictures(Buffer.from(sent));
  if (!outcome.ok) throw new Error(outcome.failure.reason);
  return outcome.value;
};
