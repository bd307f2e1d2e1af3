import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { ConflictAnswer, EditingState, SavedState } from '../../../lib/editing/calls.ts';
import { allModules, moduleById, type Content } from '../../../lib/editing/content.ts';
import { deltaOf, isEmptyDelta } from '../../../lib/editing/delta.ts';
import { mergeContents, type Conflict } from '../../../lib/editing/merge.ts';
import {
  isWrittenAndGone,
  withoutAll,
  wordsIntoSection,
} from '../../../lib/editing/several/section-words.ts';
import { moduleOffer } from '../api/library.ts';
import { locale } from '../api/record.ts';
import { request, type ApiFailure } from '../api/request.ts';
import { t } from '../i18n/t.ts';
import { alerts } from './alerts.ts';
import { $content } from './content.ts';
import { announce } from './live-region.ts';
import { moduleName } from './module-names.ts';
import { ifMatch, type DraftConflict } from './server-state.ts';

type Tree = readonly StoredModule[];

/** So long it is said where words are, in milliseconds: whoever writes looks up only then. */
const SHOWN_MS = 20_000;

/** Modules whose words went into a shared section, which was said. */
export const inSections = new Set<string>();

const sectionsIn = ({ modules }: Content): readonly unknown[] =>
  allModules(modules).flatMap(({ kind, data }) => {
    const field = moduleOffer(kind)?.section;
    return field ? [data[field]] : [];
  });

/** The shared sections that stand on a page since another state of it. */
export function newSections(before: Content, after: Content): readonly unknown[] {
  const known = sectionsIn(before);
  return sectionsIn(after).filter((id) => !known.includes(id));
}

/**
 * What is refused leaves the words where they are.
 * @throws where it is to be tried again later
 */
function refused({ status }: ApiFailure): Tree {
  if (status === 0 || status >= 500) throw new Error('shared section');
  return [];
}

/** What one wrote, and what another made of the page meanwhile, as both are now. */
interface Sides {
  readonly base: Content;
  readonly writer: () => Content;
  readonly sharer: () => Content;
}

/**
 * Words that somebody wrote in modules of which somebody else made a shared section go into its
 * draft, where they are once; on the page the old ones would stand beside the section.
 * @returns the modules that they were written in
 * @throws when the section cannot be reached
 */
export async function saveInSection(
  section: unknown,
  { base, writer, sharer }: Sides,
): Promise<Tree> {
  const url = `/${locale}/pageeditor-api/editing/shared_section/${String(section)}`;
  if (!isWrittenAndGone({ base, writer: writer(), sharer: sharer() })) return [];
  const state = await request<EditingState>('GET', url);
  if (!state.ok) return refused(state);
  let { content, revision } = state.value;
  let from = base;
  let saved: Tree = [];
  for (;;) {
    const now = writer();
    const next = wordsIntoSection({ base: from, writer: now, sharer: sharer(), section: content });
    if (next === null) return saved;
    const delta = deltaOf(content, next.section);
    // Somebody who was interrupted has sent it already.
    const answer = isEmptyDelta(delta)
      ? null
      : await request<SavedState>('PATCH', url, delta, ifMatch(revision));
    if (answer?.ok === false && answer.status === 409) {
      ({ content, revision } = (answer.body as ConflictAnswer).current);
      continue;
    }
    if (answer?.ok === false) return refused(answer);
    revision = answer?.value.revision ?? revision;
    content = next.section;
    from = now;
    saved = next.modules;
  }
}

async function saveInSections(sides: Sides): Promise<Tree> {
  const saved: StoredModule[] = [];
  for (const section of newSections(sides.base, sides.sharer()))
    saved.push(...(await saveInSection(section, sides)));
  return saved;
}

/** Says where words are that somebody wrote in these modules. */
export function tellWords(key: string, modules: Tree, by = ''): void {
  const [first] = modules;
  if (first === undefined) return;
  for (const { id } of allModules(modules)) inSections.add(id);
  const words = { by: by || t('structure.somebody'), name: moduleName(first) };
  alerts.show('save', t(key, words), SHOWN_MS);
}

/** Each place once: a conflict with the draft comes before one with what is public. */
const allConflicts = (
  withDraft: readonly Conflict[],
  withPublic: readonly Conflict[],
): readonly DraftConflict[] => [
  ...withDraft.map((conflict) => ({ ...conflict, isPublic: false })),
  ...withPublic.flatMap((conflict) =>
    withDraft.some(({ module, field }) => module === conflict.module && field === conflict.field)
      ? []
      : [{ ...conflict, isPublic: true }],
  ),
];

interface Merged {
  readonly content: Content;
  readonly conflicts: readonly DraftConflict[];
}

/**
 * What merges a state of the server with what is unsaved here; words whose modules became a shared
 * section are in that section by then.
 * @throws when the section cannot be reached
 */
export async function mergeWith(
  before: Content,
  state: EditingState,
): Promise<(base: Content, local: Content) => Merged> {
  const theirs = () => state.content;
  const mine = () => $content.get();
  const own = await saveInSections({ base: before, writer: mine, sharer: theirs });
  const others = await saveInSections({ base: before, writer: theirs, sharer: mine });
  return (base, local) => {
    // Whoever has written on since is asked.
    const kept = own.filter((module) => moduleById(local.modules, module.id) === module);
    const gone = [...kept, ...others];
    const [was, is, other] = [base, local, state.content].map((one) => withoutAll(one, gone));
    announce(t('conflict.merged', { by: state.saved?.by ?? '' }));
    tellWords('shared.wordsOfOthers', others, state.saved?.by);
    tellWords('shared.wordsKept', kept, state.saved?.by);
    const { content, conflicts } = mergeContents(was as Content, is as Content, other as Content);
    return { content, conflicts: allConflicts(conflicts, state.overlaps) };
  };
}
