import { useEffect, useState } from 'react';
import { elementOf } from '../canvas/dom.ts';
import { onRefreshed } from '../canvas/refresh.ts';
import type { Box } from './Placed.tsx';

/** Room for the header of the page and for the bar itself, in pixels. */
const HEADER_PX = 100;
const BAR_PX = 52;
const BAR_WIDTH_PX = 350;

/** Above the module, and in it while its top is out of sight; null: it is not in sight at all. */
function boxOf(id: string | null): Box | null {
  const rect = id === null ? null : elementOf(id)?.getBoundingClientRect();
  if (!rect || rect.bottom < HEADER_PX + BAR_PX || rect.top > innerHeight) return null;
  const left = Math.max(Math.min(rect.left, innerWidth - BAR_WIDTH_PX), 0);
  return { left, top: Math.max(rect.top - BAR_PX, HEADER_PX) };
}

/** Where the bar of a module stands in the window, as long as that is chosen. */
export function useBox(id: string | null): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const place = () => {
      const next = boxOf(id);
      setBox((now) => (next?.top === now?.top && next?.left === now?.left ? now : next));
    };
    place();
    addEventListener('scroll', place, { passive: true });
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    const end = onRefreshed(place);
    return () => {
      end();
      removeEventListener('scroll', place);
      observer.disconnect();
    };
  }, [id]);
  return box;
}
