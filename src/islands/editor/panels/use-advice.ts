import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { LOCALES, type Locale } from '../../../lib/constants.ts';
import { moduleAdvice, recordAdvice, type Advice } from '../../../lib/editing/coach/advice.ts';
import { allModules, moduleById } from '../../../lib/editing/content.ts';
import { checkLinks, linkAdvice, uncheckedLinks } from '../canvas/link-audit.ts';
import { contrastAdvice, headingAdvice } from '../canvas/page-audit.ts';
import { canvasRenderer } from '../canvas/canvas-renderer.ts';
import { $content, $language } from '../stores/content.ts';
import { moduleOffer, recordFields } from '../api/library.ts';
import { withNotes } from '../stores/translations.ts';
import { usePublished } from './use-published.ts';

/** The page is looked at again when nothing was rendered for so long, in milliseconds. */
const LOOK_DELAY_MS = 300;
/** What did not answer is asked for again after so long, in milliseconds. */
const RETRY_DELAY_MS = 8000;

interface Known {
  readonly language: Locale;
  readonly advice: readonly Advice[];
}
/** A module is never changed, but replaced by another one: what was said of it stays true. */
const known = new WeakMap<StoredModule, Known>();

function adviceFor(module: StoredModule, language: Locale): readonly Advice[] {
  if (module.data['is_hidden'] === true) return [];
  const last = known.get(module);
  if (last?.language === language) return last.advice;
  const advice = moduleAdvice(withNotes(module), moduleOffer(module.kind)?.fields ?? [], language);
  known.set(module, { language, advice });
  return advice;
}

type Titles = Readonly<Partial<Record<Locale, string>>> | undefined;

interface PageAdvice {
  readonly advice: readonly Advice[];
  /** Links that nothing is known of, because their addresses did not answer. */
  readonly unchecked: number;
  /** Looks again, and asks again for what did not answer. */
  readonly look: () => void;
}

/** What only the page tells, looked at after each rendering. */
function usePageAdvice(only: string | null): PageAdvice {
  const [seen, setSeen] = useState<Omit<PageAdvice, 'look'>>({ advice: [], unchecked: 0 });
  const look = useCallback(() => {
    const show = () =>
      setSeen({
        advice: [...headingAdvice(), ...contrastAdvice(only), ...linkAdvice()],
        unchecked: uncheckedLinks(),
      });
    show();
    void checkLinks().then(show);
  }, [only]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    look();
    const end = canvasRenderer.onRendered(() => {
      clearTimeout(timer);
      timer = setTimeout(look, LOOK_DELAY_MS);
    });
    addEventListener('online', look);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', look);
      end();
    };
  }, [look]);
  // A server that is away tells nobody that it is back.
  useEffect(() => {
    if (seen.unchecked === 0) return undefined;
    const timer = setTimeout(look, RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [seen, look]);
  return { ...seen, look };
}

/**
 * Everything that could be better on the page, in the language that is worked in.
 * @param only of one module; null: of all
 */
export function useAdvice(only: string | null = null): PageAdvice {
  const content = useStore($content);
  const language = useStore($language);
  const page = usePageAdvice(only);
  const published = usePublished(only === null);
  const { modules, title } = content;
  const looked = only === null ? allModules(modules) : [moduleById(modules, only)];
  const hints = looked.flatMap((module) => (module === null ? [] : adviceFor(module, language)));
  // Who has no page in the other language needs no words for it.
  const isInBoth = LOCALES.every((one) => Boolean((title as Titles)?.[one]));
  const texts = [
    ...(only === null ? recordAdvice(content, recordFields(), language, { published }) : []),
    ...hints,
  ];
  const advice = [
    ...page.advice.filter(({ module }) => only === null || module === only),
    ...(isInBoth ? texts : texts.filter(({ rule }) => !/^(?:alt\.none|untranslated)/u.test(rule))),
  ];
  return { ...page, advice };
}
