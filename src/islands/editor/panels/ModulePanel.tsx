import { moduleById } from '../../../lib/editing/content.ts';
import { useStore } from '../../use-store.ts';
import { $content, $language, $mistakes } from '../stores/content.ts';
import { offerOf } from '../stores/library.ts';
import { $selected } from '../stores/selection.ts';
import { LanguageChoice } from '../ui/LanguageChoice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { word } from '../words.ts';
import { Advised } from './Advised.tsx';
import { Fields } from './Fields.tsx';

/** The fields of the module that is chosen. */
export function ModulePanel() {
  const id = useStore($selected);
  const language = useStore($language);
  const { modules } = useStore($content);
  useStore($mistakes);
  const module = id === null ? null : moduleById(modules, id);
  const offer = module && offerOf(module.kind);
  return (
    <Panel title={offer?.label ?? module?.kind ?? word('module.none')}>
      {module && offer ? (
        <>
          <LanguageChoice />
          <Advised module={module.id} />
          <Fields
            key={module.id}
            of={module.id}
            fields={offer.fields}
            value={module.data}
            language={language}
          />
        </>
      ) : (
        <p>{word(module ? 'unseen.broken' : 'module.chooseFirst')}</p>
      )}
    </Panel>
  );
}
