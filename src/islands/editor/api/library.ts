import { atom } from 'nanostores';
import type { EmbedUse } from '../../../content/embed-hosts.ts';
import type { FieldForm, Library, ModuleOffer } from '../../../lib/editing/library.ts';
import { RECORD } from './record.ts';

/** Everything that the page can be composed of, and the texts of the editor. */
export const $library = atom<Library | null>(null);

export const moduleOffer = (kind: string): ModuleOffer | undefined =>
  $library.get()?.modules.find((offer) => offer.kind === kind);

/** The fields of the record itself that can be edited on its page. */
export const recordFields = (): readonly FieldForm[] => $library.get()?.records[RECORD.kind] ?? [];

/** Where content of others may come from. */
export const embedHosts = (use: EmbedUse): readonly string[] =>
  $library.get()?.embedHosts[use] ?? [];

/** Kinds of records that links can lead to. */
export const linkableKinds = (): readonly string[] => $library.get()?.linkableKinds ?? [];
