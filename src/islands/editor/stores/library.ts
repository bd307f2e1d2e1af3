import { atom } from 'nanostores';
import type { Library, ModuleOffer } from '../../../lib/editing/library.ts';

/** Everything that the page can be composed of, and the words of the editor. */
export const $library = atom<Library | null>(null);

export const offerOf = (kind: string): ModuleOffer | undefined =>
  $library.get()?.modules.find((offer) => offer.kind === kind);
