import type { ModuleOffer } from './library.ts';

/** What a file can be used as on a page. */
export type FileUse = 'picture' | 'video' | 'audio' | 'document';

/** Why a file cannot stand on a page: keys of texts of the editor. */
export type FileRefusal = 'upload.vector' | 'upload.foreign' | 'upload.words' | 'upload.unknown';

const USES: readonly (readonly [RegExp, FileUse])[] = [
  [/^image\/(?:jpeg|png|webp|gif|hei[cf])$/u, 'picture'],
  [/^video\/(?:mp4|webm)$/u, 'video'],
  [/^audio\/(?:mpeg|mp3|ogg|mp4|x-m4a|wav|x-wav|wave)$/u, 'audio'],
  [/^application\/pdf$/u, 'document'],
];

const HEIC_NAME = /^.*\.hei[cf]$/isu;

type Named = Pick<File, 'name' | 'type'>;

/** Null: a file of this type cannot stand on a page. Most browsers say no type of HEIC. */
export const fileUse = ({ name, type }: Named): FileUse | null =>
  USES.find(([pattern]) => pattern.test(type || name.replace(HEIC_NAME, 'image/heic')))?.[1] ??
  null;

/** Why a file is refused before anything of it is sent; null: it is not. */
export function fileRefusal({ name, type }: Named): FileRefusal | null {
  if (fileUse({ name, type }) !== null) return null;
  if (type === 'image/svg+xml' || /\.svg$/iu.test(name)) return 'upload.vector';
  if (/\.(?:docx?|odt|rtf|pages)$/iu.test(name)) return 'upload.words';
  // Browsers that do not know these say no type.
  return /^image\/(?:avif|tiff)|\.(?:avif|tiff?)$/iu.test(type || name)
    ? 'upload.foreign'
    : 'upload.unknown';
}

interface Taken<Item> {
  readonly offer: ModuleOffer;
  readonly items: readonly Item[];
}

/**
 * The modules that some files become: one picture a picture, several at once one gallery (as
 * many as it holds), every other file one of its kind. What no kind takes is left out.
 */
export function modulesOfFiles<Item extends { readonly use: FileUse }>(
  offers: readonly ModuleOffer[],
  items: readonly Item[],
): readonly Taken<Item>[] {
  const taking = (use: string) => offers.find(({ takes }) => takes?.use === use);
  const pictures = items.filter(({ use }) => use === 'picture');
  const gallery = pictures.length > 1 ? taking('pictures') : undefined;
  const max = gallery?.fields.find(({ key }) => key === gallery.takes?.field)?.max ?? 1;
  const galleries = gallery
    ? Array.from({ length: Math.ceil(pictures.length / max) }, (_, index) => ({
        offer: gallery,
        items: pictures.slice(index * max, (index + 1) * max),
      }))
    : [];
  const alone = items
    .filter(({ use }) => gallery === undefined || use !== 'picture')
    .flatMap((item) => {
      const offer = taking(item.use);
      return offer ? [{ offer, items: [item] }] : [];
    });
  return [...galleries, ...alone];
}

/** The data of a module that is made of these values of files. */
export function dataOfFiles(
  { takes, fields }: ModuleOffer,
  values: readonly unknown[],
): Readonly<Record<string, unknown>> {
  if (takes === null) return {};
  const field = fields.find(({ key }) => key === takes.field);
  const picture = field?.items.find(({ control }) => control === 'picture');
  if (picture === undefined) return { [takes.field]: values[0] };
  const empty = Object.fromEntries((field?.items ?? []).map(({ key, empty: none }) => [key, none]));
  return {
    ...takes.data,
    [takes.field]: values.map((value) => ({ ...empty, [picture.key]: value })),
  };
}
