import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { Caret } from '../canvas/caret.ts';
import { KEYS, typeKeys } from '../keys/type-keys.ts';
import { Editor, Transforms, type Range, type Selection } from 'slate';
import { Editable, ReactEditor, Slate, useSlate } from 'slate-react';
import { RECORD } from '../../../content/fields/target-form.ts';
import type { RichText } from '../../../content/rich-text/schema.ts';
import { isSame } from '../../../lib/editing/content.ts';
import { CARET } from '../components/hold-focus.ts';
import { Picker } from '../picker/Picker.tsx';
import { linkableKinds } from '../api/library.ts';
import { $content, $reverted } from '../stores/content.ts';
import { t } from '../i18n/t.ts';
import { selectionState, setLink } from './commands.ts';
import {
  createFieldEditor,
  handleShortcut,
  handleTab,
  pointAt,
  pointOf,
  restoreCaret,
  restoreFocus,
  setShown,
  syncSelection,
} from './field-editor.ts';
import { clampRange, applyValue } from './apply-value.ts';
import { Element, Leaf } from './elements.tsx';
import { nodesOf, valueOf } from './nodes.ts';
import { pastePictures, picturesIn } from './paste.ts';
import { takeStep } from './steps.ts';
import type { Pasted, TextFlow } from './text-flow.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { typeInto } from './writing-keys.ts';

/** It comes with the first thing that is pasted. */
const PasteNote = lazy(async () => ({ default: (await import('./PasteNote.tsx')).PasteNote }));

interface Props {
  readonly value: RichText;
  /** Not `isTyping`: what was done is a step of its own for undo. */
  readonly onChange: (value: RichText, isTyping: boolean) => void;
  readonly label: string;
  /** Language of the text. */
  readonly lang: string;
  /** It is pressed already. */
  readonly takesFocus?: boolean;
  /** Where it was pressed, in the window: the caret goes there; null: to the end. */
  readonly pointer?: { readonly x: number; readonly y: number } | null;
  /** Where writing goes on, where it was not pressed. */
  readonly caret?: Caret | null;
  /** Of a text that is a module of the page. */
  readonly flow?: TextFlow | null;
  /** Moves the module that the text is. */
  readonly onDrag?: ((event: PointerEvent) => void) | undefined;
  readonly id?: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
}

/** Keeps the editor and the value equal; returns what hears of the editor's changes. */
function useValue(editor: ReactEditor, value: RichText, onChange: Props['onChange']) {
  const lastJson = useRef('');
  if (lastJson.current === '') lastJson.current = JSON.stringify(value);
  // Before the next key: what is written into an older state would take others' words away.
  useLayoutEffect(() => {
    const json = JSON.stringify(value);
    if (json === lastJson.current) return;
    lastJson.current = json;
    syncSelection(editor);
    applyValue(editor, value, $reverted.get() === $content.get());
  }, [editor, value]);
  return (): void => {
    const isTyping = !takeStep(editor);
    const next = valueOf(editor.children);
    const json = JSON.stringify(next);
    if (json === lastJson.current) return;
    lastJson.current = json;
    onChange(next, isTyping);
  };
}

/** Tells when the page shows the newest change: behind the text, whose effects come first. */
function Shown({ editor }: { readonly editor: ReactEditor }) {
  useSlate();
  useLayoutEffect(() => setShown(editor));
  return null;
}

/** Takes the keys that came before the text was there, and the caret back behind a dialog. */
function usePageEvents(editor: ReactEditor): void {
  useLayoutEffect(() => {
    const element = ReactEditor.toDOMNode(editor, editor);
    const take = ({ detail }: CustomEvent<string>): void =>
      void typeInto(editor, detail, () => document.activeElement === element).then(typeKeys);
    const showCaret = (): void => restoreCaret(editor);
    element.addEventListener(KEYS, take);
    element.addEventListener(CARET, showCaret);
    return () => {
      element.removeEventListener(KEYS, take);
      element.removeEventListener(CARET, showCaret);
    };
  }, [editor]);
}

