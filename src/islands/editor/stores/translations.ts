import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { Locale } from '../../../lib/constants.ts';
import { moduleById, withModule } from '../../../lib/editing/content.ts';
import { fitted, noteWritten } from '../../../lib/editing/translation/written.ts';
import { t } from '../i18n/t.ts';
import { autosave } from './autosave.ts';
import { $content } from './content.ts';
import { announce } from './live-region.ts';

/** A module with what saving will note of its texts: what is typed now makes no other text outdated. */
export function withNotes(module: StoredModule): StoredModule {
  const saved = moduleById(autosave.savedContent().modules, module.id);
  if (saved === module) return module;
  return { ...module, written: noteWritten(saved, module, new Date().toISOString()) };
}

/** Somebody has looked: the texts in a language still fit to the other one. */
export function confirmFit(id: string, locale: Locale): void {
  const content = $content.get();
  const modules = withModule(content.modules, id, (module) => ({
    ...module,
    written: fitted(withNotes(module), locale),
  }));
  $content.set({ ...content, modules });
  announce(t('check.fitted'));
}
