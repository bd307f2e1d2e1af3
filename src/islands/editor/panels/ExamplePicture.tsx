import { useEffect, useRef } from 'react';
import type { ModuleOffer } from '../../../lib/editing/library.ts';
import { requestExample } from '../canvas/example-pictures.ts';

/** How wide the example is laid out before it is made small, in pixels: words can be read then. */
const WIDTHS_PX: Readonly<Record<string, number>> = { text: 520 };
const WIDTH_PX = 840;

/** What a kind of module looks like: its example by its own view, made small once it is in sight. */
export function ExamplePicture({ offer }: { readonly offer: ModuleOffer }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      const width = WIDTHS_PX[offer.group] ?? WIDTH_PX;
      element.style.setProperty('--ed-width', `${width}px`);
      element.style.setProperty('--ed-scale', String(element.clientWidth / width));
      void requestExample(offer).then((picture) => {
        if (picture !== null) element.replaceChildren(picture.cloneNode(true));
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [offer]);
  return <div ref={box} className="ed-example" aria-hidden="true" inert />;
}
