import { Dialog } from '../components/Dialog.tsx';
import { lazyPart } from '../components/lazy-part.tsx';

const load = () => import('./PickerDialog.tsx');

/** ED-08: the finder, whose file comes when it is opened for the first time (ED-09). */
export const Picker = lazyPart(
  async () => (await load()).PickerDialog,
  ({ children, own: { title, onClose } }) => (
    <Dialog title={title} onClose={onClose}>
      {children}
    </Dialog>
  ),
);

/**
 * Has the file come as soon as somebody does something on the page: whoever opens the finder by a
 * key and goes on typing must not write into what had the focus before.
 */
export function preloadPicker(): void {
  const start = (): void => {
    removeEventListener('pointerdown', start, true);
    removeEventListener('keydown', start, true);
    // A file that does not come is told when the finder is opened.
    load().catch(() => undefined);
  };
  addEventListener('pointerdown', start, true);
  addEventListener('keydown', start, true);
}
