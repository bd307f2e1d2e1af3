import { useSyncExternalStore } from 'react';
import { $selected, $several } from '../../stores/selection.ts';

function listen(listener: () => void): () => void {
  const ends = [$selected.listen(listener), $several.listen(listener)];
  return () => {
    for (const end of ends) end();
  };
}

/** The modules that are chosen: several, or the one that is selected. */
export function chosenNow(): readonly string[] {
  const selected = $selected.get();
  return $several.get() ?? (selected === null ? [] : [selected]);
}

/** What is asked of the modules that are chosen; only another answer is shown anew. */
export const useChosen = <Answer extends string | boolean | null>(
  answer: (chosen: readonly string[]) => Answer,
): Answer => useSyncExternalStore(listen, () => answer(chosenNow()));
