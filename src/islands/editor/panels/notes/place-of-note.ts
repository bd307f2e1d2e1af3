import { moduleById, type Content } from '../../../../lib/editing/content.ts';
import type { NotePlace } from '../../../../lib/editing/notes/note.ts';
import { hasQuote } from '../../../../lib/editing/notes/quote.ts';
import { recordFields } from '../../api/library.ts';
import { locale } from '../../api/record.ts';
import { t } from '../../i18n/t.ts';
import { moduleName } from '../../stores/module-names.ts';

/** What a note is about, as the page is now. */
export interface ShownPlace {
  readonly name: string;
  /** Its module is deleted. */
  readonly isGone: boolean;
  /** Its words are. */
  readonly isQuoteGone: boolean;
}

export function shownPlace({ module: id, field, quote }: NotePlace, content: Content): ShownPlace {
  if (id === null) {
    const key = field?.split('.', 1)[0];
    const label = recordFields().find((one) => one.key === key)?.label;
    // Modules are no field of the record: words in them are not those of its title.
    const { modules: _, ...record } = content;
    const isQuoteGone = quote !== null && !hasQuote(record, field, quote);
    return { name: label ?? t('notes.page'), isGone: false, isQuoteGone };
  }
  const module = moduleById(content.modules, id);
  if (module === null) return { name: t('notes.gone'), isGone: true, isQuoteGone: false };
  const isQuoteGone = quote !== null && !hasQuote(module.data, field, quote);
  return { name: moduleName(module, locale), isGone: false, isQuoteGone };
}
