import { atom } from 'nanostores';
import { MAX_DEPTH, MAX_MODULES } from '../../../content/fields/max-modules.ts';
import {
  allModules,
  depthOf,
  isSame,
  moduleById,
  type Content,
} from '../../../lib/editing/content.ts';
import { applyOperation, invertOperation, type Operation } from '../../../lib/editing/operation.ts';
import { t } from '../i18n/t.ts';
import { $library } from '../api/library.ts';
import { RECORD } from '../api/record.ts';
import { alerts } from './alerts.ts';
import { $content, $reverted } from './content.ts';
import { announce } from './live-region.ts';
import { moduleName } from './module-names.ts';

/** What was done at once, and is undone at once. */
export interface HistoryStep {
  readonly operations: readonly Operation[];
  /** When, in milliseconds since 1970; 0 for what no typing is added to. */
  readonly at: number;
  readonly isTyping: boolean;
  /** What it did, where that is more than its operations say. */
  readonly name?: string;
}

/** The steps that can be undone and redone, the newest last. */
export const $past = atom<readonly HistoryStep[]>([]);
export const $future = atom<readonly HistoryStep[]>([]);

/** Typing that pauses no longer than this is one step of undo, in milliseconds. */
const TYPING_PAUSE_MS = 900;
const MAX_STEPS = 300;

/** The content with all of it done; null where something no longer fits. */
const applyAll = (operations: readonly Operation[]): Content | null =>
  operations.reduce<Content | null>(
    (content, operation) => content && applyOperation(content, operation),
    $content.get(),
  );

/** This near to the limit of modules every addition tells how many there are. */
const NEARLY_FULL = 280;

/**
 * Whether a page takes what comes to it: it has room for so many modules, so deep in each other,
 * and what goes beyond is refused by itself, with a reason, before anything else could not be saved for it.
 */
function hasRoom(operations: readonly Operation[], { modules }: Content): boolean {
  // Typing, and whatever else changes one module, adds none.
  if (operations.every(({ type, module }) => type === 'set' && module !== null)) return true;
  if (depthOf(modules) > MAX_DEPTH) {
    alerts.show('error', t('structure.tooDeep'));
    return false;
  }
  const now = allModules($content.get().modules).length;
  const count = allModules(modules).length;
  if (count <= now || count < NEARLY_FULL) return true;
  const isFull = count > MAX_MODULES;
  alerts.show(
    isFull ? 'error' : 'save',
    t(isFull ? 'structure.full' : 'structure.nearlyFull', {
      count: isFull ? now : count,
      max: MAX_MODULES,
    }),
  );
  return !isFull;
}

/** Changes the content by a new step. Nothing happens, and false is returned, where it no longer fits. */
export function commit(operations: readonly Operation[], isTyping = false, name = ''): boolean {
  const content = applyAll(operations);
  if (content === null || operations.length === 0 || !hasRoom(operations, content)) return false;
  const past = $past.get();
  const at = Date.now();
  const step = (isTyping && mergeTyping(past.at(-1), operations, at)) || {
    operations,
    at,
    isTyping,
    name,
  };
  const before = step.operations === operations ? past : past.slice(0, -1);
  $content.set(content);
  $past.set([...before, step].slice(-MAX_STEPS));
  $future.set([]);
  return true;
}

/** The last step with this typing in it; null where it is a step of its own. */
function mergeTyping(
  last: HistoryStep | undefined,
  operations: readonly Operation[],
  at: number,
): HistoryStep | null {
  if (!last?.isTyping || at - last.at > TYPING_PAUSE_MS) return null;
  if (last.operations.length !== operations.length) return null;
  const merged = operations.flatMap((next, index): readonly Operation[] => {
    const before = last.operations[index];
    if (next.type !== 'set' || before?.type !== 'set' || next.module !== before.module) return [];
    return next.path.join() === before.path.join() ? [{ ...before, after: next.after }] : [];
  });
  return merged.length === operations.length ? { operations: merged, at, isTyping: true } : null;
}

/** The operations that turn one state of the record into another, one for each field that differs. */
export const operationsBetween = (now: Content, then: Content): readonly Operation[] =>
  Object.keys(then)
    .filter((key) => !isSame(now[key], then[key]))
    .map((key) => ({
      type: 'set',
      module: null,
      path: [key],
      before: now[key],
      after: then[key],
    }));

/** What the server did with the record since `before` can be undone like what was done here. */
export function addToHistory(before: Content): void {
  const operations = operationsBetween(before, $content.get());
  if (operations.length === 0) return;
  $past.set([...$past.get(), { operations, at: 0, isTyping: false }]);
  $future.set([]);
}

/** Undoes the newest step of a list; one that no longer fits is left out, and announced. */
function revertStep(from: typeof $past, to: typeof $past, textKey: string): void {
  const step = from.get().at(-1);
  if (step === undefined) return;
  const operations = step.operations.map(invertOperation).toReversed();
  const content = applyAll(operations);
  if (content !== null && !hasRoom(operations, content)) return;
  from.set(from.get().slice(0, -1));
  const name = stepLabel(step);
  if (content === null) {
    announce(t('undo.gone', { name }));
    return;
  }
  $reverted.set(content);
  $content.set(content);
  to.set([...to.get(), { operations, at: 0, isTyping: false, name: step.name ?? '' }]);
  announce(t(textKey, { name }));
}

/** What an operation is about, by the kind and the first words of a module, or by a field's name. */
function subjectOf(operation: Operation): string {
  if (operation.type === 'insert' || operation.type === 'remove')
    return moduleName(operation.module);
  if (operation.module !== null) {
    const module = moduleById($content.get().modules, operation.module);
    return module === null ? t('undo.gonePlace') : moduleName(module);
  }
  const key = operation.type === 'set' ? operation.path[0] : undefined;
  if (key === 'modules') return t('bar.page');
  const fields = $library.get()?.records[RECORD.kind] ?? [];
  return fields.find((field) => field.key === key)?.label ?? t('page.settings');
}

/** What a step did, as the undo and redo buttons name it. */
export function stepLabel({ operations, name }: HistoryStep): string {
  if (name) return name;
  const [first] = operations;
  if (first === undefined) return '';
  const step = t(`undo.${first.type}`, { name: subjectOf(first) });
  // Only what is changed in several places at once is about all of them alike.
  const places = operations.map((one) => one.type === 'set' && (one.module ?? one.path[0]));
  const count = places.includes(false) ? 0 : new Set(places).size - 1;
  return count > 0 ? t('undo.more', { step, count }) : step;
}

export const undo = (): void => revertStep($past, $future, 'undo.undone');
export const redo = (): void => revertStep($future, $past, 'undo.redone');
