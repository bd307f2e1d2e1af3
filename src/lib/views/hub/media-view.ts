import type { StoredFile } from '../../../content/fields/inner/file.ts';
import type { Image } from '../../../content/fields/image.ts';
import type { Locale } from '../../constants.ts';
import type { ImageView } from '../../media/picture.ts';
import type { Shown } from '../module-view.ts';
import type { Link } from '../event-view.ts';
import type { HubField, HubFormView } from './hub-view.ts';

/** What a file is shown by: a picture in all its widths, a drawing by itself, nothing. */
export interface MediaPreview {
  readonly image: ImageView | null;
  readonly drawing: string | null;
}

/** A file in the library's list. */
export interface MediaTile {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly preview: MediaPreview;
  /** «Bild», «PDF». */
  readonly type: string;
  /** Size in pixels and bytes. */
  readonly facts: string;
  readonly tags: string;
  /** What is to be done about it; `bad`: at once. */
  readonly notes: readonly { readonly text: string; readonly isBad: boolean }[];
  /** Of a deleted one, which can come back. */
  readonly deleted: string;
}

export interface MediaChoiceOption extends Link {
  readonly isCurrent: boolean;
}

export interface MediaListView {
  readonly title: string;
  readonly action: string;
  readonly query: string;
  /** Everything else that the search keeps, as hidden fields. */
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  readonly types: readonly { readonly value: string; readonly label: string }[];
  readonly type: string;
  readonly tags: readonly string[];
  readonly tag: string;
  /** «Alle», «Unbenutzt» …, as ways to them. */
  readonly shows: readonly MediaChoiceOption[];
  /** Grid or list. */
  readonly views: readonly MediaChoiceOption[];
  readonly isGrid: boolean;
  readonly tiles: readonly MediaTile[];
  readonly summary: string;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  /** Where files are added; null: whoever looks may not. */
  readonly upload: MediaUploadView | null;
  /** What must go: shown where anything must. */
  readonly due: (Link & { readonly isBad: boolean }) | null;
  readonly notice: string;
  /** Files that somebody wanted to add and that are there already. */
  readonly known: readonly Link[];
  /** The button that brings back what was deleted just now; null: nothing was. */
  readonly undo: { readonly action: string; readonly label: string } | null;
  /** Nothing is shown: why. */
  readonly empty: string;
}

/** The form that files are added with, and what its script says. */
export interface MediaUploadView {
  /** Where the form is sent to. */
  readonly action: string;
  /** Where the script sends one file at a time. */
  readonly call: string;
  /** The page of a file, with `0` for its number. */
  readonly fileHref: string;
  readonly loginHref: string;
  readonly accept: string;
  readonly hint: string;
}

export interface MediaUploadResultView {
  readonly title: string;
  readonly upload: MediaUploadView;
  readonly list: Link;
  /** Files of the form in their order; empty: none was sent yet. */
  readonly files: readonly {
    readonly name: string;
    readonly state: 'new' | 'known' | 'refused';
    readonly text: string;
    readonly href: string | null;
  }[];
  /** Why nothing could be taken; empty: it could. */
  readonly error: string;
}

/** A place that shows a file. */
export interface MediaUseView extends Link {
  readonly kind: string;
  readonly isDraft: boolean;
}

export interface MediaUsesView {
  readonly summary: string;
  readonly places: readonly MediaUseView[];
  /** That there are more; empty: there are not. */
  readonly more: string;
}

/** A text track or a still that belongs to a film. */
export interface MediaPartView {
  /** What the form that takes it away says. */
  readonly value: string;
  readonly label: string;
  readonly href: string;
}

export interface MediaFileView {
  readonly form: HubFormView;
  readonly list: Link;
  readonly preview: MediaPreview;
  readonly src: string;
  /** Of a film or a sound. */
  readonly player: {
    readonly use: 'video' | 'audio';
    readonly file: Shown<StoredFile>;
    readonly image: ImageView | null;
    readonly captions: readonly { readonly file: Shown<StoredFile>; readonly language: Locale }[];
  } | null;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** What is to be done about it. */
  readonly notes: MediaTile['notes'];
  readonly uses: MediaUsesView;
  /** The ratios in which pages cut a picture; null: no picture. */
  readonly focal: Image['focal'] | null;
  readonly canWrite: boolean;
  readonly canDelete: boolean;
  readonly accept: string;
  /** Of a film or a sound: captions that it has, and whether it can have a still. */
  readonly parts: {
    readonly captions: readonly MediaPartView[];
    readonly poster: ImageView | null;
    readonly takesPoster: boolean;
  } | null;
  /** Of a picture, for whoever may add files. */
  readonly crop: MediaCropView | null;
  /** Why the other file, captions or still was not taken; empty: it was. */
  readonly fileError: string;
  readonly attachError: string;
  /** The same bytes, which are in the library already. */
  readonly sameFile: Link | null;
}

/** The form that makes a new picture of a part of one. */
export interface MediaCropView {
  readonly fields: readonly HubField[];
  readonly text: string;
  /** Why none was made; empty: none was asked for. */
  readonly error: string;
}

/** A file whose licence is over or will be soon, with where it has to go from. */
export interface MediaDueItem extends MediaTile {
  readonly ends: string;
  readonly isOver: boolean;
  readonly uses: MediaUsesView;
}

export interface MediaDueView {
  readonly title: string;
  readonly lead: string;
  readonly over: readonly MediaDueItem[];
  readonly soon: readonly MediaDueItem[];
  readonly more: string;
}
