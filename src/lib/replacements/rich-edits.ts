import { normalizeBlocks } from '../../content/rich-text/join.ts';
import type { Block, Inline, Leaf, RichText } from '../../content/rich-text/schema.ts';
import { withEdits, type Edit } from './find-text.ts';

/** What became of a value, and which edits it refused. */
export interface Edited<Value = unknown> {
  readonly value: Value;
  readonly refused: readonly Edit[];
}

/** The edits of each part of a value, by its number. */
export type EditsOf = (part: number) => readonly Edit[];

type Line = readonly Inline[];
type Link = Extract<Inline, { type: 'link' }>;

const linesOf = (text: RichText): readonly Line[] =>
  text.flatMap((block) =>
    block.type === 'list' ? block.children.map(({ children }) => children) : [block.children],
  );

const leavesOf = (node: Inline): readonly Leaf[] => ('text' in node ? [node] : node.children);

const lineText = (line: Line): string =>
  line.flatMap(leavesOf).reduce((words, { text }) => words + text, '');

/** The words of a document, a text a paragraph or entry: nothing is found across two of them. */
export const richParts = (text: RichText): readonly string[] => linesOf(text).map(lineText);

/** A leaf that begins at a sign of its line, with what the edits leave of it and put into it. */
function editedLeaf(leaf: Leaf, from: number, edits: readonly Edit[]): Leaf {
  const to = from + leaf.text.length;
  const own = edits.flatMap((edit): readonly Edit[] => {
    const isHere = from <= edit.like && edit.like < to;
    const [start, end] = [Math.max(edit.start, from), Math.min(edit.end, to)];
    if (!isHere && start >= end) return [];
    return [
      {
        ...edit,
        start: start - from,
        end: Math.max(start, end) - from,
        text: isHere ? edit.text : '',
      },
    ];
  });
  return own.length === 0 ? leaf : { ...leaf, text: withEdits(leaf.text, own) };
}

function editedNodes(line: Line, edits: readonly Edit[]): readonly Inline[] {
  let at = 0;
  const next = (leaf: Leaf): Leaf => {
    const edited = editedLeaf(leaf, at, edits);
    at += leaf.text.length;
    return edited;
  };
  return line.map((node) =>
    'text' in node ? next(node) : { ...node, children: node.children.map(next) },
  );
}

/** Where the links stand that would have no words any more. */
function emptied(line: Line, edited: readonly Inline[]): readonly (readonly [number, number])[] {
  let at = 0;
  return line.flatMap((node, index) => {
    const [from, to] = [at, at + lineText([node]).length];
    at = to;
    const after = edited[index];
    const isGone =
      !('text' in node) && to > from && after !== undefined && lineText([after]) === '';
    return isGone ? [[from, to] as const] : [];
  });
}

/** A line with its edits, without those that would take a link away. */
function editedLine(line: Line, edits: readonly Edit[]): Edited<readonly Inline[]> {
  const nodes = editedNodes(line, edits);
  const gone = emptied(line, nodes);
  if (gone.length === 0) return { value: nodes, refused: [] };
  const isRefused = ({ start, end }: Edit): boolean =>
    gone.some(([from, to]) => start < to && from < end);
  const kept = edits.filter((edit) => !isRefused(edit));
  return { value: editedNodes(line, kept), refused: edits.filter(isRefused) };
}

/** The document with each of its lines put through a function; its paragraphs and entries stay. */
function mapLines(text: RichText, change: (line: Line, at: number) => Line): RichText {
  let at = -1;
  const next = <Node extends { children: Inline[] }>(node: Node): Node => {
    at += 1;
    return { ...node, children: [...change(node.children, at)] };
  };
  const blocks = text.map((block): Block =>
    block.type === 'list' ? { ...block, children: block.children.map(next) } : next(block),
  );
  return normalizeBlocks(blocks);
}

/** A document with edits of its words; their marks stay, new words have those of the first that go. */
export function editRichText(text: RichText, editsOf: EditsOf): Edited<RichText> {
  const refused: Edit[] = [];
  const value = mapLines(text, (line, at) => {
    const edits = editsOf(at);
    if (edits.length === 0) return line;
    const edited = editedLine(line, edits);
    refused.push(...edited.refused);
    return edited.value;
  });
  return { value, refused };
}

const linksIn = (text: RichText): readonly Link[] =>
  linesOf(text)
    .flat()
    .filter((node): node is Link => !('text' in node));

/** Where the links of a document lead. */
export const richTargets = (text: RichText): readonly string[] =>
  linksIn(text).map(({ href }) => href);

/** @param isTarget whether a link can lead there */
export function editTargets(
  text: RichText,
  editsOf: EditsOf,
  isTarget: (target: string) => boolean,
): Edited<RichText> {
  const refused: Edit[] = [];
  let at = -1;
  const value = mapLines(text, (line) =>
    line.map((node) => {
      if ('text' in node) return node;
      at += 1;
      const edits = editsOf(at);
      const href = withEdits(node.href, edits);
      if (edits.length === 0 || isTarget(href)) return { ...node, href };
      refused.push(...edits);
      return node;
    }),
  );
  return { value, refused };
}
