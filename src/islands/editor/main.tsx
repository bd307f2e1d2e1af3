import { createRoot } from 'react-dom/client';
import type { EditingState } from '../../lib/editing/calls.ts';
import type { Library } from '../../lib/editing/library.ts';
import { showAddButtons } from './canvas/add-buttons.ts';
import { startBarKeys } from './canvas/bar-keys.ts';
import { startNoteKeys } from './canvas/notes/text-selection.ts';
import { startInlineEditing, makeTextsEditable } from './canvas/inline-editing.ts';
import { moduleFocus } from './canvas/module-focus.ts';
import { startModuleSelection, prepareModules } from './canvas/module-selection.ts';
import { openDetails } from './canvas/open-details.ts';
import { followTyping, showUnfinished } from './canvas/unfinished.ts';
import { makeRecordFieldsEditable, startRecordFields } from './canvas/record-fields.ts';
import { canvasRenderer } from './canvas/canvas-renderer.ts';
import { showPictureButtons, startPicturePresses } from './canvas/picture-buttons.ts';
import { startFileDrop } from './files/file-drop.ts';
import { recordUrl, editorRoot, locale } from './api/record.ts';
import { request } from './api/request.ts';
import { showNamedModule } from './start/named-module.ts';
import { pageRead } from './start/page-read.ts';
import { layOutRest } from './start/lay-out-rest.ts';
import { journal } from './stores/journal.ts';
import { Picker } from './picker/Picker.tsx';
import { PANELS } from './panels/lazy-panels.ts';
import { preloadAtFirstUse } from './start/preload.ts';
import { startListEntries } from './entries/list-entries.ts';
import { allowLinksTo } from '../../content/fields/linkable-kinds.ts';
import { $library } from './api/library.ts';
import { $noteCounts } from './stores/notes.ts';
import { $others, startPresence } from './stores/presence.ts';
import { showLoadingError } from './loading-error.ts';
import { restoreDraft } from './start/restore-draft.ts';
import { autosave } from './stores/autosave.ts';
import { startPagePaste } from './writing/page-paste.ts';
import { startWriting } from './writing/start-writing.ts';
import { holdKeys, several } from './several/load.ts';
import { drag } from './toolbar/lazy-drag.ts';
import { App } from './App.tsx';

const prepareIn = (root: ParentNode = document): void => {
  prepareModules(root);
  makeTextsEditable(root);
  showPictureButtons(root);
};

/** Who else is where; nothing comes for it as long as nobody is. */
const showPresence = (others = $others.get(), before = others): void => {
  if (others.length + before.length > 0)
    void import('./canvas/presence/show-presence.ts').then((presence) => presence.showPresence());
};

/** What stands beside the modules and their texts. */
const showOthers = (): void => {
  openDetails();
  showUnfinished();
  makeRecordFieldsEditable();
  showAddButtons();
  showPresence();
};

const prepare = (isOther = true): void => {
  if (isOther) {
    prepareIn();
    showOthers();
  } else {
    prepareModules();
    openDetails();
  }
  moduleFocus.apply();
};

const loadTellRecord = () =>
  import('./entries/notify-record.ts').then(({ notifyRecord }) => notifyRecord);

/** What follows presses, keys and files on the page. */
function startTools(): void {
  startModuleSelection();
  holdKeys();
  startBarKeys();
  startNoteKeys();
  startInlineEditing();
  followTyping();
  startFileDrop();
  startPagePaste();
  startWriting();
  startPicturePresses();
  startRecordFields();
  startListEntries(loadTellRecord);
  preloadAtFirstUse([
    Picker,
    PANELS.add,
    drag,
    { preload: () => void import('./start/first-use.ts').then((tools) => tools.start()) },
    several,
  ]);
}

/** The editor of the page that it is loaded on. */
async function start(): Promise<void> {
  // Both were asked for by the head of the page.
  const answers = Promise.all([
    request<Library>('GET', `/${locale}/pageeditor-api/library`),
    request<EditingState>('GET', recordUrl()),
  ]);
  const remembered = journal.read();
  await pageRead();
  const [library, state] = await answers;
  if (!library.ok || !state.ok) {
    showLoadingError();
    return;
  }
  $library.set(library.value);
  library.value.linkableKinds.forEach(allowLinksTo);
  createRoot(editorRoot()).render(<App />);
  await restoreDraft(state.value, await remembered);
  layOutRest({
    prepare: prepareIn,
    onDone() {
      showUnfinished();
      // Those of the record stand in no module.
      showPictureButtons();
      showNamedModule();
    },
  });
  showOthers();
  canvasRenderer.onRendered(prepare);
  canvasRenderer.start(state.value.content);
  startTools();
  autosave.listen();
  // Fields of the record are shown around the modules, by the page itself.
  autosave.onSaved(({ fields }) => {
    if (canvasRenderer.takeStaleHeader() || Object.keys(fields).length > 0)
      void import('./canvas/reload-page.ts').then(({ pageReload }) => pageReload.run());
  });
  $others.listen(showPresence);
  // Nothing comes for it on a page without notes.
  $noteCounts.listen(
    ({ stamp }) =>
      stamp && void import('./canvas/notes/notes.ts').then((notes) => notes.startNotes()),
  );
  startPresence();
  // The same page in the other language is edited, too.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]'))
    link.search = '?edit';
  editorRoot().dataset['started'] = '';
  performance.mark('foyer-editor-started');
}

export const mount = (): void => void start();
