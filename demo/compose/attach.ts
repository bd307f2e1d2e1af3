import type { ModuleInput } from '../../src/content/fields/module-tree.ts';
import { composed, type Piece } from './module.ts';

/** Records with what stands below them; those that nothing is written for stay as they are. */
export const attached = <R extends { readonly id: number }>(
  list: readonly R[],
  pieces: ReadonlyMap<number, readonly Piece[]>,
): readonly (R & { readonly modules?: ModuleInput[] })[] =>
  list.map((record) => {
    const own = pieces.get(record.id);
    return own === undefined ? record : { ...record, modules: composed(own) };
  });
