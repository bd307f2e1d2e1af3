import { useStore } from '../../use-store.ts';
import { RECORD } from '../host.ts';
import { $content, $language, $mistakes } from '../stores/content.ts';
import { $library } from '../stores/library.ts';
import { LanguageChoice } from '../ui/LanguageChoice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { word } from '../words.ts';
import { Fields } from './Fields.tsx';

/** ED-10: title, addresses, menus, what search engines and social media show. */
export function PagePanel() {
  const content = useStore($content);
  const language = useStore($language);
  const fields = useStore($library)?.records[RECORD.kind] ?? [];
  useStore($mistakes);
  return (
    <Panel title={word('page.settings')}>
      <LanguageChoice />
      <Fields of={null} fields={fields} value={content} language={language} />
    </Panel>
  );
}
