import type { PictureJob } from './picture-process.ts';
import { cropPicture, rasterizeSvg, normalizePicture, rendition, widthOf } from './picture.ts';

/** The program that opens uploaded files: a process of its own, see `picture-process.ts`. */

const perform = async ({ call }: PictureJob): Promise<unknown> => {
  // Loaded when first needed: most files are pictures.
  if (call.what === 'sanitize')
    return (await import('./svg-pictures.ts')).sanitizeWithPictures(call.svg);
  if (call.what === 'compare')
    return (await import('./vector/compare-svg.ts')).likeness(call.before, call.after);
  if (call.what === 'scan') return (await import('./active-pdf.ts')).isActivePdf(call.pdf);
  if (call.what === 'normalize')
    return normalizePicture(call.file, call.extension, call.mostPixels);
  if (call.what === 'crop') return cropPicture(call.original, call.area);
  if (call.what === 'draw') return rasterizeSvg(call.svg, call.format);
  if (call.what === 'width') return widthOf(call.original);
  return rendition(call.original, call.width, call.format);
};

/** Answers a job; a product that has ended meanwhile is no error. */
const answer = (message: object) => process.send?.(message, undefined, {}, () => undefined);

process.on('message', (job: PictureJob) => {
  perform(job).then(
    (value) => answer({ id: job.id, value }),
    (error: unknown) => answer({ id: job.id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
