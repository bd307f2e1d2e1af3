import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { moduleAdvice, type Advice } from '../../../lib/editing/coach/advice.ts';
import { allModules } from '../../../lib/editing/content.ts';
import { checkLinks, linkAdvice } from '../canvas/link-audit.ts';
import { contrastAdvice, headingAdvice } from '../canvas/page-audit.ts';
import { canvasRenderer } from '../canvas/canvas-renderer.ts';
import { $content, $language } from '../stores/content.ts';
import { moduleOffer } from '../api/library.ts';

/** Everything that could be better on the page, in the language that is worked in. */
export function useAdvice(): readonly Advice[] {
  const { modules } = useStore($content);
  const language = useStore($language);
  const [onPage, setOnPage] = useState<readonly Advice[]>([]);
  useEffect(() => {
    const show = () => {
      setOnPage([...headingAdvice(), ...contrastAdvice(), ...linkAdvice()]);
    };
    const update = () => {
      show();
      void checkLinks().then(show);
    };
    update();
    return canvasRenderer.onRendered(update);
  }, []);
  const moduleHints = allModules(modules).flatMap((module) =>
    module.data['is_hidden'] === true
      ? []
      : moduleAdvice(module, moduleOffer(module.kind)?.fields ?? [], language),
  );
  return [...onPage, ...moduleHints];
}
