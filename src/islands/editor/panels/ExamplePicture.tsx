import { useEffect, useRef } from 'react';
import type { ModuleOffer } from '../../../lib/editing/library.ts';
import { requestExample } from '../canvas/example-pictures.ts';

/** How wide an example is laid out before it is made small, in pixels: words alone can be read then. */
const WIDTH_OF_TEXT_PX = 520;
const WIDTH_PX = 840;

const widthOf = ({ group, fields }: ModuleOffer): number =>
  group === 'text' && fields.every(({ control }) => control !== 'picture')
    ? WIDTH_OF_TEXT_PX
    : WIDTH_PX;

/** What a kind of module looks like: its example by its own view, made small once it is in sight. */
export function ExamplePicture({ offer }: { readonly offer: ModuleOffer }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      const width = widthOf(offer);
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
