import fc from 'fast-check';
import { createEditor, Editor, Node, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { richTextSchema } from '../../../src/content/rich-text/schema.ts';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import {
  selectionState,
  setLanguage,
  setLink,
  toggleMark,
} from '../../../src/islands/editor/richtext/commands.ts';
import { insertBlocks } from '../../../src/islands/editor/richtext/insert-blocks.ts';
import { indent, toggleList } from '../../../src/islands/editor/richtext/lists.ts';
import { nodesOf } from '../../../src/islands/editor/richtext/nodes.ts';
import { applyValue } from '../../../src/islands/editor/richtext/apply-value.ts';
import { editing, editorWith, line, select, value } from './rich-text-kit.ts';

const toEnd = (editor: Editor) => Transforms.select(editor, Editor.end(editor, []));

describe('ED-02 editing text', () => {
  it('marks words bold, italic and with their language, and takes the marks away', () => {
    const editor = editing('La soirée beginnt.');
    select(editor, 'soirée');
    toggleMark(editor, 'bold');
    toggleMark(editor, 'italic');
    setLanguage(editor, 'fr');
    expect(value(editor)[0]?.children[1]).toEqual({
      text: 'soirée',
      bold: true,
      italic: true,
      lang: 'fr',
    });
    expect(selectionState(editor)).toMatchObject({ bold: true, italic: true, lang: 'fr' });
    toggleMark(editor, 'bold');
    toggleMark(editor, 'italic');
    setLanguage(editor, '');
    expect(value(editor)).toEqual(richTextFrom('La soirée beginnt.'));
  });

  it('makes lists of paragraphs, of the other kind, and paragraphs again', () => {
    const editor = editing('a', 'b', 'c');
    Transforms.select(editor, []);
    toggleList(editor, 'bulleted');
    expect(value(editor)).toEqual(richTextFrom('- a\n- b\n- c'));
    select(editor, 'b', true);
    toggleList(editor, 'numbered');
    expect(value(editor)).toEqual(richTextFrom('- a', '1. b', '- c'));
    expect(selectionState(editor).list).toBe('numbered');
    toggleList(editor, 'numbered');
    expect(value(editor)).toEqual(richTextFrom('- a', 'b', '- c'));
  });

  it('ends a list by Enter in an empty entry', () => {
    const editor = editing('- a\n- b');
    toEnd(editor);
    editor.insertBreak();
    editor.insertBreak();
    editor.insertText('c');
    expect(value(editor)).toEqual(richTextFrom('- a\n- b', 'c'));
  });

  it('parts a list by Enter in an empty entry in its middle', () => {
    const editor = editing('- a\n- b');
    select(editor, 'b', true);
    editor.insertBreak();
    Transforms.move(editor, { reverse: true });
    editor.insertBreak();
    editor.insertText('c');
    expect(value(editor)).toEqual(richTextFrom('- a', 'c', '- b'));
  });

  it('takes an entry out of its list by Backspace at its start', () => {
    const editor = editing('- a\n- b\n- c');
    select(editor, 'b', true);
    editor.deleteBackward('character');
    expect(value(editor)).toEqual(richTextFrom('- a', 'b', '- c'));
    editor.deleteBackward('character');
    expect(value(editor)).toEqual(richTextFrom('- ab\n- c'));
  });

  it('breaks lines within a paragraph and between paragraphs', () => {
    const editor = editing('ab');
    select(editor, 'b', true);
    editor.insertSoftBreak();
    expect(value(editor)).toEqual(richTextFrom('a\nb'));
    editor.insertBreak();
    expect(value(editor)).toHaveLength(2);
  });

  it('links words, changes the link, and takes it away', () => {
    const editor = editing('Zum Haus hier');
    select(editor, 'Haus');
    setLink(editor, 'page:3');
    expect(value(editor)).toEqual(richTextFrom('Zum [Haus](page:3) hier'));
    select(editor, 'aus', true);
    expect(selectionState(editor).href).toBe('page:3');
    setLink(editor, 'https://a.example/');
    expect(value(editor)).toEqual(richTextFrom('Zum [Haus](https://a.example/) hier'));
    setLink(editor, null);
    expect(value(editor)).toEqual(richTextFrom('Zum Haus hier'));
  });

  it('puts a link in where nothing is selected, and goes on behind it', () => {
    const editor = editing('Siehe ');
    toEnd(editor);
    setLink(editor, 'event:12', 'Konzert');
    editor.insertText('!');
    expect(value(editor)).toEqual(richTextFrom('Siehe [Konzert](event:12)!'));
  });

  it('links words of several paragraphs one by one', () => {
    const editor = editing('ab', '- cd');
    Transforms.select(editor, []);
    setLink(editor, '/x');
    expect(value(editor)).toEqual(richTextFrom('[ab](/x)', '- [cd](/x)'));
  });

  it.each([
    ['words within a paragraph', ['ab'], 'b', ['x **y**'], ['ax **y**b']],
    ['paragraphs within a paragraph', ['ab'], 'b', ['x', 'y'], ['ax', 'yb']],
    ['a list within a paragraph', ['ab'], 'b', ['- x\n- y'], ['a', '- x\n- y', 'b']],
    ['words and a list at the start', ['ab'], 'ab', ['x', '- y'], ['x', '- y', 'ab']],
    ['a list within a list', ['- ab\n- c'], 'b', ['- x\n- y'], ['- a\n- x\n- y\n- b\n- c']],
    ['paragraphs within a list', ['- ab\n- c'], 'b', ['x', 'y'], ['- a', 'x', 'y', '- b\n- c']],
  ])('puts in %s', (_, before, place, pasted, after) => {
    const editor = editing(...before);
    select(editor, place, true);
    const at = Editor.start(editor, editor.selection ?? []);
    insertBlocks(editor, nodesOf(richTextSchema.parse(richTextFrom(...pasted))), at);
    expect(value(editor)).toEqual(richTextFrom(...after));
  });

  it('puts blocks into an empty document, and typing goes on at their end', () => {
    const editor = editing();
    toEnd(editor);
    insertBlocks(
      editor,
      nodesOf(richTextSchema.parse(richTextFrom('x', '- y'))),
      Editor.start(editor, []),
    );
    editor.insertText('!');
    expect(value(editor)).toEqual(richTextFrom('x', '- y!'));
  });

  it.each<[string, readonly string[], readonly string[], string]>([
    ['words put in', ['a', 'bc', 'd'], ['a', 'bXYc', 'd'], 'bXY|c'],
    ['words taken out', ['a', 'bXYc', 'd'], ['a', 'bc', 'd'], 'b|c'],
    ['a sentence taken from the end', ['Zug. Neu.'], ['Zug.'], 'Zug.|'],
    ['a sentence put at the end', ['Zug.'], ['Zug. Neu.'], 'Zug. Neu.|'],
    ['a paragraph put in', ['a', 'd'], ['a', 'bc', 'd'], 'bc|'],
    ['an entry put in', ['- a\n- c'], ['- a\n- bb\n- c'], 'bb|'],
    ['everything put in', [], ['a', 'b'], 'b|'],
  ])('after undo of %s the cursor is where the change ends', (_, before, after, expected) => {
    const editor = editing(...before);
    Transforms.select(editor, Editor.start(editor, []));
    applyValue(editor, richTextSchema.parse(richTextFrom(...after)), true);
    expect(value(editor)).toEqual(richTextFrom(...after));
    editor.insertText('|');
    expect(JSON.stringify(value(editor))).toContain(`"${expected}"`);
  });

  it.each<[string, readonly string[], readonly string[], string]>([
    [
      'before it',
      ['Ein Satz.', 'Der zweite.'],
      ['Ein ganzer Satz.', 'Der zweite.'],
      'Der| zweite.',
    ],
    [
      'behind it',
      ['Ein Satz.', 'Der zweite.'],
      ['Ein Satz.', 'Der zweite. Mehr.'],
      'Der| zweite. Mehr.',
    ],
    ['a paragraph above', ['a', 'Der zweite.'], ['a', 'b', 'Der zweite.'], 'Der| zweite.'],
    ['a paragraph below', ['a', 'Der zweite.'], ['a', 'Der zweite.', 'b'], 'Der| zweite.'],
    [
      'an entry above',
      ['a', '- x\n- Der zweite.'],
      ['a', '- x\n- y\n- Der zweite.'],
      'Der| zweite.',
    ],
  ])(
    'ED-07 after somebody else wrote %s the cursor is at its words',
    (_, before, after, expected) => {
      const editor = editing(...before);
      const line = [...Node.texts(editor)].find(([{ text }]) => text === 'Der zweite.')?.[1] ?? [];
      Transforms.select(editor, { path: line, offset: 3 });
      applyValue(editor, richTextSchema.parse(richTextFrom(...after)), false);
      editor.insertText('|');
      expect(JSON.stringify(value(editor))).toContain(`"${expected}"`);
    },
  );

  it('keeps blocks that did not change the very same', () => {
    const editor = editing('a', 'b', 'c');
    const next = nodesOf(
      richTextSchema.parse(richTextFrom('new', 'a', 'b2', 'c')),
      editor.children,
    );
    expect(next[1]).toBe(editor.children[0]);
    expect(next[3]).toBe(editor.children[2]);
  });
});

describe('ED-02 whatever is done', () => {
  const kinds = [
    'text',
    'break',
    'soft',
    'back',
    'forward',
    'fragment',
    'bold',
    'italic',
    'lang',
    'bulleted',
    'numbered',
    'link',
    'unlink',
    'paste',
    'cut',
    'in',
    'out',
  ] as const;
  const step = fc.record({
    kind: fc.constantFrom(...kinds),
    from: fc.nat(400),
    to: fc.nat(400),
    words: fc.string({ unit: 'binary', maxLength: 5 }),
  });
  const pointAt = (editor: Editor, number: number) => {
    const points = [...Editor.positions(editor, { at: [] })];
    return points[number % points.length] ?? Editor.start(editor, []);
  };

  function act(
    editor: Editor,
    {
      kind,
      from,
      to,
      words,
    }: { kind: (typeof kinds)[number]; from: number; to: number; words: string },
  ): void {
    const anchor = pointAt(editor, from);
    const focus = to % 3 === 0 ? anchor : pointAt(editor, to);
    Transforms.select(editor, { anchor, focus });
    if (kind === 'text') editor.insertText(words);
    else if (kind === 'break') editor.insertBreak();
    else if (kind === 'soft') editor.insertSoftBreak();
    else if (kind === 'back') editor.deleteBackward('character');
    else if (kind === 'forward') editor.deleteForward('character');
    else if (kind === 'cut') editor.deleteFragment();
    else if (kind === 'fragment') editor.insertFragment(editor.getFragment());
    else if (kind === 'bold' || kind === 'italic') toggleMark(editor, kind);
    else if (kind === 'lang') setLanguage(editor, to % 2 === 0 ? 'fr' : '');
    else if (kind === 'bulleted' || kind === 'numbered') toggleList(editor, kind);
    else if (kind === 'in') indent(editor, 1);
    else if (kind === 'out') indent(editor, -1);
    else if (kind === 'link') setLink(editor, '/x', words);
    else if (kind === 'unlink') setLink(editor, null);
    else
      editor.insertFragment(
        nodesOf(richTextSchema.parse(richTextFrom('p **b**', '- x\n- [y](/z)', '1. n'))),
      );
  }

  it('the document can be stored, and is the same when it comes back', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const editor = editing(
          'Ein **Abend** mit [Musik](event:1)',
          '- eins\n  1. innen\n    - tief\n- *zwei*',
          'Ende',
        );
        for (const one of steps) act(editor, one);
        const found = value(editor);
        expect(richTextSchema.parse(found)).toEqual(found);
        const again = editorWith(nodesOf(found));
        expect(JSON.stringify(value(again))).toBe(JSON.stringify(found));
      }),
      { numRuns: 250 },
    );
  });

  it('signs of marks (clean-text.ts) go where they were typed, as they do on the server', () => {
    const editor = editing('Ende');
    select(editor, 'Ende', true);
    editor.insertText('a\u{E000}b\u{E1FF}c');
    expect(value(editor)).toEqual(richTextFrom('abcEnde'));
  });

  it('control: without the schema the same steps make documents that cannot be stored', () => {
    const editor = createEditor();
    editor.children = [line({ text: 'a', underline: true }) as never];
    expect(richTextSchema.safeParse(editor.children).success).toBe(false);
  });
});
