import { useStore } from '@nanostores/react';
import { useAfterPause } from '../components/use-after-pause.ts';
import { $conflicts } from '../stores/server-state.ts';
import { deferredDialog } from './deferred-dialog.tsx';

const ConflictDialog = deferredDialog(() => import('./ConflictDialog.tsx'), 'conflict.title');

/** What two people changed, as soon as there is any; most visits see none. */
export const Conflicts = () => useAfterPause(useStore($conflicts).length > 0) && <ConflictDialog />;
