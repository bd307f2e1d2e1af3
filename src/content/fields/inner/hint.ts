import { z } from 'zod';
import type { EmbedUse } from '../../embed-hosts.ts';
import type { Translated } from '../field.ts';

/** What an editor's form shows for a field inside a module; the form walker knows exactly these. */
export type InnerControl =
  | 'line'
  | 'paragraphs'
  | 'richtext'
  | 'html'
  | 'link'
  | 'picture'
  | 'file'
  | 'embed'
  | 'anchor'
  | 'select'
  | 'switch'
  | 'number'
  | 'moment'
  | 'reference'
  | 'references'
  | 'list';

/** What a schema does not say by itself: its label, its control, what it counts. */
export interface Hint {
  readonly control: InnerControl;
  readonly label: Translated;
  readonly help?: Translated;
  readonly isRequired?: boolean;
  /** Of a text that is one of many alike: where it is missing in one language, the other's stands in. */
  readonly standsIn?: boolean;
  /** Most characters (a language) or most items. */
  readonly max?: number;
  /** The record kind that a reference points to; of a file what it may be used as: `video,audio`. */
  readonly target?: string;
  /** Of a select: its values with their labels. */
  readonly options?: Readonly<Record<string, Translated>>;
  /** Of an id at a provider: what stands before it in the address of the content. */
  readonly prefix?: string;
  /** Of content of others: what it is, by which the venue says where it may come from. */
  readonly use?: EmbedUse;
}

/** What every builder of this folder takes. */
export interface LabelOptions {
  readonly label: Translated;
  readonly help?: Translated;
}

/**
 * Ties a hint to the outermost schema of a field: one set on an inner schema is
 * lost behind `.optional()` and `.default()`. The registry is zod's global one,
 * so that a schema that was loaded elsewhere is found, too.
 */
export function withHint<Schema extends z.ZodType>(schema: Schema, hint: Hint): Schema {
  z.globalRegistry.add(schema, { ...hint });
  return schema;
}

/** The hint of a field; null for a schema that none of the builders made. */
export function hintOf(schema: z.ZodType): Hint | null {
  const meta = z.globalRegistry.get(schema) as Partial<Hint> | undefined;
  return meta?.control === undefined ? null : (meta as Hint);
}
