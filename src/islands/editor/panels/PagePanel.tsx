import { useStore } from '@nanostores/react';
import { RECORD } from '../api/record.ts';
import { $content, $language, $fieldErrors } from '../stores/content.ts';
import { $library } from '../api/library.ts';
import { LanguageSwitch } from '../components/LanguageSwitch.tsx';
import { Panel } from '../components/Panel.tsx';
import { t } from '../i18n/t.ts';
import { Fields } from './Fields.tsx';

/** ED-10: title, addresses, menus, what search engines and social media show. */
export function PagePanel() {
  const content = useStore($content);
  const language = useStore($language);
  const fields = useStore($library)?.records[RECORD.kind] ?? [];
  useStore($fieldErrors);
  return (
    <Panel title={t('page.settings')}>
      <LanguageSwitch />
      <Fields of={null} fields={fields} value={content} language={language} />
    </Panel>
  );
}
