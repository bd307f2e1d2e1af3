import type { Locale } from '../../constants.ts';
import type { Link } from '../event-view.ts';
import type { PagerView } from '../magazine-view.ts';

/** What there is about an e-mail address. */
export interface HubPersonView {
  readonly title: string;
  readonly action: string;
  readonly exportHref: string;
  /** What was typed; empty: nobody is looked for yet. */
  readonly email: string;
  /** What is wrong with it; empty: nothing. */
  readonly error: string;
  /** Why nothing was deleted; empty: that was not asked for. */
  readonly refusal: string;
  /** How much was found, in words; empty: nobody is looked for yet. */
  readonly summary: string;
  readonly sources: readonly {
    readonly label: string;
    /** Each row as names and values. */
    readonly rows: readonly (readonly { readonly name: string; readonly value: string }[])[];
  }[];
}

/** One entry of a form, as editors read it. */
export interface HubEntryView {
  readonly title: string;
  readonly answers: readonly {
    readonly label: string;
    /** Of a file with its address. */
    readonly values: readonly { readonly text: string; readonly href: string | null }[];
  }[];
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** What stands where nothing was given. */
  readonly none: string;
  readonly list: Link;
  /** The button that deletes it: it is sent to the list. */
  readonly delete: { readonly id: string; readonly name: string; readonly label: string };
}

/** What the pages of the hub show. Texts are in the page's language, addresses are paths. */
export interface HubOverviewView {
  readonly groups: readonly {
    readonly key: string;
    readonly heading: string;
    readonly lists: readonly (Link & { readonly text: string })[];
  }[];
}

export interface HubRowView {
  readonly id: string;
  /** Where the row is edited; null: nowhere. */
  readonly href: string | null;
  /** As many as there are columns. */
  readonly cells: readonly string[];
  /** What can be done with the row. */
  readonly actions: readonly HubActionView[];
}

/** A button: the name that it sends, and its label. */
export interface HubActionView {
  readonly name: string;
  readonly label: string;
}

export interface HubListView {
  readonly title: string;
  readonly text: string;
  /** The address of the list, which its forms are sent to. */
  readonly action: string;
  readonly query: string;
  /** Its parts, the whole first; none: it has no parts. */
  readonly parts: readonly (Link & { readonly isCurrent: boolean })[];
  /** What its search takes along. */
  readonly part: string;
  readonly columns: readonly string[];
  readonly rows: readonly HubRowView[];
  /** How many there are, in words. */
  readonly summary: string;
  readonly pager: PagerView;
  /** Ways to make a new one, to download all …; the first is the most wanted. */
  readonly links: readonly Link[];
  /** What can be done without a row. */
  readonly listActions: readonly HubActionView[];
  /** What was done just now, in words; empty: nothing. */
  readonly notice: string;
  /** Why something could not be done; empty: nothing failed. */
  readonly error: string;
}

/** A field of a plain form, with those inside it. */
export interface HubField {
  /** Also the id of the control: `name`, `name.de`, `cookies.0.name`. */
  readonly name: string;
  readonly label: string;
  readonly control:
    | 'text'
    | 'textarea'
    | 'number'
    | 'checkbox'
    | 'select'
    | 'date'
    | 'time'
    | 'moment'
    | 'group'
    /** Its fields stand side by side, one for each language. */
    | 'languages'
    /** Its fields are entries, which come and go by buttons. */
    | 'list'
    /** One of them: closed it shows what is in it. */
    | 'entry'
    /** One or several of few, each with a box. */
    | 'choices'
    /** One or several of many, looked for by words. */
    | 'lookup'
    /** A file of the media library; its fields are what is said beside it. */
    | 'media';
  readonly value: string;
  readonly isRequired: boolean;
  /** Of a text in one language. */
  readonly lang: Locale | null;
  readonly max: number | null;
  readonly range: readonly [number, number] | null;
  readonly options: readonly HubOption[];
  /** Several of the options may be chosen. */
  readonly isMultiple: boolean;
  readonly hint: string;
  readonly error: string;
  /** Of a group. */
  readonly fields: readonly HubField[];
  /** Of one language: what is to be said of it beside the other one, as that it is missing. */
  readonly state?: string;
  /** Of an entry: what is in it. */
  readonly summary?: string;
  readonly isOpen?: boolean;
  /** What changes the form without saving it, by the value that the button sends. */
  readonly steps?: readonly HubStep[];
  /** What somebody looks for; undefined: nobody does yet. */
  readonly looked?: string;
  /** How much was found, and which part of it is seen. */
  readonly found?: string;
  /** Of a file: how a new one is added to the library. */
  readonly upload?: HubFieldUpload;
  /** What goes along unseen. */
  readonly hidden?: readonly { readonly name: string; readonly value: string }[];
}

/** The way to the library, and what scripts make of it: a file is chosen, sent and in its field. */
export interface HubFieldUpload {
  readonly href: string;
  readonly label: string;
  /** The call that takes the file. */
  readonly call: string;
  readonly accept: string;
  readonly words: {
    readonly choose: string;
    /** Takes a file that is told to differ from what was sent. */
    readonly take: string;
    readonly failed: string;
    readonly server: string;
    readonly signedOut: string;
  };
}

/** A button of a form that changes what it shows and saves nothing. */
export interface HubStep {
  readonly value: string;
  readonly label: string;
  /** Where the form is looked at afterwards. */
  readonly place: string;
}

export interface HubOption {
  readonly value: string;
  readonly label: string;
  /** A small picture of it. */
  readonly preview?: string;
}

/** What is wrong, each with the field that it is about. */
export type FieldErrors = readonly { readonly name: string; readonly text: string }[];

export interface HubFormView {
  readonly title: string;
  readonly action: string;
  readonly list: Link;
  readonly fields: readonly HubField[];
  readonly errors: FieldErrors;
  /** Why the whole form was refused; empty: it was not. */
  readonly message: string;
  /** The record as it is now, where somebody else changed it meanwhile. */
  readonly current: Link | null;
  readonly notice: string;
  /** The version that the form was filled with; null: a new record. */
  readonly version: number | null;
  readonly canDelete: boolean;
  /** What its button says; left out: that it saves. */
  readonly send?: string;
}
