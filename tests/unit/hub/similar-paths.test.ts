import { expect, it } from 'vitest';
import { SimilarPaths } from '../../../src/lib/server/page-data/hub/lists/error-log.ts';

const similar = new SimilarPaths([
  '/de/haus/geschichte',
  '/en/house/history',
  '/de/mediathek/die-orgel-im-grossen-saal/4',
  '/de/programm-karten/mueller-trifft-dvorak/12',
]);

it.each([
  ['/de/das-haus/unsere-geschichte', '/de/haus/geschichte'],
  ['/de/haus/geschichten.html', '/de/haus/geschichte'],
  ['/de/magazin/Orgel_im_gro%C3%9Fen_Saal', '/de/mediathek/die-orgel-im-grossen-saal/4'],
  [
    '/de/events/m%C3%BCller-trifft-dvo%C5%99%C3%A1k',
    '/de/programm-karten/mueller-trifft-dvorak/12',
  ],
  ['/en/house/histories', '/en/house/history'],
  // Nothing of the other language, and nothing for guesses of programs.
  ['/en/haus/geschichte', null],
  ['/wp-login.php', null],
  ['/de/%zz', null],
])('ER-02 %s is most like %s', (missing, path) => {
  expect(similar.mostLike(missing)).toBe(path);
});
