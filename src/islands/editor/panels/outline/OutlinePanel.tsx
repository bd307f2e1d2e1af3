import { useStore } from '@nanostores/react';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { WordCount } from '../../components/WordCount.tsx';
import { t } from '../../i18n/t.ts';
import { $isAdding, startAdding } from '../../several/choice.ts';
import { leave } from '../../several/commands.ts';
import { lasso } from '../../several/lasso.ts';
import { $fieldErrors, $language } from '../../stores/content.ts';
import { errorCounts } from '../../stores/field-errors.ts';
import { openPanel } from '../../stores/selection.ts';
import { Outline } from './Outline.tsx';
import { $structure } from './structure.ts';

/** On touch no key is held: from here on each module that is pressed is chosen, too. */
function ChooseSeveral() {
  const isAdding = useStore($isAdding);
  return (
    <Button
      className="ed-choose"
      aria-pressed={isAdding}
      onClick={() => (isAdding ? leave() : startAdding(null))}
    >
      {t('several.start')}
    </Button>
  );
}

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
        <>
          <ChooseSeveral />
          <div onPointerDown={({ nativeEvent }) => lasso(nativeEvent)}>
            <Outline modules={modules} parent={null} counts={counts} language={language} />
          </div>
        </>
      )}
      <Button onClick={() => openPanel('add')}>{t('bar.add')}</Button>
      <WordCount />
    </Panel>
  );
}
