import type { Place } from '../../../lib/editing/content.ts';
import type { ModuleOffer } from '../../../lib/editing/library.ts';
import { insertInput } from './clipboard.ts';

/** A new module as one of its named examples; null: with nothing in it. */
export function addModule(
  offer: ModuleOffer,
  example: Pick<ModuleOffer['examples'][number], 'data' | 'columns'> | null,
  place: Place,
): void {
  const { kind } = offer;
  insertInput({ id: kind, kind, data: example?.data, columns: example?.columns }, place);
}
