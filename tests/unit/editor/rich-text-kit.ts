import { createEditor, Editor, Node, Transforms, type Descendant } from 'slate';
import { richTextSchema, type RichText } from '../../../src/content/rich-text/schema.ts';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import { nodesOf, valueOf } from '../../../src/islands/editor/richtext/nodes.ts';
import { withSchema } from '../../../src/islands/editor/richtext/schema.ts';

/** An editor that holds these nodes, put right. */
export function editorWith(children: readonly unknown[]): Editor {
  const editor = withSchema(createEditor());
  editor.children = children as Descendant[];
  Editor.normalize(editor, { force: true });
  return editor;
}
export const editing = (...paragraphs: readonly string[]): Editor =>
  editorWith(nodesOf(richTextSchema.parse(richTextFrom(...paragraphs))));
export const value = (editor: Editor): RichText => valueOf(editor.children);
export const line = (...children: readonly unknown[]) => ({ type: 'paragraph', children });

/** Selects words of the document; collapsed: puts the cursor before them. */
export function select(editor: Editor, words: string, isCollapsed = false): void {
  for (const [node, path] of Node.texts(editor)) {
    const offset = node.text.indexOf(words);
    if (offset < 0) continue;
    const end = isCollapsed ? offset : offset + words.length;
    Transforms.select(editor, { anchor: { path, offset }, focus: { path, offset: end } });
    return;
  }
  throw new Error(`«${words}» is not in the document`);
}
