import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { whenIdle } from '../../when-idle.ts';
import { t } from '../i18n/t.ts';
import { $past } from '../stores/history.ts';

/** Where this browser remembers that somebody knows how it goes. */
const KEY = 'foyer-editor-steps';

/** A busy browser looks after so long, in milliseconds. */
const LATEST_MS = 1000;

const hasSeen = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // A browser that keeps nothing would say it on every page.
    return true;
  }
};

/**
 * What to do, said once: in three steps, with the outlines of all modules. It goes with the first
 * change or by its button, and stands in the bar, where it covers nothing.
 */
export function FirstSteps() {
  const hasChanged = useStore($past).length > 0;
  const [isNew, setIsNew] = useState(false);
  // A browser reads what it remembers of a site from its disk, and everything waits for that.
  useEffect(() => whenIdle(() => setIsNew(!hasSeen()), LATEST_MS), []);
  const isShown = isNew && !hasChanged;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-ed-first', isShown);
    if (hasChanged && isNew) localStorage.setItem(KEY, 'done');
  }, [isShown, hasChanged, isNew]);
  if (!isShown) return null;
  return (
    <div className="ed-steps">
      <ol>
        {['write', 'add', 'publish'].map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
      <Button
        onClick={() => {
          localStorage.setItem(KEY, 'done');
          setIsNew(false);
        }}
      >
        {t('steps.done')}
      </Button>
    </div>
  );
}
