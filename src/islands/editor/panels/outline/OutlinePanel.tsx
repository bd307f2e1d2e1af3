import { useStore } from '@nanostores/react';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { WordCount } from '../../components/WordCount.tsx';
import { t } from '../../i18n/t.ts';
import { $fieldErrors, $language } from '../../stores/content.ts';
import { errorCounts } from '../../stores/field-errors.ts';
import { openPanel } from '../../stores/selection.ts';
import { Outline } from './Outline.tsx';
import { $structure } from './structure.ts';

/** The outline: every module as a list entry, with what is wrong with it. */
export function OutlinePanel() {
  const modules = useStore($structure);
  const language = useStore($language);
  useStore($fieldErrors);
  const counts = errorCounts(modules);
  return (
    <Panel title={t('bar.outline')}>
      {modules.length === 0 ? (
        <p>{t('structure.empty')}</p>
      ) : (
        <Outline modules={modules} parent={null} counts={counts} language={language} />
      )}
      <Button onClick={() => openPanel('add')}>{t('bar.add')}</Button>
      <WordCount />
    </Panel>
  );
}
