import type { PictureJob } from './picture-process.ts';
import { rasterizeSvg, normalizePicture, rendition, widthOf } from './picture.ts';

/** The program that decodes and encodes pictures: a process of its own, see `picture-process.ts`. */

const perform = ({ call }: PictureJob): Promise<unknown> => {
  if (call.what === 'normalize') return normalizePicture(call.file, call.extension);
  if (call.what === 'draw') return rasterizeSvg(call.svg);
  if (call.what === 'width') return widthOf(call.original);
  return rendition(call.original, call.width, call.format);
};

process.on('message', (job: PictureJob) => {
  perform(job).then(
    (value) => process.send?.({ id: job.id, value }),
    (error: unknown) => process.send?.({ id: job.id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
