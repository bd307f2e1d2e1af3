import { useStore } from '@nanostores/react';
import { $showsShortcuts } from '../stores/selection.ts';
import { deferredDialog } from './deferred-dialog.tsx';

const ShortcutsDialog = deferredDialog(() => import('./ShortcutsDialog.tsx'), 'shortcuts.title');

/** All shortcuts, where somebody asked for them. */
export const Shortcuts = () => useStore($showsShortcuts) && <ShortcutsDialog />;
