import { useLayoutEffect, useRef, type ComponentProps } from 'react';

/** A place in pixels, of the window or of the document. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width?: number;
}

/** Something at a place. It is put there by script: the content security policy refuses style attributes. */
export function Positioned({ box, ...props }: ComponentProps<'div'> & { readonly box: Box }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [side, pixels] of Object.entries(box))
      element.current?.style.setProperty(side, `${pixels}px`);
  }, [box]);
  return <div ref={element} {...props} />;
}
