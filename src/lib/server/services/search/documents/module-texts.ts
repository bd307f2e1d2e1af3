import sanitizeHtml from 'sanitize-html';
import type { z } from 'zod';
import { hintOf, type Hint } from '../../../../../content/fields/inner/hint.ts';
import { entryOf, fieldsOf } from '../../../../../content/fields/inner/walk.ts';
import type { StoredModule } from '../../../../../content/fields/module-tree.ts';
import { plainText } from '../../../../../content/rich-text/plain.ts';
import type { RichText } from '../../../../../content/rich-text/schema.ts';
import type { Locale } from '../../../../constants.ts';
import { type ModuleLibrary, migrateModule } from '../../modules/library.ts';

/** A text of a record by the field that it stands in. */
export type FieldText = readonly [field: string, text: string];

/** What the modules of a page say in a language. */
export interface ModuleTexts {
  readonly texts: readonly FieldText[];
  /** The instant at which another module appears or vanishes; null: none does. */
  readonly changesAt: string | null;
}

type Values = Readonly<Record<string, unknown>>;

const inLanguage = (value: unknown, locale: Locale): unknown =>
  typeof value === 'object' && value !== null ? (value as Values)[locale] : undefined;

const withoutTags = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });

/** One field's words, by what its control says that it holds. */
function wordsOf(control: Hint['control'], value: unknown, locale: Locale): string {
  const text = inLanguage(value, locale);
  if (control === 'richtext') return Array.isArray(text) ? plainText(text as RichText) : '';
  if (typeof text !== 'string') return '';
  if (control === 'html') return withoutTags(text);
  return control === 'line' || control === 'paragraphs' ? text : '';
}

/** Walks modules, and notes when what they show changes. */
class ModuleWalk {
  readonly texts: FieldText[] = [];
  changesAt: string | null = null;
  readonly #library: ModuleLibrary;
  readonly #locale: Locale;
  readonly #now: string;

  constructor(library: ModuleLibrary, locale: Locale, now: string) {
    this.#library = library;
    this.#locale = locale;
    this.#now = now;
  }

  modules(tree: readonly StoredModule[]): void {
    for (const stored of tree) {
      const kind = this.#library.get(stored.kind);
      const parsed = kind?.description.schema.safeParse(migrateModule(stored, kind));
      if (kind === undefined || parsed?.success !== true) continue;
      const data = parsed.data as Values;
      if (data['is_hidden'] === true || !this.#isOnline(data)) continue;
      this.#fields(kind.description.schema, data);
      for (const column of stored.columns) this.modules(column);
    }
  }

  #isOnline({ online_from: from, online_to: to }: Values): boolean {
    for (const at of [from, to])
      if (typeof at === 'string' && at > this.#now && (this.changesAt ?? at) >= at)
        this.changesAt = at;
    if (typeof from === 'string' && from > this.#now) return false;
    return !(typeof to === 'string' && to <= this.#now);
  }

  #fields(schema: z.ZodType, values: Values): void {
    for (const [key, field] of fieldsOf(schema)) {
      const hint = hintOf(field);
      const value = values[key];
      if (hint === null || value === null || value === undefined) continue;
      if (hint.control === 'list') {
        for (const item of value as readonly Values[])
          if (this.#isOnline(item)) this.#fields(entryOf(field), item);
      } else if (hint.control === 'file') this.#add('file', (value as { title: string }).title);
      else this.#add('modules', wordsOf(hint.control, value, this.#locale));
    }
  }

  #add(field: string, text: string): void {
    if (text.trim() !== '') this.texts.push([field, text]);
  }
}

/** The texts of a tree of modules as the public sees it now, files by their titles. */
export function moduleTexts(
  tree: readonly StoredModule[],
  library: ModuleLibrary,
  locale: Locale,
  now: string,
): ModuleTexts {
  const walk = new ModuleWalk(library, locale, now);
  walk.modules(tree);
  return { texts: walk.texts, changesAt: walk.changesAt };
}
