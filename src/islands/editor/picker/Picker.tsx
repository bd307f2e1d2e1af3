import { Dialog } from '../components/Dialog.tsx';
import { lazyPart } from '../components/lazy-part.tsx';

/** The finder, whose file comes when it is opened for the first time. */
export const Picker = lazyPart(
  () => import('./PickerDialog.tsx'),
  ({ children, own: { title, onClose } }) => (
    <Dialog title={title} onClose={onClose}>
      {children}
    </Dialog>
  ),
);
