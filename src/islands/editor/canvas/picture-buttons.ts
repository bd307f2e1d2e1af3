import { placeOfMark } from '../../../lib/editing/marks.ts';
import { t } from '../i18n/t.ts';
import { $editedPicture } from '../stores/edited-picture.ts';
import { selectModule } from '../stores/selection.ts';
import { isMissingPicture } from './dom.ts';

function openPicture(picture: HTMLElement): void {
  const place = placeOfMark(picture.dataset['picture'] ?? '');
  if (place === null) return;
  selectModule(place.module);
  $editedPicture.set(place);
}

function pictureButton(picture: HTMLElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ed-picture-button';
  button.dataset['edOwn'] = '';
  button.textContent = t(isMissingPicture(picture) ? 'picture.choose' : 'picture.crop');
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', () => openPicture(picture));
  return button;
}

/** On each picture the way to its crop, its words and another file. Done again after each rendering. */
export function showPictureButtons(root: ParentNode = document): void {
  for (const picture of root.querySelectorAll<HTMLElement>('main [data-picture]')) {
    const box = picture.closest('.picture');
    if (box === null || box.querySelector('.ed-picture-button') !== null) continue;
    box.append(pictureButton(picture));
  }
}

/** A picture that is pressed twice is opened; one that nobody has chosen yet by the first press. */
export function startPicturePresses(): void {
  const pictureOf = (target: EventTarget | null): HTMLElement | null =>
    target instanceof HTMLElement && target.matches('[data-picture]') ? target : null;
  document.addEventListener('dblclick', ({ target }) => {
    const picture = pictureOf(target);
    if (picture) openPicture(picture);
  });
  document.addEventListener('click', ({ target }) => {
    const picture = pictureOf(target);
    if (picture && isMissingPicture(picture)) openPicture(picture);
  });
}
