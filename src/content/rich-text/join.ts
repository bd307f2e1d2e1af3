import { MARKS, MAX_BLOCKS, MAX_START, type Mark } from './limits.ts';
import { plainText } from './plain.ts';
import { nextNumber, withLevels } from './levels.ts';
import type { Block, Inline, Item, Leaf, RichText } from './schema.ts';

type List = Extract<Block, { type: 'list' }>;

/** The limits of `schema.ts`; longer content is split, so that no text is lost. */
const MOST = {
  characters: 20_000,
  inLink: 100,
  inline: 500,
  items: 200,
  blocks: MAX_BLOCKS,
} as const;

/** Splits a list into parts of at most `most` entries. */
const parts = <Value>(list: readonly Value[], most: number): readonly Value[][] =>
  Array.from({ length: Math.ceil(list.length / most) }, (_, index) =>
    list.slice(index * most, (index + 1) * most),
  );

const isAlike = (left: Leaf, right: Leaf): boolean =>
  left.lang === right.lang && MARKS.every((mark) => left[mark] === right[mark]);

/** The marks that are set, in the order in which they are stored. */
export const setMarks = (
  marks: Readonly<Partial<Record<Mark, boolean | undefined>>>,
): Partial<Record<Mark, true>> =>
  Object.fromEntries(MARKS.flatMap((mark) => (marks[mark] ? [[mark, true]] : [])));

/** Keys in a fixed order and none without a value, so that equal texts are equal bytes. */
const clean = ({ text, lang, ...marks }: Leaf): Leaf => ({
  text,
  ...setMarks(marks),
  ...(lang && { lang }),
});

/** Splits a long leaf, but no surrogate pair. */
function pieces(leaf: Leaf): readonly Leaf[] {
  const { text } = leaf;
  if (text.length <= MOST.characters) return [leaf];
  const isPair = /[\uD800-\uDBFF]/u.test(text.charAt(MOST.characters - 1));
  const end = isPair ? MOST.characters - 1 : MOST.characters;
  return [{ ...leaf, text: text.slice(0, end) }, ...pieces({ ...leaf, text: text.slice(end) })];
}

/** Leaves as they are stored: neighbours with the same marks are joined, empty ones are dropped. */
function joinedLeaves(leaves: readonly Leaf[]): readonly Leaf[] {
  const joined: Leaf[] = [];
  for (const leaf of leaves) {
    const last = joined.at(-1);
    if (leaf.text === '') continue;
    if (last !== undefined && isAlike(last, leaf)) last.text += leaf.text;
    else joined.push(clean(leaf));
  }
  return joined.flatMap(pieces);
}

/** The inline nodes of a block as they are stored; links without text are dropped. */
function joinedInline(nodes: readonly Inline[]): readonly Inline[] {
  const joined: Inline[] = [];
  let leaves: Leaf[] = [];
  const flush = (): void => {
    for (const leaf of joinedLeaves(leaves)) joined.push(leaf);
    leaves = [];
  };
  for (const node of nodes) {
    if ('text' in node) {
      leaves.push(node);
      continue;
    }
    const words = parts(joinedLeaves(node.children), MOST.inLink);
    if (words.length > 0) flush();
    for (const children of words) joined.push({ type: 'link', href: node.href, children });
  }
  flush();
  return joined.length > 0 ? joined : [{ text: '' }];
}

const linesOf = (nodes: readonly Inline[]) => parts(joinedInline(nodes), MOST.inline);

/** Splits a long list before an entry of its own level, so that what is nested keeps its depth. */
function listParts(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length <= MOST.items) return [items];
  const first = items.slice(0, MOST.items + 1).findLastIndex(({ level = 0 }) => level === 0);
  const end = first > 0 ? first : MOST.items;
  return [items.slice(0, end), ...listParts(items.slice(end))];
}

const itemsOf = (item: Item): readonly Item[] =>
  linesOf(item.children).map((children) => ({ ...item, children: [...children] }));

/** A list, in parts that go on counting where it is too long. */
function listsOf({ ordered, start: first = 1, children }: List): readonly List[] {
  let start = first;
  return listParts(children.flatMap(itemsOf)).map((items) => {
    const list: List = {
      type: 'list',
      ordered,
      ...(ordered && start !== 1 && { start: Math.min(start, MAX_START) }),
      children: withLevels(items, ordered),
    };
    start = nextNumber(list);
    return list;
  });
}

const partsOf = (block: Block): readonly Block[] =>
  block.type === 'paragraph'
    ? linesOf(block.children).map((children) => ({ type: 'paragraph', children }))
    : listsOf(block);

const isEmpty = (block: Block | undefined): boolean =>
  block?.type === 'paragraph' && plainText([block]) === '';

/**
 * A document as it is stored: always the same bytes for the same words, without empty
 * paragraphs at its end, nothing longer than the schema allows.
 */
export function normalizeBlocks(blocks: readonly Block[]): RichText {
  const all = blocks.flatMap(partsOf);
  while (isEmpty(all.at(-1))) all.pop();
  if (all.length <= MOST.blocks) return all;
  const overflow = plainText(all.slice(MOST.blocks - 1));
  return [
    ...all.slice(0, MOST.blocks - 1),
    ...partsOf({ type: 'paragraph', children: [{ text: overflow }] }),
  ];
}
