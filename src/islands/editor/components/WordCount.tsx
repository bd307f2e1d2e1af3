import { useStore } from '@nanostores/react';
import { wordCount } from '../../../lib/editing/coach/word-count.ts';
import { allModules, moduleById } from '../../../lib/editing/content.ts';
import { moduleOffer } from '../api/library.ts';
import { t } from '../i18n/t.ts';
import { $content, $language } from '../stores/content.ts';

/** How many words a module has with those in it, or the modules of the page, in the language that is edited. */
export function WordCount({ module = null }: { readonly module?: string | null }) {
  const { modules } = useStore($content);
  const language = useStore($language);
  const chosen = module === null ? null : moduleById(modules, module);
  const counted = module === null ? modules : chosen === null ? [] : [chosen];
  const count = allModules(counted).reduce(
    (sum, { kind, data }) => sum + wordCount(moduleOffer(kind)?.fields ?? [], data, language),
    0,
  );
  return <p className="ed-quiet">{t('page.words', { count: count.toLocaleString(language) })}</p>;
}
