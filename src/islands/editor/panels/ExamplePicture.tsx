import { useEffect, useRef } from 'react';
import type { ModuleOffer } from '../../../lib/editing/library.ts';
import { requestExample } from '../canvas/example-pictures.ts';

/** How wide an example is laid out before it is made small, in pixels: words alone can be read then. */
const WIDTH_OF_TEXT_PX = 520;
const WIDTH_PX = 840;
/** What did not come is asked for once more after so long, in milliseconds. */
const RETRY_DELAY_MS = 4000;

const widthOf = ({ group, fields }: ModuleOffer): number =>
  group === 'text' && fields.every(({ control }) => control !== 'picture')
    ? WIDTH_OF_TEXT_PX
    : WIDTH_PX;

/**
 * What a kind of module looks like: its example by its own view, made small once it is in sight;
 * its name until it comes. What does not come is asked for again, now and whenever it is seen.
 */
export function ExamplePicture({ offer }: { readonly offer: ModuleOffer }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = async (): Promise<void> => {
      const picture = await requestExample(offer);
      if (picture === null) timer ??= setTimeout(() => void show(), RETRY_DELAY_MS);
      else {
        observer.disconnect();
        element.replaceChildren(picture.cloneNode(true));
      }
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      const width = widthOf(offer);
      element.style.setProperty('--ed-width', `${width}px`);
      element.style.setProperty('--ed-scale', String(element.clientWidth / width));
      void show();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [offer]);
  return <div ref={box} className="ed-example" data-name={offer.label} aria-hidden="true" inert />;
}
