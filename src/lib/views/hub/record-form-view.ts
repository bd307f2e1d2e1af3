import type { Link } from '../event-view.ts';
import type { HubField, HubFormView } from './hub-view.ts';

/** The value of the choice that begins a release, and the longest name of one. */
export const NEW_RELEASE = 'new';
export const RELEASE_NAME_CHARACTERS = 120;

/** The releases that a form can be put into, in the place of saving it. */
export interface RecordReleasesView {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Those that hold the record already. */
  readonly held: readonly Link[];
  /** Nothing of it becomes public without a second pair of eyes. */
  readonly isNeeded: boolean;
  readonly canHide: boolean;
  /** What a new one is called unless somebody names it otherwise. */
  readonly newName: string;
  /** What the form holds cannot become public in any other way: it is not saved beside one. */
  readonly isOnlyWay: boolean;
}

/** A part of a form. */
export interface RecordSectionView {
  /** Where the menu of the form leads; empty: the form has one part. */
  readonly id: string;
  /** Empty: the form has one part. */
  readonly title: string;
  /** A condition is a word by which style sheets hide what does not apply. */
  readonly fields: readonly { readonly field: HubField; readonly condition: string | undefined }[];
  /** It is closed unless it is open. */
  readonly isRare: boolean;
  readonly isOpen: boolean;
}

/** A record's form with everything around it. */
export interface RecordFormView extends HubFormView {
  readonly sections: readonly RecordSectionView[];
  /** By it the browser keeps what is typed and not saved. */
  readonly key: string;
  /** Of a text: the field that is looked at; empty: the beginning. */
  readonly place: string;
  /** Of a new record: the same form sent twice makes one. Empty: the version says so much. */
  readonly formKey: string;
  /** Once saved, it can be written on at its page. */
  readonly goesOnPage: boolean;
  /** It holds what was typed and is not saved. */
  readonly isTyped: boolean;
  /** Where a tab says that it is open; null: nowhere. */
  readonly presenceHref: string | null;
  /** Names of the others who have the record open; empty: nobody has. */
  readonly others: string;
  /** The page of the record as it is saved, to stand beside the form; null: it has none. */
  readonly besideHref: string | null;
  /** Ways to the same record elsewhere: its page, its history. */
  readonly links: readonly Link[];
  /** What has to be known before anything is changed; empty: nothing. */
  readonly notes: readonly { readonly text: string; readonly link: Link | null }[];
  /** Null: it cannot be put into one. */
  readonly releases: RecordReleasesView | null;
  /** Who points to it, so that it is not deleted. */
  readonly holders: readonly Link[];
  /** Where it is used, if it is there for that alone; null: it is not. */
  readonly usedIn: readonly Link[] | null;
  /** Where it is duplicated by a form; null: it cannot be. */
  readonly duplicateHref: string | null;
  /** The form that duplicates it, sent twice, makes one. */
  readonly duplicateKey: string;
}
