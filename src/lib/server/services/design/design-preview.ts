import type { Image } from '../../../../content/fields/image.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import {
  designIn,
  HOUSE_PICTURES,
  type PictureChoice,
  type DesignChoice,
} from '../../../design/preview-name.ts';
import { PREVIEW_KEY } from '../../../editing/address.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { recordById } from '../../repositories/records.ts';
import { isAllowed } from '../accounts/access.ts';
import type { Caller } from '../accounts/user.ts';
import { type Reference, type ReferenceData, settingsOf } from '../records/reference-data.ts';

type Settings = Entity<'settings'>;

/** What the settings have of a look. */
export type LookSettings = Pick<
  Settings,
  'theme' | 'own_accent' | 'own_second' | 'own_paper' | 'fonts' | (typeof HOUSE_PICTURES)[number]
>;

/** A file of the library as the settings keep it: it is called as the venue is. */
function housePicture(
  { src, width, height }: Pick<Entity<'media'>, 'src' | 'width' | 'height'>,
  { site_name: alt }: Pick<Settings, 'site_name'>,
): Image {
  return {
    src,
    width: width ?? 1,
    height: height ?? 1,
    alt,
    decorative: false,
    credit: '',
    focal: { x: 0.5, y: 0.5 },
  };
}

async function chosen(
  { db }: Pick<OpenDatabase, 'db'>,
  choice: PictureChoice,
  { stored, settings }: { readonly stored: Image | null; readonly settings: Settings },
): Promise<Image | null> {
  if (choice === 'stored') return stored;
  const media = choice === null ? null : await recordById(db, 'media', choice);
  return media === null ? null : housePicture(media, settings);
}

/** The look that a design makes of the settings. A file that is not there any more is none. */
export async function lookOf(
  database: Pick<OpenDatabase, 'db'>,
  settings: Settings,
  { design, pictures }: DesignChoice,
): Promise<LookSettings> {
  const [logo = null, logo_dark = null, icon = null] = await Promise.all(
    HOUSE_PICTURES.map((name) =>
      chosen(database, pictures[name], { stored: settings[name], settings }),
    ),
  );
  return { ...design, logo, logo_dark, icon };
}

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
