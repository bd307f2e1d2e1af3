import { useEffect, useState } from 'react';
import { elementOf } from '../canvas/dom.ts';
import { canvasRenderer } from '../canvas/canvas-renderer.ts';
import type { Box } from '../components/Positioned.tsx';

/** Room for the header of the page and for the bar itself, in pixels. */
const HEADER_PX = 100;
const BAR_PX = 52;
const BAR_WIDTH_PX = 350;
/** Narrower than this the bar stands on the editor's bar, as in `module-toolbar.css`. */
const PHONE = '(width < 48em)';

const editorBar = (): HTMLElement | null => document.querySelector<HTMLElement>('.ed-bar');

/**
 * Above the module, and in it while its top is out of sight; null: it is not in sight at all. On a
 * phone it would cover the lines before the module: it stands on the editor's bar there.
 */
function toolbarPosition(id: string | null): Box | null {
  const rect = id === null ? null : elementOf(id)?.getBoundingClientRect();
  if (!rect || rect.bottom < HEADER_PX + BAR_PX || rect.top > innerHeight) return null;
  const bar = matchMedia(PHONE).matches ? editorBar() : null;
  if (bar !== null) return { left: 0, top: bar.getBoundingClientRect().top - BAR_PX };
  const left = Math.max(Math.min(rect.left, innerWidth - BAR_WIDTH_PX), 0);
  return { left, top: Math.max(rect.top - BAR_PX, HEADER_PX) };
}

/** Where the toolbar of the selected module is in the window; null: the module is out of sight. */
export function useToolbarPosition(id: string | null): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const update = () => {
      const next = toolbarPosition(id);
      setBox((now) => (next?.top === now?.top && next?.left === now?.left ? now : next));
    };
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    const observer = new ResizeObserver(update);
    for (const element of [document.body, editorBar()]) if (element) observer.observe(element);
    const end = canvasRenderer.onRendered(update);
    return () => {
      end();
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
      observer.disconnect();
    };
  }, [id]);
  return box;
}
