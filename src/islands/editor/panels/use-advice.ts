import { useEffect, useState } from 'react';
import { moduleAdvice, type Advice } from '../../../lib/editing/coach/advice.ts';
import { allModules } from '../../../lib/editing/content.ts';
import { useStore } from '../../use-store.ts';
import { contrastAdvice, headingAdvice } from '../canvas/inspect.ts';
import { onRefreshed } from '../canvas/refresh.ts';
import { $content, $language } from '../stores/content.ts';
import { offerOf } from '../stores/library.ts';

/** Everything that could be better on the page, in the language that is worked in. */
export function useAdvice(): readonly Advice[] {
  const { modules } = useStore($content);
  const language = useStore($language);
  const [onPage, setOnPage] = useState<readonly Advice[]>([]);
  useEffect(() => {
    const look = () => {
      setOnPage([...headingAdvice(), ...contrastAdvice()]);
    };
    look();
    return onRefreshed(look);
  }, []);
  const own = allModules(modules).flatMap((module) =>
    module.data['is_hidden'] === true
      ? []
      : moduleAdvice(module, offerOf(module.kind)?.fields ?? [], language),
  );
  return [...onPage, ...own];
}
