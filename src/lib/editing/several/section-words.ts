import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { allModules, isSame, moduleById, withoutModule, type Content } from '../content.ts';
import { mergeContents } from '../merge.ts';

type Tree = readonly StoredModule[];

/** Since the same state of a page one wrote in modules of which another made a shared section. */
interface Sharing {
  readonly base: Content;
  readonly writer: Content;
  readonly sharer: Content;
  /** The section as it is worked on; its modules have the ids that they had on the page. */
  readonly section: Content;
}

interface SectionWords {
  /** The section with what was written. */
  readonly section: Content;
  /** The modules that it was written in, as the writer has them. */
  readonly modules: Tree;
}

const isIn = ({ modules }: Content, { id }: StoredModule): boolean =>
  moduleById(modules, id) !== null;

/** Some modules of a tree with nothing around and between them. */
const only = (tree: Tree, ids: ReadonlySet<string>): Tree =>
  tree.flatMap((module) => {
    const columns = module.columns.map((column) => only(column, ids));
    return ids.has(module.id) ? [{ ...module, columns }] : columns.flat();
  });

/** Whether somebody wrote in what another took off the page, and anybody has to look where it is. */
export const isWrittenAndGone = ({ base, writer, sharer }: Omit<Sharing, 'section'>): boolean =>
  base.modules !== writer.modules &&
  allModules(writer.modules).some((module) => {
    const was = moduleById(base.modules, module.id);
    return was !== null && !isIn(sharer, module) && !isSame(was, module);
  });

/**
 * Puts what was written into the section. A module with what stands in it goes as a whole: where
 * both changed the same words of it, or some of it stands on the page still, it stays for the page.
 * @returns null: nothing was written in what is in the section now
 */
export function wordsIntoSection({ base, writer, sharer, section }: Sharing): SectionWords | null {
  let modules = allModules(writer.modules).filter(
    (module) =>
      isIn(base, module) &&
      isIn(section, module) &&
      !allModules([module]).some((inner) => isIn(sharer, inner)),
  );
  for (;;) {
    const ids = new Set(allModules(modules).map(({ id }) => id));
    const [was, is] = [base, writer].map((one) => ({ modules: only(one.modules, ids) }));
    if (was === undefined || is === undefined || isSame(was, is)) return null;
    const { content, conflicts } = mergeContents(was, is, section);
    if (conflicts.length === 0) return { section: content, modules };
    const met = new Set(conflicts.map(({ module }) => module));
    modules = modules.filter((module) => !allModules([module]).some(({ id }) => met.has(id)));
  }
}

/** A page without modules that went elsewhere. */
export const withoutAll = (content: Content, gone: Tree): Content => ({
  ...content,
  modules: gone.reduce<Tree>((tree, { id }) => withoutModule(tree, id), content.modules),
});
