import { z } from 'zod';
import type { Translated } from '../fields/field.ts';
import { toggle } from '../fields/inner/choice.ts';
import { anchor } from '../fields/inner/link.ts';
import { endsAfterStart, onlineFields } from '../fields/inner/window.ts';
import type { ModuleInput } from '../fields/module-tree.ts';

/** Where the editor's insert menu lists a module. */
export const MODULE_GROUPS = ['text', 'media', 'teaser', 'programme', 'embed', 'layout'] as const;
export type ModuleGroup = (typeof MODULE_GROUPS)[number];

/** Fields that every module has beside its own. */
const common = {
  anchor: anchor({ label: { de: 'Sprungmarke', en: 'Anchor' } }),
  ...onlineFields,
  /** Not shown to visitors. */
  is_hidden: toggle({ label: { de: 'Verborgen', en: 'Hidden' } }),
};
type Common = typeof common;
/** Their names, in the order in which forms end with them. */
export const COMMON_FIELDS: readonly string[] = Object.keys(common);
type AllFields<Shape extends z.ZodRawShape> = Omit<Common, keyof Shape> & Shape;

/** One kind of module: what it is called, what it holds, and what the page has to know of it. */
export interface ModuleDescription<
  Kind extends string = string,
  Shape extends z.ZodRawShape = z.ZodRawShape,
> {
  readonly kind: Kind;
  readonly label: Translated;
  /** Other words that editors look for it by. */
  readonly synonyms: Translated<readonly string[]>;
  readonly group: ModuleGroup;
  /** What dropped or pasted files become of this kind; null: nothing. */
  readonly takes: FileIntake<keyof Shape & string> | null;
  /** Rises when stored data has to be brought to a new form by `migrate.ts`. */
  readonly version: number;
  readonly schema: z.ZodObject<Shape, z.core.$strict>;
  /** `full` reaches from one edge of the window to the other; `text` is a column of reading. */
  readonly width: 'text' | 'content' | 'full';
  /** As the first module of a page it can replace the page's header. */
  readonly leads: boolean;
  /** How many columns it has; 0 where it holds no modules. */
  readonly columns: (data: never) => number;
  /** The field that is its heading: what lists of anchors call it, and what headings below follow. */
  readonly heading?: (keyof Shape & string) | undefined;
  /** The fields that make a button of the sticky navigation, where the switch is on. */
  readonly sticky?: StickyFields<keyof Shape & string> | undefined;
  /** What of a written or pasted text becomes such a module. */
  readonly writing?: Writing<keyof Shape & string> | undefined;
  /** The field that names a shared section, whose modules visitors see in the place of this one. */
  readonly section?: (keyof Shape & string) | undefined;
}

/** The files that a module can be made of. */
interface FileIntake<Key extends string> {
  /** `pictures`: several at once, each an entry of the list `field`. */
  readonly use: 'picture' | 'pictures' | 'video' | 'audio' | 'document';
  readonly field: Key;
  /** What else such a module begins with. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/**
 * Where a module of its kind keeps what it is made of while somebody writes. Of each part of
 * a text there is one kind; a contract test holds that.
 */
export type Writing<Key extends string = string> =
  | { readonly as: 'paragraphs'; readonly field: Key }
  | { readonly as: 'heading'; readonly field: Key; readonly level: Key }
  | { readonly as: 'picture'; readonly field: Key }
  | {
      readonly as: 'rows';
      readonly field: Key;
      /** The list of cells in each row, and the text of a cell. */
      readonly cells: string;
      readonly text: string;
      /** Whether the first row says what stands below it. */
      readonly hasHeader: Key;
    };

interface StickyFields<Key extends string> {
  readonly when: Key;
  readonly label: Key;
  readonly link: Key;
}

interface Definition<Kind extends string, Shape extends z.ZodRawShape> {
  readonly kind: Kind;
  readonly label: Translated;
  readonly synonyms: Translated<readonly string[]>;
  readonly group: ModuleGroup;
  readonly takes?: FileIntake<keyof Shape & string>;
  readonly version?: number;
  readonly fields: Shape;
  readonly width?: 'text' | 'content' | 'full';
  readonly leads?: boolean;
  readonly columns?: (data: z.output<z.ZodObject<Shape>>) => number;
  readonly heading?: keyof Shape & string;
  readonly sticky?: StickyFields<keyof Shape & string>;
  readonly writing?: Writing<keyof Shape & string>;
  readonly section?: keyof Shape & string;
  /** What single fields cannot say: pushes issues with their path. */
  readonly check?: z.core.CheckFn<z.output<z.ZodObject<Shape>>>;
}

export type AnyModule = ModuleDescription<string, never>;

export function defineModule<const Kind extends string, Shape extends z.ZodRawShape>(
  definition: Definition<Kind, Shape>,
): ModuleDescription<Kind, AllFields<Shape>> {
  const {
    fields,
    check,
    columns = () => 0,
    version = 1,
    width = 'content',
    leads = false,
    takes = null,
    ...rest
  } = definition;
  const plain = z.strictObject({ ...common, ...fields });
  const windowed = plain.check(endsAfterStart);
  const schema = check === undefined ? windowed : windowed.check(check as never);
  return {
    ...rest,
    version,
    width,
    leads,
    takes,
    columns,
    schema,
  };
}

/** What a module of this kind holds once it is checked. */
export type DataOf<D> =
  D extends ModuleDescription<string, infer Shape>
    ? z.output<z.ZodObject<Shape, z.core.$strict>>
    : never;
type InputOf<D> =
  D extends ModuleDescription<string, infer Shape>
    ? z.input<z.ZodObject<Shape, z.core.$strict>>
    : never;

/** A module as previews, tests and the editor's insert begin with it. */
export interface Example<D> {
  readonly data: InputOf<D>;
  /** What stands in its columns. */
  readonly columns?: readonly (readonly ModuleInput[])[];
}

/**
 * The named examples of a module, the only fixture that anything uses. `longest`
 * fills every field to its limit; `compound` has German words that do not fit.
 */
export type Examples<D> = Readonly<
  Record<'default' | 'minimal' | 'longest' | 'compound', Example<D>> & Record<string, Example<D>>
>;
