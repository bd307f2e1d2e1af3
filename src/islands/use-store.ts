import { useSyncExternalStore } from 'react';

/** A store of nanostores, as far as components read it. */
interface Store<Value> {
  readonly listen: (listener: () => void) => () => void;
  readonly get: () => Value;
}

/** What a store holds, in a component that is drawn anew when it changes. */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.listen, store.get);
