import { useStore } from '@nanostores/react';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { t } from '../i18n/t.ts';
import { $editedPicture } from '../stores/edited-picture.ts';

/** A file that comes with the first picture that is opened; one that does not come is told. */
const PictureDialog = lazyPart<object>(
  () => import('./PictureDialog.tsx'),
  ({ children }) => (
    <Dialog title={t('load.panel')}>
      {children}
      <Button onClick={() => $editedPicture.set(null)}>{t('panel.close')}</Button>
    </Dialog>
  ),
);

/** The dialog of the picture that is worked on. */
export const EditedPicture = () => useStore($editedPicture) !== null && <PictureDialog />;
