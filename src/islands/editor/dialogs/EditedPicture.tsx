import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { $editedPicture } from '../stores/edited-picture.ts';

const PictureDialog = lazy(async () => {
  const { PictureDialog: dialog } = await import('./PictureDialog.tsx');
  return { default: dialog };
});

/** The dialog of a picture, a file that comes with the first one that is opened. */
export function EditedPicture() {
  const isOpen = useStore($editedPicture) !== null;
  return <Suspense>{isOpen && <PictureDialog />}</Suspense>;
}
