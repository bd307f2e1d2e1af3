import { Editor, Range } from 'slate';
import type { ReactEditor } from 'slate-react';
import { completeAddress } from '../picker/complete-address.ts';
import type { RichText } from '../../../content/rich-text/schema.ts';
import { locale } from '../api/record.ts';
import { request } from '../api/request.ts';
import { announce } from '../stores/live-region.ts';
import { t } from '../i18n/t.ts';
import { insertBlocks, setLink } from './commands.ts';
import { nodesOf } from './nodes.ts';

/**
 * What another program put into the clipboard. The server makes rich text of it while
 * typing goes on; where it cannot, the plain text is inserted.
 */
async function insertHtml(editor: Editor, html: string, plainText: string): Promise<void> {
  if (editor.selection === null) return;
  editor.deleteFragment();
  // What is typed meanwhile comes after what is pasted.
  const place = Editor.pointRef(editor, editor.selection.anchor, { affinity: 'backward' });
  const result = await request<{ content: RichText }>('POST', `/${locale}/pageeditor-api/paste`, {
    html,
  });
  const at = place.unref();
  if (at === null) return;
  if (result.ok) insertBlocks(editor, nodesOf(result.value.content), at);
  else editor.insertText(plainText, { at });
  announce(t(result.ok ? 'text.pasted' : 'text.pastedPlain'));
}

/** Adds pasting and dropping to an editor: only what the schema has is inserted. */
export function withPaste(editor: ReactEditor): ReactEditor {
  const { insertData, insertFragmentData } = editor;
  editor.insertFragmentData = (data) => {
    try {
      return insertFragmentData(data);
    } catch {
      // It is marked as a Slate fragment, but is none.
      return false;
    }
  };
  editor.insertData = (data) => {
    const plainText = data.getData('text/plain');
    const address = /^https?:\/\/\S+$/u.test(plainText) ? completeAddress(plainText) : null;
    const { selection } = editor;
    if (address !== null && selection && Range.isExpanded(selection)) {
      setLink(editor, address);
      return;
    }
    const html = data.getData('text/html');
    const isOwn =
      data.types.includes('application/x-slate-fragment') || html.includes('data-slate-fragment');
    if (html === '' || isOwn) insertData(data);
    else void insertHtml(editor, html, plainText);
  };
  return editor;
}
