import { showModule } from '../canvas/modules.ts';
import { nameOf } from '../stores/names.ts';
import { openPanel } from '../stores/selection.ts';
import { LanguageChoice } from '../ui/LanguageChoice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Button } from '../ui/Button.tsx';
import { word } from '../words.ts';
import { Mistaken } from './Mistaken.tsx';
import { useAdvice } from './use-advice.ts';

/** The coach: what to look at before the page is public. It only advises. */
export function CheckPanel() {
  const advice = useAdvice();
  return (
    <Panel title={word('bar.check')}>
      <LanguageChoice />
      <Mistaken />
      <p role="status">
        {advice.length === 0 ? word('check.none') : word('check.count', { count: advice.length })}
      </p>
      <ul className="ed-advice">
        {advice.map(({ module, rule, about }) => (
          <li key={`${module ?? ''} ${rule} ${about}`}>
            <Button
              className="ed-name"
              onClick={() => {
                if (module === null) return;
                showModule(module);
                if (!rule.startsWith('heading')) openPanel('module');
              }}
            >
              <span>
                <strong>{module === null ? word('check.page') : nameOf(module)}</strong>
                <br />
                {word(`check.${rule}`)}
                {about !== '' && <q>{about}</q>}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
