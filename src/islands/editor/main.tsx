import { createRoot } from 'react-dom/client';
import type { EditingState } from '../../lib/editing/calls.ts';
import type { Library } from '../../lib/editing/library.ts';
import { showAddButtons } from './canvas/add-buttons.ts';
import { startInlineEditing, makeTextsEditable } from './canvas/inline-editing.ts';
import { startModuleSelection, prepareModules } from './canvas/module-selection.ts';
import { followTyping, showUnfinished } from './canvas/unfinished.ts';
import { canvasRenderer } from './canvas/canvas-renderer.ts';
import { showPictureButtons, startPicturePresses } from './canvas/picture-buttons.ts';
import { reloadPage } from './canvas/reload-page.ts';
import { startFileDrop } from './files/file-drop.ts';
import { recordUrl, editorRoot, locale } from './api/record.ts';
import { request } from './api/request.ts';
import { allowLinksTo } from '../../content/fields/linkable-kinds.ts';
import { $library } from './api/library.ts';
import { startPresence } from './stores/presence.ts';
import { restoreDraft } from './stores/restore-draft.ts';
import { autosave } from './stores/autosave.ts';
import { App } from './App.tsx';

const prepare = (): void => {
  prepareModules();
  makeTextsEditable();
  showUnfinished();
  showPictureButtons();
  showAddButtons();
};

/** The editor's texts have not come either; this one is an attribute of the page. */
function showLoadingError(): void {
  const banner = document.createElement('p');
  banner.className = 'ed-banner';
  banner.role = 'alert';
  banner.textContent = editorRoot().dataset['failed'] ?? '';
  editorRoot().append(banner);
}

/** The editor of the page that it is loaded on. */
async function start(): Promise<void> {
  const [library, state] = await Promise.all([
    request<Library>('GET', `/${locale}/pageeditor-api/library`),
    request<EditingState>('GET', recordUrl()),
  ]);
  if (!library.ok || !state.ok) {
    showLoadingError();
    return;
  }
  $library.set(library.value);
  library.value.linkableKinds.forEach(allowLinksTo);
  createRoot(editorRoot()).render(<App />);
  await restoreDraft(state.value);
  prepare();
  canvasRenderer.onRendered(prepare);
  canvasRenderer.start(state.value.content);
  startModuleSelection();
  startInlineEditing();
  followTyping();
  startFileDrop();
  startPicturePresses();
  autosave.listen();
  // Fields of the record are shown around the modules, by the page itself.
  autosave.onSaved(({ fields }) => {
    if (canvasRenderer.takeStaleHeader() || Object.keys(fields).length > 0) void reloadPage();
  });
  startPresence();
  // The same page in the other language is edited, too.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]'))
    link.search = '?edit';
  editorRoot().dataset['started'] = '';
}

void start();
