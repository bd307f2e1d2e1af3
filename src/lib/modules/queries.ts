import type { StoredFile } from '../../content/fields/inner/file.ts';
import type { AnyModule, DataOf } from '../../content/modules/define.ts';
import type { RichText } from '../../content/rich-text/schema.ts';
import type { EVENT_LIST_FILTERS, Locale } from '../constants.ts';
import type { ImageView } from '../media/picture.ts';
import type { EventView, Link, Picture } from '../views/event-view.ts';
import type { FormView } from '../views/form-view.ts';
import type { LocalText } from '../i18n/localized.ts';
import type { ArticleCard } from '../views/magazine-view.ts';
import type { OutlineEntry } from '../views/module-view.ts';

/** Which events a list shows; null and empty mean: no such limit. */
export interface EventChoice {
  /** Instants. Without a start: from now on. */
  readonly from: string | null;
  readonly to: string | null;
  readonly span: 'none' | (typeof EVENT_LIST_FILTERS)[number];
  /** Records that all of the events belong to. */
  readonly groups: Readonly<Record<'tag' | 'series' | 'production' | 'person', number | null>>;
  /** Only what is recommended for children. */
  readonly isForChildren: boolean;
  /** Where there are any, these and no others, in this order. */
  readonly ids: readonly number[];
  /** How many of them at most. */
  readonly most: number;
}

/** A venue as overviews show it. */
export interface VenueCard {
  readonly id: number;
  readonly href: string;
  readonly title: LocalText;
  readonly intro: LocalText;
  /** Street and town, a line each. */
  readonly address: readonly string[];
  readonly phone: string | null;
  readonly rooms: readonly string[];
  readonly picture: Picture;
}

/** What the media library says of a film or a sound, in the language of the page. */
export interface LibraryPlayer {
  readonly image: ImageView | null;
  readonly captions: readonly { readonly file: StoredFile; readonly language: Locale }[];
  /** Empty: nothing was written down. */
  readonly transcript: RichText;
}

/** What editors see of a shared section. */
export interface SectionCard {
  readonly name: string;
  /** Where it is written. */
  readonly href: string;
  readonly isOnline: boolean;
}

/** What modules ask the venue for. Whatever is answered is noted as shown on the page. */
export interface ModuleQueries {
  /** The events, and the way to the programme with the same choice. */
  events(choice: EventChoice): Promise<{
    readonly events: readonly EventView[];
    readonly all: Link;
  }>;
  /** The venues with these ids that are online, in this order; all of them for an empty list. */
  venues(ids: readonly number[]): readonly VenueCard[];
  /** A form that is online, as nobody has touched it; null: there is none. */
  form(id: number): FormView | null;
  /** A shared section, online or not; null: there is none. */
  section(id: number): Promise<SectionCard | null>;
  /** What the library has beside the file of an address; null: it has no such file. */
  player(src: string): Promise<LibraryPlayer | null>;
  /** The articles with these ids that are online, in this order. */
  articles(ids: readonly number[]): Promise<readonly ArticleCard[]>;
  /** The newest articles of these categories; of all of them for an empty list. */
  newestArticles(categories: readonly number[], count: number): Promise<readonly ArticleCard[]>;
}

/** What a module may ask for while its page is made. */
interface LoadContext {
  readonly locale: Locale;
  readonly queries: ModuleQueries;
  /** All anchors of the page that have a name, in order. */
  readonly outline: readonly OutlineEntry[];
}

/** The `load.ts` of a module: what its view shows beside its own data. */
export type Load<D, Loaded> = (data: DataOf<D>, context: LoadContext) => Promise<Loaded> | Loaded;

/** The same where nobody knows which module it is. */
export type AnyLoad = Load<AnyModule, unknown>;
