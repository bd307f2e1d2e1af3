import { Node, type Editor } from 'slate';
import { expect, it } from 'vitest';
import { setLink } from '../../../src/islands/editor/richtext/commands.ts';
import { editing, select, value } from './rich-text-kit.ts';

it('ED-08 the words of a new link begin and end with no space, marked or taken from a record', () => {
  const linked = (editor: Editor) =>
    value(editor).flatMap((block) =>
      block.children.flatMap((node) => ('href' in node ? [node] : [])),
    );
  for (const words of ['Saal', 'Saal ', '  Saal  ']) {
    const editor = editing('Der  Saal  ist offen.');
    select(editor, words);
    setLink(editor, 'page:1');
    expect(linked(editor)).toEqual([
      { type: 'link', href: 'page:1', children: [{ text: 'Saal' }] },
    ]);
    expect(Node.string(editor)).toBe('Der  Saal  ist offen.');
  }
  const editor = editing('Hier.');
  select(editor, '.', true);
  setLink(editor, 'page:1', ' Saal  ');
  expect(linked(editor)).toEqual([{ type: 'link', href: 'page:1', children: [{ text: 'Saal' }] }]);
});
