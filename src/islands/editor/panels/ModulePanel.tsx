import { useStore } from '@nanostores/react';
import { moduleById } from '../../../lib/editing/content.ts';
import { $content, $language, $fieldErrors } from '../stores/content.ts';
import { moduleOffer } from '../api/library.ts';
import { $selected } from '../stores/selection.ts';
import { LanguageSwitch } from '../components/LanguageSwitch.tsx';
import { Panel } from '../components/Panel.tsx';
import { WordCount } from '../components/WordCount.tsx';
import { t } from '../i18n/t.ts';
import { ModuleAdvice } from './ModuleAdvice.tsx';
import { Fields } from './Fields.tsx';

/** The fields of the module that is chosen. */
export function ModulePanel() {
  const id = useStore($selected);
  const language = useStore($language);
  const { modules } = useStore($content);
  useStore($fieldErrors);
  const module = id === null ? null : moduleById(modules, id);
  const offer = module && moduleOffer(module.kind);
  return (
    <Panel title={offer?.label ?? module?.kind ?? t('module.none')} isOfModule>
      {module && offer ? (
        <>
          <LanguageSwitch />
          <ModuleAdvice module={module.id} />
          <Fields
            key={module.id}
            of={module.id}
            fields={offer.fields}
            value={module.data}
            language={language}
          />
          <WordCount module={module.id} />
        </>
      ) : (
        <p>{t(module ? 'unseen.broken' : 'module.chooseFirst')}</p>
      )}
    </Panel>
  );
}
