import { useStore } from '@nanostores/react';
import { LOCALES } from '../../../lib/constants.ts';
import { $language } from '../stores/content.ts';
import { t } from '../i18n/t.ts';
import { Button } from './Button.tsx';

/** Which language the fields show. */
export function LanguageSwitch() {
  const language = useStore($language);
  return (
    <div className="ed-choice" role="group" aria-label={t('language.choose')}>
      {LOCALES.map((one) => (
        <Button key={one} aria-pressed={one === language} onClick={() => $language.set(one)}>
          {t(`language.${one}`)}
        </Button>
      ))}
    </div>
  );
}
