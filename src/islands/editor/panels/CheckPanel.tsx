import { revealModule } from '../canvas/module-selection.ts';
import { moduleNameById } from '../stores/module-names.ts';
import { openPanel } from '../stores/selection.ts';
import { LanguageSwitch } from '../components/LanguageSwitch.tsx';
import { Panel } from '../components/Panel.tsx';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { FieldErrors } from './FieldErrors.tsx';
import { MendAllButton, MendButton } from './MendButton.tsx';
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
      <MendAllButton advice={advice} />
      <ul className="ed-advice">
        {advice.map((one, index) => (
          // The same words can be wrong twice.
          <li key={`${one.module ?? ''} ${one.rule} ${one.about} ${index}`} className="ed-row">
            <Button
              className="ed-name"
              onClick={() => {
                if (one.module === null) return;
                revealModule(one.module);
                if (!one.rule.startsWith('heading')) openPanel('module');
              }}
            >
              <span>
                <strong>
                  {one.module === null ? t('check.page') : moduleNameById(one.module)}
                </strong>
                <br />
                {t(`check.${one.rule}`)} {one.about !== '' && <q>{one.about}</q>}
              </span>
            </Button>
            <MendButton advice={one} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
