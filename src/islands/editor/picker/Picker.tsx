import { Dialog } from '../components/Dialog.tsx';
import { lazyPart } from '../components/lazy-part.tsx';

/** The finder, whose file comes when it is opened for the first time. */
export const Picker = lazyPart(
  async () => (await import('./PickerDialog.tsx')).PickerDialog,
  ({ children, own: { title, onClose } }) => (
    <Dialog title={title} onClose={onClose}>
      {children}
    </Dialog>
  ),
);
