import type { EmbedHosts, EmbedUse } from '../../content/embed-hosts.ts';
import type { InnerControl } from '../../content/fields/inner/hint.ts';
import type { Writing } from '../../content/modules/define.ts';
import type { ModuleInput } from '../../content/fields/module-tree.ts';

/** One field of the editor's form: what the walker needs to know, in the editor's language. */
export interface FieldForm {
  readonly key: string;
  readonly control: InnerControl | RecordControl;
  readonly label: string;
  readonly help: string | null;
  readonly isRequired: boolean;
  /** Said in each language: its value is `{ de, en }`. */
  readonly isTranslated: boolean;
  /** Most characters (a language) or most items; null: not said. */
  readonly max: number | null;
  /** Least and most of a number. */
  readonly range: readonly [number, number] | null;
  readonly target: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly prefix: string | null;
  /** Of content of others: what it is. */
  readonly use: EmbedUse | null;
  /** Of a list: the fields of each entry. */
  readonly items: readonly FieldForm[];
  /** What it holds before anybody chose anything; null where that is nothing. */
  readonly empty: unknown;
}

/** Controls that only records have, beside those of modules. */
export type RecordControl = 'url' | 'day' | 'time' | 'image' | 'group';

/** A kind of module as the editor offers it. */
export interface ModuleOffer {
  readonly kind: string;
  readonly label: string;
  /** Its names in both languages, and other words that it is looked for by. */
  readonly names: readonly string[];
  readonly group: string;
  /** What dropped or pasted files become of this kind. */
  readonly takes: {
    readonly use: string;
    readonly field: string;
    readonly data?: Readonly<Record<string, unknown>>;
  } | null;
  readonly version: number;
  /** How many columns stand in it, by the value of `columnsBy`; null: holds no modules. */
  readonly columns: {
    readonly field: string;
    readonly counts: Readonly<Record<string, number>>;
  } | null;
  readonly heading: string | null;
  /** What of a written or pasted text becomes such a module. */
  readonly writing: Writing | null;
  /** The field that names the shared section which stands in its place; null: none does. */
  readonly section: string | null;
  readonly fields: readonly FieldForm[];
  readonly examples: readonly {
    readonly name: string;
    /** What editors call it. */
    readonly label: string;
    readonly data: Readonly<Record<string, unknown>>;
    readonly columns: readonly (readonly ModuleInput[])[];
  }[];
}

/** GET /{locale}/pageeditor-api/library: everything that pages can be composed of. */
export interface Library {
  readonly groups: readonly { readonly key: string; readonly label: string }[];
  readonly modules: readonly ModuleOffer[];
  /** The fields of each kind of record that can be edited on its page. */
  readonly records: Readonly<Record<string, readonly FieldForm[]>>;
  /** Kinds of records that links can lead to, in the order in which the finder offers them. */
  readonly linkableKinds: readonly string[];
  /** Where content of others may come from. */
  readonly embedHosts: EmbedHosts;
  /** The words of the editor, by their key without the namespace. */
  readonly words: Readonly<Record<string, string>>;
}
