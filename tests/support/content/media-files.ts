import type { KeptFiles } from '../../../demo/media.ts';

/** Two files as the library of the demo venue would keep them. */
export const KEPT: KeptFiles = new Map([
  [
    'cello',
    {
      title: 'cello',
      type: 'picture',
      src: '/media/0123/original.jpg',
      mime: 'image/jpeg',
      bytes: 90_000,
      width: 1200,
      height: 1500,
    },
  ],
  [
    'film',
    {
      title: 'film',
      type: 'video',
      src: '/media/4567/film.mp4',
      mime: 'video/mp4',
      bytes: 380_000,
      width: null,
      height: null,
    },
  ],
]);
