import { createRoot } from 'react-dom/client';
import type { EditingState } from '../../lib/editing/calls.ts';
import type { Library } from '../../lib/editing/library.ts';
import { prepareEmpty } from './canvas/empty.ts';
import { editInPlace, prepareTexts } from './canvas/in-place.ts';
import { chooseModules, prepareModules } from './canvas/modules.ts';
import { follow, onRefreshed, takesNewHeader } from './canvas/refresh.ts';
import { reloadPage } from './canvas/reload.ts';
import { editing, element, locale } from './host.ts';
import { ask } from './request.ts';
import { $library } from './stores/library.ts';
import { beHere } from './stores/presence.ts';
import { resume } from './stores/resume.ts';
import { onSaved, saveAsOneWorks } from './stores/saving.ts';
import { App } from './ui/App.tsx';

const prepare = (): void => {
  prepareModules();
  prepareTexts();
  prepareEmpty();
};

/** Its words have not come either: the page brings these along. */
function tellFailure(): void {
  const told = document.createElement('p');
  told.className = 'ed-banner';
  told.role = 'alert';
  told.textContent = element().dataset['failed'] ?? '';
  element().append(told);
}

/** The editor of the page that it is loaded on. */
async function start(): Promise<void> {
  const [library, state] = await Promise.all([
    ask<Library>('GET', `/${locale}/pageeditor-api/library`),
    ask<EditingState>('GET', editing()),
  ]);
  if (!library.ok || !state.ok) {
    tellFailure();
    return;
  }
  $library.set(library.value);
  createRoot(element()).render(<App />);
  await resume(state.value);
  prepare();
  onRefreshed(prepare);
  follow(state.value.content);
  chooseModules();
  editInPlace();
  saveAsOneWorks();
  // Fields of the record are shown around the modules, by the page itself.
  onSaved(({ fields }) => {
    if (takesNewHeader() || Object.keys(fields).length > 0) void reloadPage();
  });
  beHere();
  // The same page in the other language is edited, too.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]'))
    link.search = '?edit';
  element().dataset['started'] = '';
}

void start();
