import { $selectedWords, readSelection } from '../canvas/notes/text-selection.ts';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { allModules, type Content } from '../../../lib/editing/content.ts';
import { moduleOffer } from '../api/library.ts';
import { canvasRenderer } from '../canvas/canvas-renderer.ts';
import { followLostFocus } from '../canvas/presence/lost-focus.ts';
import { $content, $sections } from '../stores/content.ts';
import { $selected } from '../stores/selection.ts';
import { keepPlace } from './steady-page.ts';

/** A text of the page, or what takes the keys until it is there. */
const TEXT = '[data-field],[data-record-text],[data-coming],.ed-rich-text';

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

/** What leads from text to text comes with the first one that somebody stands in. */
function loadTextSteps(): void {
  const began = new AbortController();
  const { signal } = began;
  let lastKey = '';
  const note = (event: Event): void => {
    lastKey = event instanceof KeyboardEvent ? event.key : '';
  };
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, note, { signal, capture: true });
  const begin = ({ target }: Pick<Event, 'target'>): void => {
    const isText = target instanceof Element && target.closest(TEXT) !== null;
    if (!isText) return;
    began.abort();
    const isOnWay = lastKey === 'Tab';
    void import('../writing/text-steps.ts').then((steps) => steps.followTextSteps(isOnWay));
  };
  addEventListener('focusin', begin, { signal });
  begin({ target: document.activeElement });
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
  loadTextSteps();
  keepPlace();
  // Without a line later, an entry still says where it is written.
  void import('../entries/notify-record.ts').catch(() => undefined);
  loadListWriting();
}