interface LinkPickerProps {
  readonly editor: ReactEditor;
  /** What becomes a link. */
  readonly selection: Range;
  readonly onClose: () => void;
}

function LinkPicker({ editor, selection, onClose }: LinkPickerProps) {
  const { href } = selectionState(editor);
  const linkTo = (target: string | null, text?: string): void => {
    Transforms.select(editor, clampRange(editor, selection));
    setLink(editor, target, text);
  };
  return (
    <Picker
      title={t('text.link')}
      source={{ kinds: linkableKinds() }}
      takesAddress
      initialText={href === null || RECORD.test(href) ? '' : href}
      onChoose={(item) => linkTo(item.value, item.label)}
      onRemove={href === null ? undefined : () => linkTo(null)}
      onClose={onClose}
    />
  );
}

type EditableProps = Omit<Props, 'value' | 'onChange'> & {
  readonly editor: ReactEditor;
  readonly openLink: () => void;
};

/** What is written into. */
function EditableText({ editor, openLink, pointer = null, flow = null, ...props }: EditableProps) {
  const tab = useRef({ leadsOn: pointer === null });
  return (
    <Editable
      className="ed-rich-text prose"
      id={props.id}
      lang={props.lang}
      role="textbox"
      aria-multiline
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid}
      disableDefaultStyles
      spellCheck
      renderElement={Element}
      renderLeaf={Leaf}
      onMouseDown={() => {
        tab.current.leadsOn = false;
      }}
      onPaste={(event) => {
        syncSelection(editor);
        const files = flow === null ? [] : picturesIn(event.clipboardData);
        if (flow === null || files.length === 0) return false;
        event.preventDefault();
        void pastePictures(editor, files, flow);
        return true;
      }}
      onKeyDown={(event) => {
        if (!event.nativeEvent.isComposing) syncSelection(editor);
        handleTab(editor, event, tab.current);
        handleShortcut(editor, event, openLink);
      }}
    />
  );
}

/** Text with its form, edited as it looks on the page. */
export function RichTextField({ value, onChange, ...props }: Props) {
  const { takesFocus, pointer = null, caret = null, flow = null } = props;
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const [editor] = useState(() => createFieldEditor(flow, (report) => setPasted(report)));
  const [initial] = useState(() => nodesOf(value));
  const [linkSelection, setLinkSelection] = useState<Selection>(null);
  const onValueChange = useValue(editor, value, onChange);
  // Before anything else can happen: the next key is typed into it already.
  useLayoutEffect(() => {
    if (!takesFocus) return;
    const point = caret === null && pointer ? pointAt(editor, pointer) : null;
    Transforms.select(editor, point ?? pointOf(editor, caret ?? 'end'));
    restoreFocus(editor);
  }, [editor, takesFocus, pointer, caret]);
  usePageEvents(editor);
  const makeModules = (): void => {
    if (pasted === null || flow === null) return;
    setPasted(null);
    void flow.insertParts(pasted.parts, pasted.around, pasted.pictures);
  };
  const openLink = (): void =>
    setLinkSelection(editor.selection ?? Editor.range(editor, Editor.end(editor, [])));
  const closeLink = (): void => setLinkSelection(null);
  return (
    <div className="ed-rich">
      <Slate editor={editor} initialValue={initial} onValueChange={onValueChange}>
        <RichTextToolbar
          label={props.label}
          onLink={openLink}
          isOnPage={takesFocus === true}
          onDrag={props.onDrag}
        />
        <EditableText {...props} editor={editor} openLink={openLink} />
        <Shown editor={editor} />
      </Slate>
      {pasted !== null && (
        <Suspense>
          <PasteNote
            pasted={pasted}
            onMake={flow !== null && isSame(value, pasted.result) ? makeModules : null}
            onClose={() => setPasted(null)}
          />
        </Suspense>
      )}
      {linkSelection !== null && (
        <LinkPicker editor={editor} selection={linkSelection} onClose={closeLink} />
      )}
    </div>
  );
}
