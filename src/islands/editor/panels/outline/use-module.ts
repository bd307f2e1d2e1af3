import { useSyncExternalStore } from 'react';
import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import { moduleById } from '../../../../lib/editing/content.ts';
import { $content } from '../../stores/content.ts';

const listen = (listener: () => void): (() => void) => $content.listen(listener);

/** A module as it stands now; what is done to others is none of its matter. Null: it is gone. */
export const useModule = (id: string): StoredModule | null =>
  useSyncExternalStore(listen, () => moduleById($content.get().modules, id));
