import { useLayoutEffect, useRef, type ComponentProps } from 'react';

/** A place in pixels, of the window or of the document. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width?: number;
  readonly height?: number;
}

/** Something at a place. It is put there by script: the content security policy refuses style attributes. */
export function Positioned({ box, ...props }: ComponentProps<'div'> & { readonly box: Box }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const side of ['left', 'top', 'width', 'height'] as const)
      element.current?.style.setProperty(side, side in box ? `${box[side]}px` : '');
  }, [box]);
  return <div ref={element} {...props} />;
}
