import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import type {
  HeadingLevel,
  OutlineEntry,
  ShownModule,
  ShownModules,
} from '../../../views/module-view.ts';
import type { ModuleKind } from '../../services/modules/library.ts';
import type { PageContext } from '../page/page-context.ts';
import { recordTag } from '../../services/cache-tags/tags.ts';
import { recordInState } from '../../services/editing/record-in-state.ts';
import { withSections } from '../../services/modules/shared-sections.ts';
import { embedView } from '../../../media/embeds.ts';
import { linkResolver } from './links.ts';
import { prepared, type Data, type Prepared } from './prepare.ts';
import { moduleQueries } from './queries.ts';
import { withoutMarks } from '../../../editing/marks.ts';

const flat = (modules: readonly Prepared[]): readonly Prepared[] =>
  modules.flatMap((module) => [module, ...flat([...module.columns.flat(), ...module.instead])]);

/** The words of a module's heading; empty where it has none. */
function headingOf(kind: ModuleKind | null, data: Data): string {
  const heading = kind?.description.heading;
  const words = heading === undefined ? '' : data[heading];
  return typeof words === 'string' ? withoutMarks(words) : '';
}

function outlineOf(modules: readonly Prepared[]): readonly OutlineEntry[] {
  return flat(modules).flatMap(({ kind, shown }) => {
    const label = headingOf(kind, shown.data);
    return shown.anchor !== null && label !== '' ? [{ anchor: shown.anchor, label }] : [];
  });
}

function stickyLinksOf(modules: readonly Prepared[]): ShownModules['stickyLinks'] {
  return flat(modules).flatMap(({ kind, shown: { data, unseen } }) => {
    const sticky = kind?.description.sticky;
    if (sticky === undefined || data[sticky.when] !== true || unseen === 'unfinished') return [];
    const link = data[sticky.link] as { readonly href: string } | null;
    const label = data[sticky.label] as string;
    return link === null || label === '' ? [] : [{ label, href: link.href }];
  });
}

const TOP: HeadingLevel = 2;
const IN_COLUMNS: HeadingLevel = 3;

/**
 * The level of each module's heading, down the page. An editor's own level, or a
 * column's, is taken where it leaves none out: screen readers go by them.
 */
function levelsOf(modules: readonly Prepared[]): ReadonlyMap<Prepared, HeadingLevel> {
  const levels = new Map<Prepared, HeadingLevel>();
  let last = 1;
  const walk = (list: readonly Prepared[], usual: HeadingLevel) => {
    for (const module of list) {
      const { headline_level: own } = module.shown.data;
      const wanted = typeof own === 'number' ? own : usual;
      const level = Math.min(wanted, last + 1) as HeadingLevel;
      levels.set(module, level);
      if (headingOf(module.kind, module.shown.data) !== '') last = level;
      for (const column of module.columns) walk(column, IN_COLUMNS);
      walk(module.instead, usual);
    }
  };
  walk(modules, TOP);
  return levels;
}

/** The modules of a shared section; null: visitors do not see it, and nobody edits the page. */
async function sectionModules(
  context: PageContext,
  id: number,
): Promise<readonly StoredModule[] | null> {
  const { app, data, edited } = context;
  context.shows(recordTag('shared_section', id));
  const section = data.shared_section.get(id);
  if (section !== undefined || edited?.isEdited !== true) return section?.modules ?? null;
  return (await recordInState(app, 'shared_section', id, { draft: true }))?.modules ?? null;
}

/** The module that each place of the page belongs to: the first one of its name. */
const anchoredIn = (modules: readonly Prepared[]): ReadonlyMap<string | null, Prepared> =>
  new Map(
    flat(modules)
      .toReversed()
      .map((one) => [one.shown.anchor, one]),
  );

/**
 * The modules of a record as a page in one language shows them, with all that they need.
 * @param wanted ids of those at the top that are shown; what others would load is not looked up
 */
export async function showModules(
  context: PageContext,
  stored: readonly StoredModule[],
  wanted?: ReadonlySet<string>,
): Promise<ShownModules> {
  const tree = await withSections(stored, context.app.modules, (id) => sectionModules(context, id));
  const frames = new Set<string>();
  const now = context.now.getTime();
  const link = await linkResolver(context, tree);
  const all = prepared(context, tree, {
    isEdited: context.edited?.isEdited === true,
    link,
    embed(address) {
      const embed = embedView(address, [...context.data.consent_service.values()], context.locale);
      if (embed.frame !== null) frames.add(new URL(embed.frame).origin);
      return embed;
    },
    isOnline({ online_from: from = null, online_to: to = null }) {
      context.changesAt(from);
      context.changesAt(to);
      return (from === null || Date.parse(from) <= now) && (to === null || Date.parse(to) > now);
    },
  });
  const load = {
    locale: context.locale,
    queries: moduleQueries(context),
    outline: outlineOf(all),
  };
  const levels = levelsOf(all);
  const anchored = anchoredIn(all);
  const isWanted = ({ shown: { id } }: Prepared): boolean => wanted?.has(id) ?? true;
  const unloaded = (one: Prepared): ShownModule => {
    const level = levels.get(one) ?? TOP;
    const anchor = anchored.get(one.shown.anchor) === one ? one.shown.anchor : null;
    return { ...one.shown, anchor, level, loaded: null, columns: [] };
  };
  const finish = async (one: Prepared): Promise<ShownModule> => {
    const { kind, checked, columns, instead } = one;
    return {
      ...unloaded(one),
      loaded: kind?.load == null ? null : await kind.load(checked as never, load),
      columns: await Promise.all(columns.map((column) => Promise.all(column.map(finish)))),
      ...(instead.length > 0 && { instead: await Promise.all(instead.map(finish)) }),
    };
  };
  return {
    modules: await Promise.all(
      all.map((one) => (isWanted(one) ? finish(one) : Promise.resolve(unloaded(one)))),
    ),
    stickyLinks: stickyLinksOf(all),
    frames: [...frames],
  };
}
