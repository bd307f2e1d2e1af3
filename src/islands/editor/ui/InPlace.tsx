import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RichText } from '../../../content/rich-text/schema.ts';
import { moduleById } from '../../../lib/editing/content.ts';
import { valueAt } from '../../../lib/editing/operation.ts';
import { useStore } from '../../use-store.ts';
import { $rich, leaveRich } from '../canvas/in-place.ts';
import { RichField } from '../richtext/RichField.tsx';
import { locale } from '../host.ts';
import { $content } from '../stores/content.ts';
import { change } from '../stores/document.ts';

/** Rich text that is edited where it stands on the page, in the look that it has there. */
export function InPlace() {
  const place = useStore($rich);
  const content = useStore($content);
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (place === null) return undefined;
    const box = document.createElement('div');
    box.dataset['edOwn'] = '';
    place.element.before(box);
    place.element.hidden = true;
    box.addEventListener('focusout', ({ relatedTarget: next }) => {
      const isInside = next instanceof Element && (box.contains(next) || next.closest('dialog'));
      // A press on the window's frame, or a dialog of the field's own, is no leaving.
      if (!isInside && document.hasFocus()) leaveRich();
    });
    setHost(box);
    return () => {
      box.remove();
      setHost(null);
    };
  }, [place]);
  if (place === null || host === null) return null;
  const { module, path, field } = place;
  const data = moduleById(content.modules, module)?.data;
  if (data === undefined) return null;
  return createPortal(
    <RichField
      value={(valueAt(data, path) as RichText | undefined) ?? []}
      onChange={(value) => change(module, path, value, true)}
      label={field.label}
      lang={locale}
      takesFocus
      pressed={place.pressed}
    />,
    host,
  );
}
