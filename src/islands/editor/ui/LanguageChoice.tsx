import { LOCALES } from '../../../lib/constants.ts';
import { useStore } from '../../use-store.ts';
import { $language } from '../stores/content.ts';
import { word } from '../words.ts';
import { Button } from './Button.tsx';

/** Which language the fields show. */
export function LanguageChoice() {
  const language = useStore($language);
  return (
    <div className="ed-choice" role="group" aria-label={word('language.choose')}>
      {LOCALES.map((one) => (
        <Button key={one} aria-pressed={one === language} onClick={() => $language.set(one)}>
          {word(`language.${one}`)}
        </Button>
      ))}
    </div>
  );
}
