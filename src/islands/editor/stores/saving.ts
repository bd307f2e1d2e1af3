import { atom } from 'nanostores';
import type { ConflictAnswer, EditingState, SavedState } from '../../../lib/editing/calls.ts';
import { isSame, type Content } from '../../../lib/editing/content.ts';
import { deltaOf, isEmptyDelta, type Delta } from '../../../lib/editing/delta.ts';
import { merged, type Conflict } from '../../../lib/editing/merge.ts';
import { editing } from '../host.ts';
import { ask } from '../request.ts';
import { word } from '../words.ts';
import { alertOf } from './alert.ts';
import { $content, $future, $mistakes, $past } from './content.ts';
import { writeJournal } from './journal.ts';
import { say } from './said.ts';

/** Saving waits for a pause so long, in milliseconds; the journal for a shorter one. */
const SAVE_MS = 800;
const JOURNAL_MS = 250;
/** Without a connection it is tried again after so long. */
const RETRY_MS = 4000;

export type Status = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'conflict';
export const $status = atom<Status>('saved');
/** The record as the server knows it; without its content, which `base` is. */
export const $state = atom<EditingState | null>(null);
/** What two people changed at once. */
export interface Met extends Conflict {
  /** Theirs is what became public while the draft was worked on. */
  readonly isPublic: boolean;
}
/** Empty: nothing to decide. */
export const $conflicts = atom<readonly Met[]>([]);

/** The last state that the server has. */
let base: Content = { modules: [] };
let timer: ReturnType<typeof setTimeout> | undefined;
let journalTimer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | null = null;
/** A decision is saved also where it leaves everything as it is: the server is told that it was made. */
let isDecided = false;

export const revision = (): string => $state.get()?.revision ?? '';
/** The header of a call that changes what has this revision. */
export const ifMatch = (of = revision()) => ({ 'if-match': `"${of}"` });
export const isUnsaved = (): boolean => $content.get() !== base && !isSame($content.get(), base);

function keep(): Promise<void> {
  clearTimeout(journalTimer);
  journalTimer = undefined;
  const [content, past, future] = [$content.get(), $past.get(), $future.get()];
  return writeJournal({
    format: 1,
    base,
    revision: revision(),
    content,
    past,
    future,
    at: Date.now(),
  });
}

/** Each place once: what stands in the draft comes before what is public. */
const bothKinds = (drafted: readonly Conflict[], overlaps: readonly Conflict[]): readonly Met[] => [
  ...drafted.map((one) => ({ ...one, isPublic: false })),
  ...overlaps.flatMap((one) =>
    drafted.some(({ module, field }) => module === one.module && field === one.field)
      ? []
      : [{ ...one, isPublic: true }],
  ),
];

/** Takes over what the server knows; what was changed here since stays, merged in. */
export function takeOver(state: EditingState): void {
  const mine = $content.get();
  const isMine = isUnsaved();
  const { content, conflicts } = isMine
    ? merged(base, mine, state.content)
    : { content: state.content, conflicts: [] };
  base = state.content;
  $state.set(state);
  $mistakes.set(state.mistakes);
  if (!isSame(content, mine)) $content.set(content);
  const met = bothKinds(conflicts, state.overlaps);
  if (met.length > 0) {
    $conflicts.set(met);
    $status.set('conflict');
    say(word('conflict.said', { count: met.length }));
  } else if (isMine) say(word('conflict.merged', { by: state.saved?.by ?? '' }));
  void keep();
}

/** Begins with a state of the server, and with what the journal adds to it. */
export function begin(state: EditingState, from: { base: Content; content: Content } | null): void {
  base = from?.base ?? state.content;
  $content.set(from?.content ?? state.content);
  takeOver(state);
  if (isUnsaved()) schedule(0);
}

async function saveOnce(): Promise<void> {
  const sent = $content.get();
  const delta = deltaOf(base, sent);
  if (isEmptyDelta(delta) && !isDecided) {
    $status.set('saved');
    return;
  }
  $status.set('saving');
  const answer = await ask<SavedState>('PATCH', editing(), delta, ifMatch());
  const state = $state.get();
  if (answer.ok && state !== null) {
    const { written, mistakes, ...saved } = answer.value;
    base = stamped(sent, written);
    if ($content.get() === sent) $content.set(base);
    isDecided = false;
    $state.set({ ...state, ...saved, mistakes, overlaps: [] });
    $mistakes.set(mistakes);
    $status.set($content.get() === base ? 'saved' : 'unsaved');
    for (const listener of savers) listener(delta);
    return;
  }
  if (answer.ok) return;
  if (answer.status === 409) {
    takeOver((answer.body as ConflictAnswer).current);
    return;
  }
  if (answer.status === 0 || answer.status >= 500) {
    $status.set('offline');
    schedule(RETRY_MS);
    return;
  }
  $status.set('refused');
  $mistakes.set(answer.failure.fields ?? {});
  alertOf('error', word('save.refused', { why: answer.failure.message }));
}

const stamped = (content: Content, written: SavedState['written']): Content => ({
  ...content,
  modules: stampedTree(content.modules, written),
});
const stampedTree = (
  tree: Content['modules'],
  written: SavedState['written'],
): Content['modules'] =>
  tree.map((module) => ({
    ...module,
    ...(written[module.id] && { written: written[module.id] }),
    columns: module.columns.map((column) => stampedTree(column, written)),
  }));

/** Saves what there is to save; resolves when nothing is under way any more. */
export async function save(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  while (running !== null) await running;
  if ($conflicts.get().length > 0) return;
  if (!isUnsaved() && !isDecided) {
    $status.set('saved');
    return;
  }
  running = saveOnce().finally(() => {
    running = null;
  });
  await running;
  await keep();
  if ($status.get() === 'unsaved') schedule(SAVE_MS);
}

function schedule(delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void save(), delay);
}

const savers = new Set<(delta: Delta) => void>();
/** Told what was saved, each time. */
export const onSaved = (listener: (delta: Delta) => void): void => void savers.add(listener);

/** Somebody decided: with all decisions made it is saved as it stands. */
export function decided(): void {
  isDecided = true;
  $conflicts.set([]);
  $status.set('unsaved');
  schedule(0);
}

/** Saves as one works, and at once when the page is left. */
export function saveAsOneWorks(): void {
  $content.listen(() => {
    journalTimer ??= setTimeout(() => void keep(), JOURNAL_MS);
    if (!isUnsaved()) {
      // What could not be saved was taken back.
      if ($status.get() === 'refused' || $status.get() === 'unsaved') $status.set('saved');
      return;
    }
    if ($status.get() === 'saved' || $status.get() === 'refused') $status.set('unsaved');
    if ($status.get() !== 'conflict') schedule(SAVE_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    void keep();
    void save();
  });
  addEventListener('online', () => {
    if ($status.get() === 'offline') schedule(0);
  });
  addEventListener('beforeunload', (event) => {
    // The journal has it; but whoever closes the page by mistake should not have to know that.
    if (isUnsaved() && $status.get() !== 'saving') event.preventDefault();
  });
}
