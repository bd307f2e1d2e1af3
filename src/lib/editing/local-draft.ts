import { allModules, moduleById, type Content } from './content.ts';
import { applyDelta, deltaOf, type Delta } from './delta.ts';

/** What a browser keeps of an edited record: the last state that the server has, and the one on the screen. */
export interface LocalDraft {
  readonly base: Content;
  readonly content: Content;
}

/** The same as what differs from a state that is kept beside it, so that keeping it costs what was changed. */
export interface PackedDraft {
  readonly base: Delta;
  readonly content: Delta;
}

/** With more modules than these that are others, a whole state is kept again. */
const MAX_CHANGED = 30;

/** Whether a state has moved away so far that what is kept should begin with it anew. */
export const isFarFrom = (start: Content, base: Content): boolean =>
  start.modules !== base.modules &&
  allModules(base.modules).filter((module) => moduleById(start.modules, module.id) !== module)
    .length > MAX_CHANGED;

export const packDraft = (start: Content, { base, content }: LocalDraft): PackedDraft => ({
  base: deltaOf(start, base),
  content: deltaOf(base, content),
});

export function unpackDraft(start: Content, packed: PackedDraft): LocalDraft {
  const base = applyDelta(start, packed.base);
  return { base, content: applyDelta(base, packed.content) };
}
