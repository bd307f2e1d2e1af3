import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { RECORD } from '../api/record.ts';
import { $content, $language, $fieldErrors } from '../stores/content.ts';
import { $library } from '../api/library.ts';
import { $fieldToFocus } from '../stores/field-focus.ts';
import { LanguageSwitch } from '../components/LanguageSwitch.tsx';
import { Panel } from '../components/Panel.tsx';
import { t } from '../i18n/t.ts';
import { Fields } from './Fields.tsx';

/** What of a field can have the focus. */
const FOCUSABLE = 'summary,input:not([hidden]),select,textarea,[contenteditable=true],button';

/** The field at a path; of an entry, which is none by itself, its first one. */
function fieldAt(path: string): Element | null {
  const at = CSS.escape(path);
  return document.querySelector(
    `.ed-panel .ed-field[data-path="${at}"],.ed-panel .ed-field[data-path^="${at}."]`,
  );
}

/** Gives the field that was pressed on the page the focus, once the panel shows it. */
function useFieldFocus(): void {
  const key = useStore($fieldToFocus);
  useEffect(() => {
    if (key === null) return;
    $fieldToFocus.set(null);
    const field = fieldAt(key) ?? fieldAt(key.split('.')[0] ?? '');
    const entry = field?.closest('details');
    if (entry) entry.open = true;
    field?.scrollIntoView({ block: 'start' });
    field?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  }, [key]);
}

/** Title, addresses, menus, what search engines and social media show. */
export function PagePanel() {
  const content = useStore($content);
  const language = useStore($language);
  const fields = useStore($library)?.records[RECORD.kind] ?? [];
  useStore($fieldErrors);
  useFieldFocus();
  return (
    <Panel title={t('page.settings')}>
      <LanguageSwitch />
      <Fields of={null} fields={fields} value={content} language={language} />
    </Panel>
  );
}
