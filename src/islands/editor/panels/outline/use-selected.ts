import { useSyncExternalStore } from 'react';
import { $selected } from '../../stores/selection.ts';

const listen = (listener: () => void): (() => void) => $selected.listen(listener);

/** What is asked of the selection; only another answer is shown anew. */
export const useSelected = <Answer extends string | boolean | null>(
  answer: (selected: string | null) => Answer,
): Answer => useSyncExternalStore(listen, () => answer($selected.get()));
