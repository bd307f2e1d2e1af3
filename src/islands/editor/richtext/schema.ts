import { MARKS, MAX_START } from '../../../content/rich-text/limits.ts';
import { Editor, Element, Node, Range, Text, Transforms, type NodeEntry, type Path } from 'slate';
import { isLinkTarget } from '../../../content/fields/target-form.ts';
import { nextNumber, withLevels } from '../../../content/rich-text/levels.ts';
import { leaveList } from './lists.ts';

/** The properties of each element besides its type and its children. */
const KEYS: Readonly<Record<Element['type'], readonly string[]>> = {
  paragraph: [],
  list: ['ordered', 'start'],
  item: ['level', 'ordered'],
  link: ['href'],
};

/** What no text keeps: control characters, and the signs of `content/fields/clean-text.ts`. */
const REFUSED = /(?!\n)[\p{Cc}\u{E000}-\u{E1FF}]/gu;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/u;

const isMark = (key: string, value: unknown): boolean =>
  key === 'lang'
    ? typeof value === 'string' && LANGUAGE.test(value)
    : MARKS.some((mark) => mark === key) && value === true;

type List = Extract<Element, { type: 'list' }>;

/** Whether something was put right; Slate looks again afterwards. */
type Rule<Kind extends Node> = (editor: Editor, node: Kind, path: Path) => boolean;

/** Texts have only known marks, and no character that is refused. */
const normalizeText: Rule<Text> = (editor, node, path) => {
  const unknownKeys = Object.entries(node).filter(
    ([key, value]) => key !== 'text' && !isMark(key, value),
  );
  for (const [key] of unknownKeys) Transforms.unsetNodes(editor, key, { at: path });
  const refused = [...node.text.matchAll(REFUSED)].toReversed();
  for (const { 0: character, index: offset } of refused) {
    editor.apply({ type: 'remove_text', path, offset, text: character });
    if (character === '\t') editor.apply({ type: 'insert_text', path, offset, text: ' ' });
  }
  return unknownKeys.length + refused.length > 0;
};

/** A link has a text and a valid target; there is none within another. */
const normalizeLink: Rule<Element> = (editor, node, path) => {
  const { href } = node as { href?: unknown };
  if (Node.string(node) === '') Transforms.removeNodes(editor, { at: path });
  else if (
    typeof href !== 'string' ||
    !isLinkTarget(href) ||
    Editor.above(editor, { at: path, match: isLink }) !== undefined
  )
    Transforms.unwrapNodes(editor, { at: path });
  else return false;
  return true;
};

const isLink = (node: Node): boolean => Element.isElement(node) && node.type === 'link';

const isStart = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_START;

/** Whether two lists that meet are one: of a kind, and the second one goes on counting. */
const isOne = (left: List, right: List): boolean =>
  left.ordered === right.ordered && (right.start ?? nextNumber(left)) === nextNumber(left);

/** No entry is deeper than one below the entry before it. */
const normalizeLevels = (editor: Editor, list: List, path: Path): boolean => {
  const wanted = withLevels(list.children, list.ordered);
  const wrong = wanted.flatMap((item, index) => {
    const { level, ordered } = list.children[index] ?? {};
    return level === item.level && ordered === item.ordered ? [] : [{ item, index }];
  });
  for (const { item, index } of wrong)
    for (const key of ['level', 'ordered'] as const)
      if (item[key] === undefined) Transforms.unsetNodes(editor, key, { at: [...path, index] });
      else Transforms.setNodes(editor, { [key]: item[key] }, { at: [...path, index] });
  return wrong.length > 0;
};

/** The document holds paragraphs and lists, lists hold items, paragraphs and items hold text. */
const normalizeBlock: Rule<Element> = (editor, node, path) => {
  const [first] = node.children;
  const holdsBlocks = Element.isElement(first) && !editor.isInline(first);
  const parent = Node.parent(editor, path);
  const expectedType = Element.isElement(parent) && parent.type === 'list' ? 'item' : 'paragraph';
  if (node.type === 'list' && holdsBlocks && path.length === 1) {
    if (typeof node.ordered !== 'boolean')
      Transforms.setNodes(editor, { ordered: false }, { at: path });
    else if (node.start !== undefined && !(node.ordered && isStart(node.start)))
      Transforms.unsetNodes(editor, 'start', { at: path });
    else return normalizeLevels(editor, node, path);
  } else if (holdsBlocks) Transforms.unwrapNodes(editor, { at: path });
  else if (node.type === expectedType) return false;
  else Transforms.setNodes(editor, { type: expectedType }, { at: path });
  return true;
};

const normalizeElement: Rule<Element> = (editor, node, path) => {
  if (
    editor.isInline(node) ? normalizeLink(editor, node, path) : normalizeBlock(editor, node, path)
  )
    return true;
  const unknownKeys = Object.keys(node).filter(
    (key) => key !== 'type' && key !== 'children' && !KEYS[node.type].includes(key),
  );
  for (const key of unknownKeys) Transforms.unsetNodes(editor, key, { at: path });
  return unknownKeys.length > 0;
};

/** There is something to type into, and two lists of a kind that meet are one. */
function normalizeDocument(editor: Editor): boolean {
  const { children } = editor;
  if (children.length === 0)
    Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: [0] });
  let isChanged = children.length === 0;
  for (let index = children.length - 1; index > 0; index -= 1) {
    const [left, right] = [children[index - 1], children[index]] as Element[];
    if (left?.type !== 'list' || right?.type !== 'list' || !isOne(left, right)) continue;
    Transforms.mergeNodes(editor, { at: [index] });
    isChanged = true;
  }
  return isChanged;
}

const normalizeEntry = (editor: Editor, [node, path]: NodeEntry): boolean => {
  if (Editor.isEditor(node)) return normalizeDocument(editor);
  return Text.isText(node)
    ? normalizeText(editor, node, path)
    : normalizeElement(editor, node, path);
};

/** Ties an editor to the schema: whatever is done to it, what it holds can be stored. */
export function withSchema<Kind extends Editor>(editor: Kind): Kind {
  const { apply, normalizeNode, insertText, insertBreak, deleteBackward } = editor;
  editor.isInline = isLink;
  // What is parted from a list begins anew: it is another one, or comes back to this one.
  editor.apply = (operation) => {
    if (operation.type !== 'split_node' || !('start' in operation.properties)) apply(operation);
    else {
      const { start: _, ...properties } = operation.properties;
      apply({ ...operation, properties: properties as Partial<List> });
    }
  };
  // Typing at the edge of a link goes on beside it.
  editor.inlineEdgeAffinity = () => 'outside';
  editor.normalizeNode = (entry, options) => {
    if (!normalizeEntry(editor, entry))
      normalizeNode(entry, {
        ...options,
        fallbackElement: () => ({ type: 'paragraph', children: [] as never[] }),
      });
  };
  editor.insertText = (text, options) =>
    insertText(text.replace(/\r\n?/gu, '\n').replace(/\t/gu, ' '), options);
  editor.insertSoftBreak = () => editor.insertText('\n');
  editor.insertBreak = () => {
    if (!leaveList(editor, ([item]) => Node.string(item) === '')) insertBreak();
  };
  editor.deleteBackward = (unit) => {
    const { selection } = editor;
    const isAtStart = ([, path]: NodeEntry) =>
      selection !== null &&
      Range.isCollapsed(selection) &&
      Editor.isStart(editor, selection.anchor, path);
    if (!leaveList(editor, isAtStart)) deleteBackward(unit);
  };
  return editor;
}
