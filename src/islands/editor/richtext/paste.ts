import { Editor, Range } from 'slate';
import type { ReactEditor } from 'slate-react';
import { completeAddress } from '../find/address.ts';
import type { RichText } from '../../../content/rich-text/schema.ts';
import { locale } from '../host.ts';
import { ask } from '../request.ts';
import { say } from '../stores/said.ts';
import { word } from '../words.ts';
import { insertBlocks, setLink } from './commands.ts';
import { nodesOf } from './nodes.ts';

/**
 * What another program put into the clipboard. The server makes rich text of it while
 * typing goes on; where it cannot, the plain words come.
 */
async function insertHtml(editor: Editor, html: string, words: string): Promise<void> {
  if (editor.selection === null) return;
  editor.deleteFragment();
  // What is typed meanwhile stands behind what is pasted.
  const place = Editor.pointRef(editor, editor.selection.anchor, { affinity: 'backward' });
  const answer = await ask<{ content: RichText }>('POST', `/${locale}/pageeditor-api/paste`, {
    html,
  });
  const at = place.unref();
  if (at === null) return;
  if (answer.ok) insertBlocks(editor, nodesOf(answer.value.content), at);
  else editor.insertText(words, { at });
  say(word(answer.ok ? 'text.pasted' : 'text.pastedPlain'));
}

/** Ties pasting and dropping to an editor: nothing gets in but what the schema knows. */
export function withPaste(editor: ReactEditor): ReactEditor {
  const { insertData, insertFragmentData } = editor;
  editor.insertFragmentData = (data) => {
    try {
      return insertFragmentData(data);
    } catch {
      // It says that it comes from an editor like this one, and does not.
      return false;
    }
  };
  editor.insertData = (data) => {
    const words = data.getData('text/plain');
    const address = /^https?:\/\/\S+$/u.test(words) ? completeAddress(words) : null;
    const { selection } = editor;
    if (address !== null && selection && Range.isExpanded(selection)) {
      setLink(editor, address);
      return;
    }
    const html = data.getData('text/html');
    const isOwn =
      data.types.includes('application/x-slate-fragment') || html.includes('data-slate-fragment');
    if (html === '' || isOwn) insertData(data);
    else void insertHtml(editor, html, words);
  };
  return editor;
}
