import { textIn } from '../../../lib/i18n/localized.ts';
import type { Load } from '../../../lib/modules/queries.ts';
import type { OutlineEntry } from '../../../lib/views/module-view.ts';
import type { module } from './module.ts';

export const load: Load<typeof module, readonly OutlineEntry[]> = (
  { children },
  { outline, locale },
) =>
  children.length === 0
    ? outline
    : children.map(({ label, anchor }) => ({ anchor, label: textIn(label, locale) }));
