import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** A store's value, and a new rendering when it changes. */
export const useStore = <Value>(store: ReadableAtom<Value>): Value =>
  useSyncExternalStore(
    (listener) => store.listen(listener),
    () => store.get(),
  );
