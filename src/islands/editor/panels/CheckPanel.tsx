import type { Locale } from '../../../lib/constants.ts';
import type { Advice } from '../../../lib/editing/coach/advice.ts';
import { revealModule } from '../canvas/module-selection.ts';
import { openField } from '../canvas/open-field.ts';
import { $language } from '../stores/content.ts';
import { openRecordField } from '../stores/field-focus.ts';
import { openPanel } from '../stores/selection.ts';
import { LanguageSwitch } from '../components/LanguageSwitch.tsx';
import { Panel } from '../components/Panel.tsx';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { FieldErrors } from './FieldErrors.tsx';
import { FixAllButton, FixButton } from './FixButton.tsx';
import { placeName } from './place-name.ts';
import { useAdvice } from './use-advice.ts';

/** To the module that something is said of, or to the record, and to the field that is to be corrected. */
function openPlace({ module, rule, field }: Advice): void {
  const [, language] = /^(?:outdated|untranslated)\.(\w+)$/u.exec(rule) ?? [];
  if (module === null) {
    if (field !== undefined)
      openRecordField(String(field[0]), (language as Locale | undefined) ?? $language.get());
    return;
  }
  revealModule(module);
  if (language !== undefined) openPanel('languages');
  else if (field !== undefined) openField(module, field.join('.'));
  else if (!rule.startsWith('heading')) openPanel('module');
}

/** The coach: what to look at before the page is public. It only advises. */
export function CheckPanel() {
  const { advice, unchecked, look } = useAdvice();
  return (
    <Panel title={t('bar.check')}>
      <LanguageSwitch />
      <FieldErrors />
      <p role="status">
        {advice.length > 0 && t('check.count', { count: advice.length })}
        {advice.length === 0 && unchecked === 0 && t('check.none')}
        {unchecked > 0 && ` ${t('check.unchecked', { count: unchecked })}`}
      </p>
      {unchecked > 0 && <Button onClick={look}>{t('load.retry')}</Button>}
      <FixAllButton advice={advice} />
      <ul className="ed-advice">
        {advice.map((one, index) => (
          // The same words can be wrong twice.
          <li key={`${one.module ?? ''} ${one.rule} ${one.about} ${index}`} className="ed-row">
            <Button className="ed-name" onClick={() => openPlace(one)}>
              <span>
                <strong>{placeName(one)}</strong>
                <br />
                {t(`check.${one.rule}`)} {one.about !== '' && <q>{one.about}</q>}
              </span>
            </Button>
            <FixButton advice={one} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
