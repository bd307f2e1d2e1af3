import type { Image } from '../../content/fields/image.ts';
import type { EmbedAddress } from '../../content/fields/inner/embed.ts';
import type { LinkTarget } from '../../content/fields/inner/link.ts';
import type { DataOf } from '../../content/modules/define.ts';
import type { Locale } from '../constants.ts';
import type { Column } from '../media/column.ts';
import type { EmbedView } from '../media/embeds.ts';
import type { ImageView } from '../media/picture.ts';

/** A link on a page in one language. */
export interface ShownLink {
  readonly href: string;
  readonly isExternal: boolean;
}

/**
 * A module's data as a page in one language shows it: texts are words of that
 * language, links lead somewhere (null where their target is gone), HTML is safe.
 */
export type Shown<T> = T extends LinkTarget
  ? ShownLink | null
  : T extends EmbedAddress
    ? EmbedView
    : T extends Image
      ? ImageView
      : T extends Readonly<Record<Locale, infer Words>>
        ? Words
        : T extends readonly (infer Item)[]
          ? readonly Shown<Item>[]
          : T extends object
            ? { readonly [K in keyof T]: Shown<T[K]> }
            : T;

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** Why visitors do not see a module that editors see; null: they do. */
export type HiddenReason = 'hidden' | 'later' | 'over' | 'unfinished' | 'broken' | null;

/** Something that a module needs before visitors can see it. */
export interface MissingPart {
  /** Steps into the module's data, by dots. */
  readonly path: string;
  /** «Bild: Beschreibung fehlt» */
  readonly text: string;
}

/** One module, ready for its view. */
export interface ShownModule {
  readonly id: string;
  readonly kind: string;
  /** Set where the module speaks another language than the page. */
  readonly lang: Locale | undefined;
  readonly anchor: string | null;
  readonly width: 'text' | 'content' | 'full';
  /** Can stand for the header of its page. */
  readonly leads: boolean;
  /** Of its heading, 2 to 6: none is left out on the way down the page. */
  readonly level: HeadingLevel;
  readonly data: Readonly<Record<string, unknown>>;
  /** What its `load.ts` found; null for modules without one. */
  readonly loaded: unknown;
  readonly columns: readonly (readonly ShownModule[])[];
  /** What visitors see in its place, where editors see both. */
  readonly instead?: readonly ShownModule[];
  /** Only where the page is shown to be edited. */
  readonly unseen?: HiddenReason;
  readonly missing?: readonly MissingPart[];
}

/** A place of the page that links lead to. */
export interface OutlineEntry {
  readonly anchor: string;
  readonly label: string;
}

/** All modules of a page, with what the page around them has to know. */
export interface ShownModules {
  readonly modules: readonly ShownModule[];
  readonly stickyLinks: readonly { readonly label: string; readonly href: string }[];
  /** Origins that frames of the page may come from once a visitor asks for them. */
  readonly frames: readonly string[];
}

/** What the view of a module is given. */
export interface ViewProps<D, Loaded = null> {
  readonly data: Shown<DataOf<D>>;
  readonly loaded: Loaded;
  readonly locale: Locale;
  /** Stands at the top of the page: its picture loads first. */
  readonly isFirst: boolean;
  /** Stands for the header of the page: its headline is the page's `h1`. */
  readonly isHeading: boolean;
  /** Of its heading, where it does not stand for the page's. */
  readonly level: HeadingLevel;
  /** Stands in a column of another module: there is less room. */
  readonly isNested: boolean;
  /** How wide its place is. */
  readonly column: Column;
  /** The module's id on its page, for ids and names of its own. */
  readonly id: string;
  /** How many of its columns hold something; each is a slot, `column-1` … `column-3`. */
  readonly columns: number;
}
