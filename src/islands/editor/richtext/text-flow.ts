import type { Editor } from 'slate';
import type { PastedDocument, PastedPart } from '../../../content/rich-text/pasted.ts';
import type { RichText } from '../../../content/rich-text/schema.ts';

/** What stands around a place of a text. */
export interface TextAround {
  readonly before: RichText;
  readonly after: RichText;
}

/** Something that was pasted into a text. */
export interface Pasted extends Pick<PastedDocument, 'parts' | 'words'> {
  /** Those that are in the clipboard, by what stands for them in `parts`. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly around: TextAround;
  /** The text with it. */
  readonly result: RichText;
}

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
  /** Makes modules of parts of a document, in place of the text, with what stood around them. */
  readonly insertParts: (
    parts: readonly PastedPart[],
    around: TextAround,
    pictures: ReadonlyMap<string, string>,
  ) => Promise<void>;
  /**
   * Uploads pictures, and puts them in as modules.
   * @param around asked when they are there: what stands around their place by then
   */
  readonly insertPictures: (
    files: readonly File[],
    around: () => TextAround | null,
  ) => Promise<void>;
}
