import { Editor, Transforms } from 'slate';
import { describe, expect, it, vi } from 'vitest';
import { numbersOf, treeOf } from '../../../src/content/rich-text/levels.ts';
import { normalizeBlocks } from '../../../src/content/rich-text/join.ts';
import type { Block } from '../../../src/content/rich-text/schema.ts';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import { indent, toggleList } from '../../../src/islands/editor/richtext/lists.ts';
import type { TextFlow } from '../../../src/islands/editor/richtext/text-flow.ts';
import { withWritingKeys } from '../../../src/islands/editor/richtext/writing-keys.ts';
import { editing, select, value } from './rich-text-kit.ts';

const flowOf = () =>
  ({
    makeHeadline: vi.fn(),
    openLibrary: vi.fn(),
    continueBelow: vi.fn(),
    joinAbove: vi.fn(() => true),
    insertParts: vi.fn(),
    insertPictures: vi.fn(),
  }) satisfies TextFlow;

async function type(editor: Editor, words: string): Promise<void> {
  for (const letter of words) {
    editor.insertText(letter);
    await Promise.resolve();
    await Promise.resolve();
  }
}

const writing = (flow: TextFlow | null, ...lines: readonly string[]): Editor => {
  const editor = withWritingKeys(editing(...lines), flow);
  Transforms.select(editor, Editor.end(editor, []));
  return editor;
};

describe('ED-15 what typing makes', () => {
  it.each([
    ['- ', '- x'],
    ['* ', '- x'],
    ['1. ', '1. x'],
    ['1) ', '1. x'],
  ])('«%s» at the start of a paragraph is a list', async (mark, list) => {
    const editor = writing(null, '');
    await type(editor, `${mark}x`);
    expect(value(editor)).toEqual(richTextFrom(list));
  });

  it.each(['a - ', '2. ', '-', '## '])('«%s» is not', async (words) => {
    const editor = writing(null, '');
    await type(editor, `${words}x`);
    expect(value(editor)[0]?.type).toBe('paragraph');
  });

  it('«## » is a headline where the text is a module, a slash the library', async () => {
    const flow = flowOf();
    const editor = writing(flow, 'a');
    editor.insertBreak();
    await type(editor, '### ');
    expect(flow.makeHeadline).toHaveBeenCalledWith(editor, 3);
    const other = writing(flow, 'a');
    await type(other, '/');
    expect(flow.openLibrary).not.toHaveBeenCalled();
    other.insertBreak();
    await type(other, '/');
    expect(flow.openLibrary).toHaveBeenCalledOnce();
  });

  it('goes on below from an empty last line, and joins at the start', () => {
    const flow = flowOf();
    const editor = writing(flow, 'a');
    editor.insertBreak();
    expect(flow.continueBelow).not.toHaveBeenCalled();
    editor.insertBreak();
    expect(flow.continueBelow).toHaveBeenCalledOnce();
    Transforms.select(editor, Editor.start(editor, []));
    editor.deleteBackward('character');
    expect(flow.joinAbove).toHaveBeenCalledOnce();
  });
});

describe('ED-02 nested lists', () => {
  it('are moved in and out with what is nested in their entries', () => {
    const editor = editing('- a\n- b\n  - c\n- d');
    select(editor, 'b', true);
    indent(editor, 1);
    expect(value(editor)).toEqual(richTextFrom('- a\n  - b\n    - c\n- d'));
    indent(editor, 1);
    expect(value(editor)).toEqual(richTextFrom('- a\n  - b\n    - c\n- d'));
    indent(editor, -1);
    expect(value(editor)).toEqual(richTextFrom('- a\n- b\n  - c\n- d'));
  });

  it('never begin deeper than the entry before them allows', () => {
    const editor = editing('- a\n- b');
    select(editor, 'a', true);
    indent(editor, 1);
    expect(value(editor)).toEqual(richTextFrom('- a\n- b'));
    select(editor, 'b', true);
    indent(editor, 1);
    select(editor, 'a', true);
    toggleList(editor, 'bulleted');
    expect(value(editor)).toEqual(richTextFrom('a', '- b'));
  });

  it('are numbered by themselves, and left level by level', () => {
    const editor = editing('- a\n  - b\n  - c');
    select(editor, 'b', true);
    toggleList(editor, 'numbered');
    expect(value(editor)).toEqual(richTextFrom('- a\n  1. b\n  2. c'));
    Transforms.select(editor, Editor.end(editor, []));
    editor.insertBreak();
    editor.insertBreak();
    editor.insertText('d');
    expect(value(editor)).toEqual(richTextFrom('- a\n  1. b\n  2. c\n- d'));
  });

  const list = (lines: string) => richTextFrom(lines)[0] as Extract<Block, { type: 'list' }>;

  it('are nested on pages and counted list by list', () => {
    const { children, ordered } = list('1. a\n  - b\n  1. c\n    1. d\n2. e');
    expect(treeOf(children, ordered)).toMatchObject({
      ordered: true,
      items: [
        {
          lists: [
            { ordered: false, items: [{ lists: [] }] },
            { ordered: true, items: [{ lists: [{ ordered: true }] }] },
          ],
        },
        { lists: [] },
      ],
    });
    expect(numbersOf(children, ordered)).toEqual([1, null, 1, 1, 2]);
  });

  it('of more than two hundred entries keep their depth where they are parted', () => {
    const lines = Array.from({ length: 150 }, (_, index) => `- ${index}\n  - in ${index}`);
    const parts = normalizeBlocks([list(lines.join('\n'))]);
    expect(parts).toHaveLength(2);
    const levels = parts.flatMap((part) =>
      part.type === 'list' ? part.children.map(({ level = 0 }) => level) : [],
    );
    expect(levels).toEqual(Array.from({ length: 300 }, (_, index) => index % 2));
  });
});
