import { revealModule } from '../canvas/module-selection.ts';
import { moduleNameById } from '../stores/module-names.ts';
import { openPanel } from '../stores/selection.ts';
import { LanguageSwitch } from '../components/LanguageSwitch.tsx';
import { Panel } from '../components/Panel.tsx';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { FieldErrors } from './FieldErrors.tsx';
import { useAdvice } from './use-advice.ts';

/** The coach: what to look at before the page is public. It only advises. */
export function CheckPanel() {
  const advice = useAdvice();
  return (
    <Panel title={t('bar.check')}>
      <LanguageSwitch />
      <FieldErrors />
      <p role="status">
        {advice.length === 0 ? t('check.none') : t('check.count', { count: advice.length })}
      </p>
      <ul className="ed-advice">
        {advice.map(({ module, rule, about }) => (
          <li key={`${module ?? ''} ${rule} ${about}`}>
            <Button
              className="ed-name"
              onClick={() => {
                if (module === null) return;
                revealModule(module);
                if (!rule.startsWith('heading')) openPanel('module');
              }}
            >
              <span>
                <strong>{module === null ? t('check.page') : moduleNameById(module)}</strong>
                <br />
                {t(`check.${rule}`)}
                {about !== '' && <q>{about}</q>}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
