import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import type { Editor } from 'slate';
import { createPortal } from 'react-dom';
import type { RichText } from '../../../content/rich-text/schema.ts';
import { moduleById } from '../../../lib/editing/content.ts';
import { valueAt } from '../../../lib/editing/operation.ts';
import { drag } from '../toolbar/lazy-drag.ts';
import {
  $inlineRichText,
  closeInlineRichText,
  type InlineRichTextField,
} from '../canvas/inline-editing.ts';
import { STAND_IN_ID, standInCopy, standInOf } from '../canvas/placeholder.ts';
import {
  addTextBelow,
  joinAbove,
  makeHeadline,
  openLibraryAt,
  textModule,
} from './text-modules.ts';
import { followCellKeys } from './table-keys.ts';
import { RichTextField } from '../richtext/RichTextField.tsx';
import type { TextFlow } from '../richtext/text-flow.ts';
import { locale } from '../api/record.ts';
import { $content } from '../stores/content.ts';
import { setField } from '../stores/commands.ts';

/** What a text that is a module of its own can do with the page. */
function flowOf({ module, path: [field] }: InlineRichTextField): TextFlow | null {
  if (textModule(module)?.field !== field) return null;
  const blockOf = ({ selection }: Editor): number => selection?.anchor.path[0] ?? 0;
  return {
    makeHeadline: (editor, level) => void makeHeadline(module, blockOf(editor), '#'.repeat(level)),
    openLibrary: (editor) => openLibraryAt(module, blockOf(editor)),
    continueBelow: () => addTextBelow(module),
    joinAbove: () => joinAbove(module),
    insertParts: async (...pasted) => {
      const { insertParts } = await import('./paste-modules.ts');
      await insertParts(module, ...pasted);
    },
    insertPictures: async (...pasted) => {
      const { insertPictures } = await import('./paste-modules.ts');
      await insertPictures(module, ...pasted);
    },
  };
}

/** Rich text that is edited in place on the page, with the styles that it has there. */
export function InlineRichText() {
  const target = useStore($inlineRichText);
  const content = useStore($content);
  const [host, setHost] = useState<HTMLElement | null>(null);
  // All of it before the next key, which belongs to the text already.
  useLayoutEffect(() => {
    if (target === null) return undefined;
    const box = document.createElement('div');
    box.dataset['edOwn'] = '';
    box.append(standInCopy(target.element) ?? '');
    target.element.before(box);
    target.element.hidden = true;
    box.addEventListener('focusout', ({ target: left, relatedTarget: next }) => {
      // What is pressed in a dialog may vanish by that, and the focus goes nowhere.
      const stays = next instanceof Element ? next : (left as Element).closest('dialog[open]');
      const isInside = stays !== null && (box.contains(stays) || stays.closest('dialog'));
      // A press on the window's frame, or a dialog of the field's own, is no reason to close it.
      if (!isInside && document.hasFocus()) closeInlineRichText();
    });
    followCellKeys(box, target);
    setHost(box);
    return () => {
      box.remove();
      setHost(null);
    };
  }, [target]);
  if (target === null || host === null) return null;
  const { module, path, field } = target;
  const data = moduleById(content.modules, module)?.data;
  if (data === undefined) return null;
  return createPortal(
    <RichTextField
      value={(valueAt(data, path) as RichText | undefined) ?? []}
      onChange={(value, isTyping) => setField(module, path, value, isTyping)}
      label={field.label}
      lang={locale}
      describedBy={standInOf(target.element) === null ? undefined : STAND_IN_ID}
      takesFocus
      pointer={target.pointer}
      caret={target.caret}
      flow={flowOf(target)}
      onDrag={textModule(module) ? (event) => void drag.start(module, event) : undefined}
    />,
    host,
  );
}
