import { useStore } from '@nanostores/react';
import { $content, $fieldErrors } from '../stores/content.ts';
import { openPanel } from '../stores/selection.ts';
import { Button } from '../components/Button.tsx';
import { Panel } from '../components/Panel.tsx';
import { t } from '../i18n/t.ts';
import { Outline } from './Outline.tsx';

/** The outline: every module as a list entry, with what is wrong with it. */
export function OutlinePanel() {
  const { modules } = useStore($content);
  useStore($fieldErrors);
  return (
    <Panel title={t('bar.outline')}>
      {modules.length === 0 ? <p>{t('structure.empty')}</p> : <Outline modules={modules} />}
      <Button onClick={() => openPanel('add')}>{t('bar.add')}</Button>
    </Panel>
  );
}
