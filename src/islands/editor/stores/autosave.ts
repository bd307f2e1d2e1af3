import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { ConflictAnswer, EditingState, SavedState } from '../../../lib/editing/calls.ts';
import { isSame, mapShared, withColumns, type Content } from '../../../lib/editing/content.ts';
import { deltaOf, isEmptyDelta, type Delta } from '../../../lib/editing/delta.ts';
import { recordUrl } from '../api/record.ts';
import { request, type ApiFailure } from '../api/request.ts';
import { whenIdle } from '../../when-idle.ts';
import { failureText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { alerts } from './alerts.ts';
import { $content, $fieldErrors, $takenOver } from './content.ts';
import { $future, $past } from './history.ts';
import { journal } from './journal.ts';
import { announce } from './live-region.ts';
import { $conflicts, $saveStatus, $serverState, ifMatch, revision } from './server-state.ts';

/** Saving waits for a pause so long, in milliseconds; the journal for a shorter one. */
const SAVE_DELAY_MS = 800;
const JOURNAL_DELAY_MS = 250;
/** Without a connection it is tried again after so long. */
const RETRY_DELAY_MS = 4000;

/** Merging is for those who change something while others do: it comes with the first change. */
const loadMerge = () => import('./merge.ts');

type Timer = ReturnType<typeof setTimeout>;
type SavedListener = (delta: Delta) => void;

const withWritten = (
  tree: readonly StoredModule[],
  written: SavedState['written'],
): readonly StoredModule[] =>
  mapShared(tree, (module) => {
    const withInner = withColumns(module, (column) => withWritten(column, written));
    const stamps = written[module.id];
    return stamps ? { ...withInner, written: stamps } : withInner;
  });

/**
 * Saves the record while it is edited, one call at a time. Its state is `$saveStatus`:
 *
 * - `saved` → `unsaved` by an edit, and back when the edit is undone;
 * - `unsaved` → `saving` after a pause, → `saved` or again `unsaved` by the answer;
 * - `saving` → `offline` without an answer, → `failed` where the server failed, until a retry;
 * - `saving` → `refused` by an answer that says what is wrong, until the next edit;
 * - any → `conflict` when another person changed the same, until it is resolved.
 */
class Autosave {
  /** The last content that the server has. */
  #base: Content = { modules: [] };
  #saveTimer: Timer | undefined;
  #journalTimer: Timer | undefined;
  #running: Promise<void> | null = null;
  /** A resolution is sent even if it changes nothing, because the server records it. */
  #hasResolution = false;
  readonly #listeners = new Set<SavedListener>();

  savedContent(): Content {
    return this.#base;
  }

  isUnsaved(): boolean {
    return $content.get() !== this.#base && !isSame($content.get(), this.#base);
  }

  /** Calls back with what was saved, each time. */
  onSaved(listener: SavedListener): void {
    this.#listeners.add(listener);
  }

  /** Begins with a state of the server, and with what the journal adds to it. */
  async begin(
    state: EditingState,
    draft: (Pick<EditingState, 'content'> & { base: Content }) | null,
  ): Promise<void> {
    this.#base = draft?.base ?? state.content;
    $content.set(draft?.content ?? state.content);
    await this.applyServerState(state);
    if (this.isUnsaved()) this.#schedule(0);
  }

  /**
   * Takes over what the server has; what was changed here since stays, merged in.
   * @param isOthers it is what others saved, not what was just done here
   * @throws when what merges does not come
   */
  async applyServerState(state: EditingState, isOthers = false): Promise<void> {
    const merge =
      this.isUnsaved() || state.overlaps.length > 0
        ? await loadMerge().then(({ mergeWith }) => mergeWith(this.#base, state))
        : null;
    const local = $content.get();
    const hasEdits = this.isUnsaved();
    const { content, conflicts } = merge?.(this.#base, local) ?? {
      content: state.content,
      conflicts: [],
    };
    this.#base = state.content;
    $serverState.set(state);
    $fieldErrors.set(state.fieldErrors);
    if (!isSame(content, local)) {
      if (isOthers) $takenOver.set(content);
      $content.set(content);
    }
    if (conflicts.length > 0) {
      $conflicts.set(conflicts);
      $saveStatus.set('conflict');
      announce(t('conflict.said', { count: conflicts.length }));
    }
    if (hasEdits) void this.#writeJournal();
    // Nothing is lost without it, and nobody waits for its copy of a long page.
    else whenIdle(() => void this.#writeJournal(), JOURNAL_DELAY_MS);
  }

  /** Saves what there is to save; resolves when nothing is under way any more. */
  async save(): Promise<void> {
    clearTimeout(this.#saveTimer);
    while (this.#running !== null) await this.#running;
    if ($conflicts.get().length > 0) return;
    if (!this.isUnsaved() && !this.#hasResolution) {
      $saveStatus.set('saved');
      return;
    }
    this.#running = this.#send().finally(() => {
      this.#running = null;
    });
    await this.#running;
    await this.#writeJournal();
    if ($saveStatus.get() === 'unsaved') this.#schedule(SAVE_DELAY_MS);
  }

  /** All conflicts are decided: the content is saved as it stands. */
  resolveConflicts(): void {
    this.#hasResolution = true;
    $conflicts.set([]);
    $saveStatus.set('unsaved');
    this.#schedule(0);
  }

  /** Saves while somebody edits, and at once when the page is left. */
  listen(): void {
    $content.listen(() => this.#contentChanged());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) return;
      void this.#writeJournal();
      void this.save();
    });
    addEventListener('online', () => {
      if ($saveStatus.get() === 'offline') this.#schedule(0);
    });
    addEventListener('beforeunload', (event) => {
      // The journal has it; but whoever closes the page by mistake should not have to know that.
      if (this.isUnsaved() && $saveStatus.get() !== 'saving') event.preventDefault();
    });
  }

  #contentChanged(): void {
    // A copy of a long page takes some milliseconds, which no key should wait for.
    this.#journalTimer ??= setTimeout(
      () => whenIdle(() => void this.#writeJournal(), JOURNAL_DELAY_MS),
      JOURNAL_DELAY_MS,
    );
    const status = $saveStatus.get();
    if (!this.isUnsaved()) {
      // What could not be saved was undone.
      if (status === 'refused' || status === 'unsaved') $saveStatus.set('saved');
      return;
    }
    if (status === 'saved' || status === 'refused') {
      $saveStatus.set('unsaved');
      // Where it does not come now, whoever merges asks for it again.
      void loadMerge().catch(() => undefined);
    }
    if (status !== 'conflict') this.#schedule(SAVE_DELAY_MS);
  }

  async #send(): Promise<void> {
    const content = $content.get();
    const delta = deltaOf(this.#base, content);
    if (isEmptyDelta(delta) && !this.#hasResolution) {
      $saveStatus.set('saved');
      return;
    }
    $saveStatus.set('saving');
    const result = await request<SavedState>('PATCH', recordUrl(), delta, ifMatch());
    if (result.ok) this.#succeeded(content, delta, result.value);
    else await this.#failed(result);
  }

  #succeeded(sent: Content, delta: Delta, { written, fieldErrors, ...saved }: SavedState): void {
    const state = $serverState.get();
    if (state === null) return;
    this.#base = { ...sent, modules: withWritten(sent.modules, written) };
    if ($content.get() === sent) $content.set(this.#base);
    this.#hasResolution = false;
    $serverState.set({ ...state, ...saved, fieldErrors, overlaps: [] });
    $fieldErrors.set(fieldErrors);
    $saveStatus.set($content.get() === this.#base ? 'saved' : 'unsaved');
    for (const listener of this.#listeners) listener(delta);
  }

  async #failed({ status, failure, body }: ApiFailure): Promise<void> {
    if (status === 409) {
      await this.applyServerState((body as ConflictAnswer).current, true).then(
        () => {
          // Also where the other's state says the same: it has to be sent once more, for that one.
          if ($conflicts.get().length === 0) $saveStatus.set('unsaved');
        },
        () => this.#retry('offline'),
      );
    } else if (status === 0) this.#retry('offline');
    else if (status >= 500) this.#retry('failed');
    else {
      $saveStatus.set('refused');
      $fieldErrors.set(failure.fields ?? {});
      alerts.show('error', t('save.refused', { why: failureText({ status, failure }) }));
    }
  }

  #retry(status: 'offline' | 'failed'): void {
    $saveStatus.set(status);
    this.#schedule(RETRY_DELAY_MS);
  }

  #schedule(delay: number): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => void this.save(), delay);
  }

  #writeJournal(): Promise<void> {
    clearTimeout(this.#journalTimer);
    this.#journalTimer = undefined;
    return journal.write({
      base: this.#base,
      revision: revision(),
      content: $content.get(),
      past: $past.get(),
      future: $future.get(),
      at: Date.now(),
    });
  }
}

export const autosave = new Autosave();
