import type { Editor } from 'slate';

/** What a text that is a module of the page can do with the page while it is written. */
export interface TextFlow {
  /** The paragraph that the cursor is in becomes a headline of its own. */
  readonly makeHeadline: (editor: Editor, level: number) => void;
  /** Something is chosen from the library, and comes in where the cursor is. */
  readonly openLibrary: (editor: Editor) => void;
  /** Writing goes on in another text below. */
  readonly continueBelow: (editor: Editor) => void;
  /** Joins the text with what is above it; false: it cannot be. */
  readonly joinAbove: (editor: Editor) => boolean;
}
