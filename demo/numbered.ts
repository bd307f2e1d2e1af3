/** Records by a readable key; the id is the place in the list, so that references can be written by key. */
export interface Numbered<K extends string, R> {
  readonly list: readonly (R & { readonly id: number })[];
  readonly idOf: (key: K) => number;
}

export function numbered<K extends string, R>(byKey: Readonly<Record<K, R>>): Numbered<K, R> {
  const keys = Object.keys(byKey) as K[];
  const ids = new Map(keys.map((key, index) => [key, index + 1]));
  return {
    list: keys.map((key, index) => ({ ...byKey[key], id: index + 1 })),
    idOf: (key) => {
      const id = ids.get(key);
      if (id === undefined) throw new Error(`the demo has no «${key}»`);
      return id;
    },
  };
}
