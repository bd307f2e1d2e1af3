import { LOCALES } from '../../../lib/constants.ts';
import type { Mistakes } from '../../../lib/editing/calls.ts';
import { allModules } from '../../../lib/editing/content.ts';
import { useStore } from '../../use-store.ts';
import { $content, $language, $mistakes } from '../stores/content.ts';
import { mistakesOf } from '../stores/mistakes.ts';
import { nameOfModule } from '../stores/names.ts';
import { openPanel, select, type Panel } from '../stores/selection.ts';
import { Button } from '../ui/Button.tsx';
import { word } from '../words.ts';

/** What of a field can have the focus. */
const FIRST = 'summary,input,select,textarea,[contenteditable=true],button';

/** To the first field that is wrong, in the language that it is wrong in. */
function goTo(panel: Panel, mistakes: Mistakes): void {
  const said = Object.keys(mistakes)[0]?.split('.').at(-1);
  $language.set(LOCALES.find((locale) => locale === said) ?? $language.get());
  openPanel(panel);
  requestAnimationFrame(() => {
    const field = document.querySelector('.ed-panel .ed-mistake')?.closest('.ed-field');
    field?.querySelector<HTMLElement>(FIRST)?.focus();
  });
}

/** What is to be mended before it can be public, each with the way to it. */
export function Mistaken() {
  const { modules } = useStore($content);
  const mistakes = useStore($mistakes);
  if (Object.keys(mistakes).length === 0) return null;
  const own = mistakesOf(null);
  const wrong = allModules(modules).flatMap((module) => {
    const found = mistakesOf(module.id);
    return Object.keys(found).length > 0 ? [{ module, found }] : [];
  });
  return (
    <div className="ed-mistakes">
      <h3>{word('publish.mend')}</h3>
      <ul>
        {Object.keys(own).length > 0 && (
          <li>
            <Button onClick={() => goTo('page', own)}>{word('page.settings')}</Button>{' '}
            {Object.values(own).join(' ')}
          </li>
        )}
        {wrong.map(({ module, found }) => (
          <li key={module.id}>
            <Button
              onClick={() => {
                select(module.id);
                goTo('module', found);
              }}
            >
              {nameOfModule(module)}
            </Button>{' '}
            {Object.values(found).join(' ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
