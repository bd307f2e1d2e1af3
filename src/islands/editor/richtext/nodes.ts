import type { Descendant, Element } from 'slate';
import { storable } from '../../../content/rich-text/join.ts';
import type { Block, Inline, Leaf, RichText } from '../../../content/rich-text/schema.ts';

/** The elements of a document in the editor: those of the schema, and no others. */
type Node = Block | Extract<Inline, { type: 'link' }> | Item;
type Item = Extract<Block, { type: 'list' }>['children'][number];

declare module 'slate' {
  interface CustomTypes {
    Element: Node;
    Text: Leaf;
  }
}

/** What was handed out stays as it is: the editor gets leaves of its own, with words around links. */
function padded(nodes: readonly Inline[]): Inline[] {
  const inside = nodes.flatMap((node): Inline[] =>
    'text' in node
      ? [{ ...node }]
      : [
          { text: '' },
          { ...node, children: node.children.map((leaf) => ({ ...leaf })) },
          { text: '' },
        ],
  );
  return inside.filter(
    (node, index) =>
      !('text' in node) ||
      node.text !== '' ||
      !(inside[index - 1] && 'text' in (inside[index - 1] as object)),
  );
}

const copied = (block: Block): Block =>
  block.type === 'paragraph'
    ? { ...block, children: padded(block.children) }
    : {
        ...block,
        children: block.children.map((item) => ({ ...item, children: padded(item.children) })),
      };

/** What an editor's document is as it is stored. */
export const valueOf = (nodes: readonly Descendant[]): RichText => storable(nodes as Block[]);

/**
 * A value as nodes of an editor; there is always a paragraph to type into. Blocks that
 * are in the editor already stay the very same, and the cursor in them stays where it is.
 */
export function nodesOf(value: RichText, known: readonly Descendant[] = []): Element[] {
  const free = new Map<string, Block[]>();
  for (const node of known as Block[]) {
    const key = JSON.stringify(storable([node]));
    free.set(key, [...(free.get(key) ?? []), node]);
  }
  const nodes = value.map((block) => free.get(JSON.stringify([block]))?.shift() ?? copied(block));
  return nodes.length > 0 ? nodes : [{ type: 'paragraph', children: [{ text: '' }] }];
}
