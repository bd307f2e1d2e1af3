import { accessPictures } from './access.ts';
import { archivePictures } from './archive.ts';
import { cafePictures } from './cafe.ts';
import { cinemaPictures } from './cinema.ts';
import { cloakroomPictures } from './cloakroom.ts';
import { craftPictures } from './craft.ts';
import type { Drawn } from './drawn.ts';
import { drumPictures } from './drums-brass.ts';
import { facadePictures } from './facade.ts';
import { foyerPictures } from './foyer.ts';
import { hallPictures } from './hall-seats.ts';
import { headPictures } from './heads.ts';
import { keyPictures } from './keys.ts';
import { movementPictures } from './movement.ts';
import { outsidePictures } from './outside.ts';
import { placePictures } from './places.ts';
import { squarePictures } from './square.ts';
import { stagePictures } from './stage.ts';
import { stringPictures } from './strings.ts';
import { voicePictures } from './voices.ts';

const CREDIT = 'Atelier Morgenfeld';

export interface DemoPicture extends Drawn {
  readonly credit: string;
}

/** All pictures of the demo venue. Their ids and names stay; what shows one refers to it by either. */
export const demoPictures: readonly DemoPicture[] = [
  ...hallPictures,
  ...stagePictures,
  ...keyPictures,
  ...stringPictures,
  ...drumPictures,
  ...voicePictures,
  ...facadePictures,
  ...foyerPictures,
  ...squarePictures,
  ...outsidePictures,
  ...cloakroomPictures,
  ...cafePictures,
  ...craftPictures,
  ...movementPictures,
  ...accessPictures,
  ...cinemaPictures,
  ...archivePictures,
  ...placePictures,
  ...headPictures,
].map((drawn) => ({ ...drawn, credit: CREDIT }));
