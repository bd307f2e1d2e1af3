import { Editor, Point, Range, type PointRef } from 'slate';
import type { Pasted, TextFlow } from './text-flow.ts';

/** Where a paste goes: the selection as it was, whatever is typed behind it meanwhile. */
export class PastePlace {
  readonly #editor: Editor;
  readonly #start: PointRef;
  readonly #end: PointRef;

  constructor(editor: Editor, selection: Range) {
    this.#editor = editor;
    this.#start = Editor.pointRef(editor, Range.start(selection), { affinity: 'backward' });
    this.#end = Editor.pointRef(editor, Range.end(selection), { affinity: 'backward' });
  }

  /** The selection, or the end of the text. What is typed from now on comes behind what is pasted. */
  static of(editor: Editor): PastePlace {
    const selection = editor.selection ?? Editor.range(editor, Editor.end(editor, []));
    const place = new PastePlace(editor, selection);
    editor.select(Range.end(selection));
    return place;
  }

  /** Whether words are in its place. */
  isExpanded(): boolean {
    const [start, end] = [this.#start.current, this.#end.current];
    return start !== null && end !== null && !Point.equals(start, end);
  }

  /** Ends following it. @returns null where the text around it is gone */
  take(): Range | null {
    const [anchor, focus] = [this.#start.unref(), this.#end.unref()];
    return anchor && focus && Editor.hasPath(this.#editor, anchor.path) ? { anchor, focus } : null;
  }
}

/** What another program has copied. */
export interface Clipboard {
  readonly html: string;
  readonly plainText: string;
}

export interface Handlers {
  readonly flow: TextFlow | null;
  /** Hears of what was pasted and of what it could be. */
  readonly onPasted: (pasted: Pasted) => void;
}
