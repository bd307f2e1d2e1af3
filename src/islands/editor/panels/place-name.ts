import type { Advice } from '../../../lib/editing/coach/advice.ts';
import { recordFields } from '../api/library.ts';
import { t } from '../i18n/t.ts';
import { moduleNameById } from '../stores/module-names.ts';

/** What something is said of: a module, a field of the record, or the page as a whole. */
export function placeName({ module, field }: Advice): string {
  if (module !== null) return moduleNameById(module);
  return recordFields().find(({ key }) => key === field?.[0])?.label ?? t('check.page');
}
