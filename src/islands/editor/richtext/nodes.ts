import type { Descendant, Element } from 'slate';
import { normalizeBlocks } from '../../../content/rich-text/join.ts';
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

/** Copies, because Slate changes its nodes; Slate wants text around links, even an empty one. */
function padLinks(nodes: readonly Inline[]): Inline[] {
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

const copyBlock = (block: Block): Block =>
  block.type === 'paragraph'
    ? { ...block, children: padLinks(block.children) }
    : {
        ...block,
        children: block.children.map((item) => ({ ...item, children: padLinks(item.children) })),
      };

/** What an editor's document is as it is stored. */
export const valueOf = (nodes: readonly Descendant[]): RichText =>
  normalizeBlocks(nodes as Block[]);

/**
 * A value as nodes of an editor; there is always a paragraph to type into. Blocks that
 * are in the editor already stay the very same, and the cursor in them stays where it is.
 */
export function nodesOf(value: RichText, existing: readonly Descendant[] = []): Element[] {
  const free = new Map<string, Block[]>();
  for (const node of existing as Block[]) {
    const key = JSON.stringify(normalizeBlocks([node]));
    free.set(key, [...(free.get(key) ?? []), node]);
  }
  const nodes = value.map(
    (block) => free.get(JSON.stringify([block]))?.shift() ?? copyBlock(block),
  );
  return nodes.length > 0 ? nodes : [{ type: 'paragraph', children: [{ text: '' }] }];
}
