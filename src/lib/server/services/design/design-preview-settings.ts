import type { Image } from '../../../../content/fields/image.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import {
  HOUSE_PICTURES,
  type PictureChoice,
  type DesignChoice,
} from '../../../design/preview-name.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { recordById } from '../../repositories/records.ts';

type Settings = Entity<'settings'>;

/** What the settings have of a look. */
export type LookSettings = Pick<
  Settings,
  'theme' | 'own_accent' | 'own_second' | 'own_paper' | 'fonts' | (typeof HOUSE_PICTURES)[number]
>;

/** A file of the library as the settings keep it: it is called as the venue is. */
export function housePicture(
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
