import type { Written } from '../../content/fields/module-tree.ts';
import type { Locale } from '../constants.ts';
import type { WriteSource } from '../versions/write-source.ts';
import type { Content } from './content.ts';
import type { Conflict } from './merge.ts';

/*
 * The calls between the editor and the server, under
 * `/{locale}/pageeditor-api/editing/{kind}/{id}`. Every changing call carries
 * `If-Match` with the revision that it starts from and the csrftoken header; a stale
 * one is answered with 409 and `current`.
 */

/** Field errors by their path: `modules.3.data.content`, in the language of the call. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Something that happens by itself later. */
export interface Scheduled {
  readonly id: number;
  readonly action: 'publish' | 'unpublish';
  /** Instant. */
  readonly at: string;
  readonly by: string;
  /** Why it did not happen; null while it is to come. */
  readonly failed: string | null;
}

/** GET: a record as it is worked on. */
export interface EditingState {
  readonly kind: string;
  readonly id: number;
  /** `12-431`, see `revision.ts`. */
  readonly revision: string;
  /** The draft where there is one, else what is public. */
  readonly content: Content;
  /** Visitors see it, as it was published last. */
  readonly isPublic: boolean;
  /** It is offline, and was public before: it can be put back as it was. */
  readonly isTakenOffline: boolean;
  /**
   * What became public after the draft was begun, where the draft says something else
   * (`mine`). It stays in the draft, which is published only after it was saved again.
   */
  readonly overlaps: readonly Conflict[];
  /** When and by whom the draft was saved; null without a draft. */
  readonly saved: { readonly at: string; readonly by: string } | null;
  readonly fieldErrors: FieldErrors;
  readonly scheduled: readonly Scheduled[];
  /** Where the record's own page stands for visitors, or would; null: not in that language. */
  readonly paths: Readonly<Record<Locale, string | null>>;
}

/** PATCH with a `Delta`: what was saved. */
export interface SavedState {
  readonly revision: string;
  readonly saved: { readonly at: string; readonly by: string };
  readonly fieldErrors: FieldErrors;
  /** When the texts of each changed module were written (`StoredModule.written`), by its id. */
  readonly written: Readonly<Record<string, Written>>;
}

/** The body of 409. */
export interface ConflictAnswer {
  readonly code: 'conflict';
  readonly message: string;
  readonly current: EditingState;
}

/** POST publish: one language or both, now or at an instant. */
export interface PublishOrder {
  readonly language: Locale | null;
  readonly at: string | null;
}

/** GET releases: those that it can be put into, and those that hold it. */
export interface RecordReleases {
  readonly open: readonly { readonly id: number; readonly name: string }[];
  readonly held: readonly {
    readonly id: number;
    readonly name: string;
    readonly action: 'publish' | 'hide';
    /** Whether somebody has to look at it, has approved it or sent it back, with their word. */
    readonly note: string;
    /** In the hub. */
    readonly href: string;
  }[];
  /** Where one is begun. */
  readonly beginHref: string;
  /** Nothing of it becomes public without a second pair of eyes. */
  readonly isNeeded: boolean;
}

/** GET versions: newest first. */
export interface VersionEntry {
  readonly id: number;
  readonly state: 'published' | 'draft';
  readonly version: number;
  readonly saved_at: string;
  readonly saved_by: string | null;
  /** What wrote it; null: it is not known. */
  readonly write_source: WriteSource | null;
  /** The same in words, in the language of the call; empty: it is not known. */
  readonly through: string;
}

/** GET versions/{id}. */
export interface VersionState extends VersionEntry {
  readonly content: Content;
}

/** The notes of editors on a record (`notes/note.ts`), as far as they show before anybody opens the panel. */
export interface NoteCounts {
  readonly open: number;
  /** Open notes of each module that has any, by its id. */
  readonly modules: Readonly<Record<string, number>>;
  /** Another one whenever something was written, resolved or deleted; empty: nothing ever was. */
  readonly stamp: string;
}

/** POST presence: who else has this record open, and what its revision is now. */
export interface PresenceAnswer {
  readonly others: readonly {
    readonly name: string;
    readonly since: string;
    /** The module that they are at, or `record:title` in a text of the record; null: none. */
    readonly module: string | null;
    /** The same person in another window. */
    readonly isSelf: boolean;
  }[];
  readonly revision: string;
  /** Another one whenever a shared section that stands in it was published. */
  readonly sections: string;
  /** Open notes, so that others’ are seen without the panel. */
  readonly notes: NoteCounts;
}

/** GET /pageeditor-api/finder?kinds=page,event&q=…, or ?values=event:12,page:3 for names of what is chosen. */
export interface FinderResult {
  /** As links and references keep it: `event:12`. */
  readonly value: string;
  readonly label: string;
  /** Kind, date, address: what tells it from its namesakes. */
  readonly note: string;
  readonly path: string | null;
  readonly isOnline: boolean;
  /** What several results belong to, an event to its production; empty: to nothing. */
  readonly group: string;
}

/** The body of the same: a part of what was found, twenty at a time. */
export interface FinderAnswer {
  readonly results: readonly FinderResult[];
  /** Of all parts together. */
  readonly total: number;
  /** Results that are over, which come by `past` only. */
  readonly past: number;
}

/** GET /pageeditor-api/finder/media?use=picture|video|…&q=…: of the library, ready to be put into a field. */
export interface FinderMedia {
  readonly id: number;
  readonly title: string;
  /** What a `picture` or `file` field keeps. */
  readonly value: Readonly<Record<string, unknown>>;
  /** A small picture to show; null for files that have none. */
  readonly preview: string | null;
}

/** GET links: a record that leads to this one, by a link, a field or a menu. */
export interface LinkFrom {
  readonly value: string;
  readonly label: string;
  readonly path: string | null;
  /** Its field would be wrong without the other record: it keeps that from being deleted. */
  readonly isFirm: boolean;
}

/** The body of 409 to DELETE where others lead to the record; with `?anyway` only the firm ones count. */
export interface LinkedAnswer {
  readonly code: 'conflict';
  readonly message: string;
  readonly reason: 'linked';
  readonly links: readonly LinkFrom[];
}

/** POST /pageeditor-api/editing/{kind}: a new record, offline until it is published. */
export type NewRecord = Readonly<Record<string, unknown>>;

/** POST move: below which page, and before which of its children, counted without the page itself. */
export interface MoveOrder {
  readonly parent: number | null;
  readonly index: number;
}

/** GET /pageeditor-api/editing/page: one page of the tree, in the order of menus. */
export interface PageEntry {
  readonly id: number;
  readonly revision: string;
  /** In the language of the call, else in the other one. */
  readonly title: string;
  readonly urls: Readonly<Record<Locale, string>>;
  readonly parent: number | null;
  /** How many pages are above it. */
  readonly depth: number;
  /** Where it stands in that language; null: nowhere. */
  readonly path: string | null;
  readonly isOnline: boolean;
}
