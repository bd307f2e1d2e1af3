import { useStore } from '@nanostores/react';
import { Dialog } from '../components/Dialog.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { t } from '../i18n/t.ts';
import { $conflicts } from '../stores/server-state.ts';

const ConflictDialog = lazyPart<object>(
  async () => (await import('./ConflictDialog.tsx')).ConflictDialog,
  ({ children }) => <Dialog title={t('conflict.title')}>{children}</Dialog>,
);

/** ED-07: what two people changed, as soon as there is any; most visits see none. */
export const Conflicts = () => useStore($conflicts).length > 0 && <ConflictDialog />;
