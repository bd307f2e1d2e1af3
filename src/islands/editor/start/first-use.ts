import { $selectedWords, readSelection } from '../canvas/notes/text-selection.ts';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { allModules, type Content } from '../../../lib/editing/content.ts';
import { moduleOffer } from '../api/library.ts';
import { canvasRenderer } from '../canvas/canvas-renderer.ts';
import { followLostFocus } from '../canvas/presence/lost-focus.ts';
import { $content, $sections } from '../stores/content.ts';
import { $selected } from '../stores/selection.ts';
import { followTextSteps } from '../writing/text-steps.ts';
import { keepPlace } from './steady-page.ts';

const hasList = ({ kind }: StoredModule): boolean =>
  moduleOffer(kind)?.fields.some(({ control }) => control === 'list') === true;

/** What writes lists on the page comes with the first module that has one. */
function loadListWriting(): void {
  const load = ({ modules }: Content): void => {
    if (!allModules(modules).some(hasList)) return;
    stop();
    void import('../writing/list-entries.ts').then((lists) => lists.startListWriting());
  };
  const stop = $content.listen(load);
  load($content.get());
}

/** What a new note is about; another module that is chosen ends what was selected before. */
function followTextSelection(): void {
  document.addEventListener('selectionchange', readSelection);
  $selected.listen((id) => {
    const words = $selectedWords.get();
    if (words !== null && words.module !== id) $selectedWords.set(null);
  });
  readSelection();
}

/** A shared section that was published elsewhere is shown as it is now. */
const followSections = (): void =>
  void $sections.listen((_, before) => {
    if (!before) return;
    for (const module of $content.get().modules)
      if (allModules([module]).some(({ kind }) => moduleOffer(kind)?.section))
        canvasRenderer.renew(module.id);
  });

/** What nobody needs before the first press or key on the page. */
export function start(): void {
  followLostFocus();
  followSections();
  followTextSelection();
  followTextSteps();
  keepPlace();
  // Without a line later, an entry still says where it is written.
  void import('../entries/notify-record.ts').catch(() => undefined);
  loadListWriting();
}
