import { designIn, PREVIEW_KEY } from '../../../design/preview-name.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { isAllowed } from '../accounts/access.ts';
import type { Caller } from '../accounts/user.ts';
import type { Reference, ReferenceData } from '../records/reference-data.ts';
import { settingsOf } from '../records/settings-of.ts';
import { lookOf } from './design-preview-settings.ts';

/** A page in a look that is not saved. */
export interface DesignPreview {
  /** As the address writes it. */
  readonly name: string;
  /** What pages read from memory, with that look. */
  instead(data: ReferenceData): Partial<ReferenceData>;
}

export const asksForPreview = ({ searchParams }: URL): boolean => searchParams.has(PREVIEW_KEY);

/**
 * The look that an address asks for, for whoever may give the venue one. Null: for everybody
 * else, and where the address names no look, the page is what it is for all.
 */
export async function designPreviewFor(
  { database, reference }: { readonly database: OpenDatabase; readonly reference: Reference },
  { searchParams }: URL,
  caller: Caller,
): Promise<DesignPreview | null> {
  const name = searchParams.get(PREVIEW_KEY) ?? '';
  const choice = designIn(name);
  if (choice === null || !isAllowed(caller, 'settings', 'publish')) return null;
  const settings = settingsOf(await reference.read());
  const look = await lookOf(database, settings, choice);
  return {
    name,
    instead: (data) => ({
      settings: new Map([[settings.id, { ...settingsOf(data), ...look }]]),
    }),
  };
}
