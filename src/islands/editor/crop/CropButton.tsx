import { useState } from 'react';
import type { Image } from '../../../content/fields/image.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { t } from '../i18n/t.ts';
import type { CropProps } from './CropDialog.tsx';

/** A file that comes when a picture is cropped for the first time. */
const Crop = lazyPart<CropProps>(
  () => import('./CropDialog.tsx'),
  ({ children, own: { onClose } }) => (
    <Dialog title={t('crop.title')} onClose={onClose}>
      {children}
      <Button onClick={onClose}>{t('crop.cancel')}</Button>
    </Dialog>
  ),
);

interface Props {
  readonly image: Image;
  readonly onCrop: (image: Image) => void;
}

/** Opens what crops a picture. */
export function CropButton({ image, onCrop }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('crop.open')}
      </Button>
      {isOpen && <Crop image={image} onCrop={onCrop} onClose={() => setOpen(false)} />}
    </>
  );
}
