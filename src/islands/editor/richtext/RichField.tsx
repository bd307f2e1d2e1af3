import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createEditor, Editor, Transforms, type Point, type Selection } from 'slate';
import {
  Editable,
  ReactEditor,
  Slate,
  withReact,
  type RenderElementProps,
  type RenderLeafProps,
} from 'slate-react';
import { LINKED_KINDS, RECORD } from '../../../content/fields/target-form.ts';
import type { RichText } from '../../../content/rich-text/schema.ts';
import { Finder } from '../find/Finder.tsx';
import { redo, undo } from '../stores/document.ts';
import { word } from '../words.ts';
import { selected, setLink, toggleMark } from './commands.ts';
import { clamped, takeOver } from './take-over.ts';
import { nodesOf, valueOf } from './nodes.ts';
import { withPaste } from './paste.ts';
import { withSchema } from './schema.ts';
import { Tools } from './Tools.tsx';

interface Props {
  readonly value: RichText;
  readonly onChange: (value: RichText) => void;
  readonly label: string;
  /** Language of the text. */
  readonly lang: string;
  /** It is pressed already. */
  readonly takesFocus?: boolean;
  /** Where it was pressed, in the window: the caret goes there; null: to the end. */
  readonly pressed?: { readonly x: number; readonly y: number } | null;
  readonly id?: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
}

/** There the other key moves the cursor: Ctrl+B is one character back. */
const IS_APPLE = /Mac|iP(?:hone|ad)/u.test(navigator.userAgent);

/** Slate leaves open what it draws. */
type Drawn<Props> = Omit<Props, 'children'> & { readonly children?: ReactNode };

/** As the page shows it (layouts/parts/RichText.astro). */
function Element({ element, attributes, children }: Drawn<RenderElementProps>) {
  if (element.type === 'link')
    return (
      <a {...attributes} href={element.href}>
        {children}
      </a>
    );
  const Tag = {
    paragraph: 'p',
    item: 'li',
    list: element.type === 'list' && element.ordered ? 'ol' : 'ul',
  }[element.type] as 'p';
  return <Tag {...attributes}>{children}</Tag>;
}

function Leaf({ leaf, attributes, children }: Drawn<RenderLeafProps>) {
  const inner = leaf.italic ? <em>{children}</em> : children;
  return (
    <span {...attributes} lang={leaf.lang}>
      {leaf.bold ? <strong>{inner}</strong> : inner}
    </span>
  );
}

function editorOfField(): ReactEditor {
  const editor = withPaste(withSchema(withReact(createEditor())));
  // Slate asks for these by their names when somebody presses the keys: undo is of the whole page.
  return Object.assign(editor, { undo, redo });
}

/** The place in the text that lies under a point of the window; null: none does. */
function pointAt(editor: ReactEditor, { x, y }: { x: number; y: number }): Point | null {
  const caret = document.caretPositionFromPoint(x, y);
  if (caret === null || !ReactEditor.hasDOMNode(editor, caret.offsetNode)) return null;
  const options = { exactMatch: false, suppressThrow: true } as const;
  return ReactEditor.toSlatePoint(editor, [caret.offsetNode, caret.offset], options);
}

/** The browser may have the focus back in the text already, but not the cursor. */
function focusAgain(editor: ReactEditor): void {
  ReactEditor.focus(editor);
  const selection = getSelection();
  if (editor.selection === null || selection === null) return;
  selection.removeAllRanges();
  selection.addRange(ReactEditor.toDOMRange(editor, editor.selection));
}

/** What is selected right now; Slate hears of it a moment later, and keys are quicker. */
function hearSelection(editor: ReactEditor): void {
  const selection = getSelection();
  if (!ReactEditor.isFocused(editor) || selection === null || selection.rangeCount === 0) return;
  const range = ReactEditor.toSlateRange(editor, selection, {
    exactMatch: false,
    suppressThrow: true,
  });
  if (range !== null) Transforms.select(editor, range);
}

/** ED-02: text with its form, edited as it looks on the page. */
export function RichField({
  value,
  onChange,
  label,
  lang,
  takesFocus,
  pressed = null,
  id,
  describedBy,
  isInvalid,
}: Props) {
  const editor = useMemo(editorOfField, []);
  const known = useRef('');
  const [initial] = useState(() => nodesOf(value));
  const [link, setLinking] = useState<Selection>(null);
  if (known.current === '') known.current = JSON.stringify(value);
  useEffect(() => {
    const json = JSON.stringify(value);
    if (json === known.current) return;
    known.current = json;
    takeOver(editor, value);
  }, [editor, value]);
  useEffect(() => {
    if (!takesFocus) return;
    ReactEditor.focus(editor);
    const point = pressed && pointAt(editor, pressed);
    Transforms.select(editor, point ?? Editor.end(editor, []));
  }, [editor, takesFocus, pressed]);
  const onValueChange = (): void => {
    const next = valueOf(editor.children);
    const json = JSON.stringify(next);
    if (json === known.current) return;
    known.current = json;
    onChange(next);
  };
  const openLink = (): void =>
    setLinking(editor.selection ?? Editor.range(editor, Editor.end(editor, [])));
  const closeLink = (): void => {
    setLinking(null);
    // The dialog lets nothing else have the focus as long as it is there.
    requestAnimationFrame(() => focusAgain(editor));
  };
  const linkTo = (href: string | null, words?: string): void => {
    if (link !== null) Transforms.select(editor, clamped(editor, link));
    setLink(editor, href, words);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(IS_APPLE ? event.metaKey : event.ctrlKey) || event.altKey) return;
    const actions: Readonly<Record<string, () => void>> = {
      b: () => toggleMark(editor, 'bold'),
      i: () => toggleMark(editor, 'italic'),
      k: openLink,
      y: redo,
      z: event.shiftKey ? redo : undo,
    };
    const action = actions[event.key.toLowerCase()];
    if (action === undefined) return;
    event.preventDefault();
    hearSelection(editor);
    action();
  };
  const href = link && selected(editor).href;
  return (
    <div className="ed-rich">
      <Slate editor={editor} initialValue={initial} onValueChange={onValueChange}>
        <Tools label={label} onLink={openLink} />
        <Editable
          className="ed-rich-text prose"
          id={id}
          lang={lang}
          role="textbox"
          aria-multiline
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          disableDefaultStyles
          spellCheck
          renderElement={Element}
          renderLeaf={Leaf}
          onKeyDown={onKeyDown}
        />
      </Slate>
      {link !== null && (
        <Finder
          title={word('text.link')}
          source={{ kinds: LINKED_KINDS }}
          takesAddress
          typed={href === null || RECORD.test(href) ? '' : href}
          onChoose={(hit) => linkTo(hit.value, hit.label)}
          onRemove={href === null ? undefined : () => linkTo(null)}
          onClose={closeLink}
        />
      )}
    </div>
  );
}
