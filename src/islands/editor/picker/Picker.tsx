import { Dialog } from '../components/Dialog.tsx';
import { lazyPart } from '../components/lazy-part.tsx';

/** ED-08: the finder, whose file comes when it is opened for the first time (ED-09). */
export const Picker = lazyPart(
  async () => (await import('./PickerDialog.tsx')).PickerDialog,
  ({ children, own: { title, onClose } }) => (
    <Dialog title={title} onClose={onClose}>
      {children}
    </Dialog>
  ),
);
