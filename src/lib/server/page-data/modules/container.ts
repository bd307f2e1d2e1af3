import { columnClasses } from '../../../../content/modules/column-layouts.ts';
import { modulesIn, type StoredModule } from '../../../../content/fields/module-tree.ts';
import { isVersioned, KINDS, type Entity, type Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { pathOfRecord } from '../../../routing/record-routes.ts';
import type { ShownModule } from '../../../views/module-view.ts';
import type { AppContext } from '../../app/app-context.ts';
import { draftsNaming, recordsNaming } from '../../repositories/containers.ts';
import { publicFields } from '../../repositories/public-records.ts';
import { kindTag } from '../../services/cache-tags/tags.ts';
import { editedRecord } from '../../services/editing/edited.ts';
import { migrateModule } from '../../services/modules/library.ts';
import { PageContext } from '../page/page-context.ts';
import { draftData } from './draft-data.ts';
import { showModules } from './show.ts';

/** A record that has modules. */
interface Owner {
  readonly kind: Kind;
  readonly id: number;
}

/** What stands in a container, and on which record it stands (specification §3). */
export interface ContainerView {
  readonly id: string;
  /** Null: it has no key. */
  readonly slug: string | null;
  readonly parent: number;
  readonly content_type: Kind;
  readonly object_id: number;
  /** Its kind of module. */
  readonly model: string;
  /** Every column of its layout, empty ones included. */
  readonly columns: readonly {
    readonly classes: string;
    readonly children: readonly ShownModule[];
  }[];
  readonly children: readonly ShownModule[];
}

const OWNERS = KINDS.filter(isVersioned);

/** What is stored says nothing of a layout that nobody chose. */
function isContainer({ modules }: AppContext, stored: StoredModule): boolean {
  const kind = modules.get(stored.kind);
  if (kind === undefined) return false;
  const { schema, columns } = kind.description;
  return columns(draftData(schema, migrateModule(stored, kind)) as never) > 0;
}

const shownIn = (modules: readonly ShownModule[], id: string): ShownModule | null => {
  for (const module of modules) {
    const found = module.id === id ? module : shownIn(module.columns.flat(), id);
    if (found !== null) return found;
  }
  return null;
};

/** A container with all that stands around it: what is not online yet keeps what is in it to itself. */
async function viewOf(
  context: PageContext,
  { kind, id: record }: Owner,
  tree: readonly StoredModule[],
  is: (module: StoredModule) => boolean,
): Promise<ContainerView | null> {
  const ids = modulesIn(tree).flatMap(({ module }) =>
    is(module) && isContainer(context.app, module) ? [module.id] : [],
  );
  if (ids.length === 0) return null;
  const { modules } = await showModules(context, tree);
  for (const id of ids) {
    const shown = shownIn(modules, id);
    if (shown === null) continue;
    const { slug } = shown.data;
    const classes = columnClasses(shown.data);
    return {
      id,
      slug: typeof slug === 'string' ? slug : null,
      parent: record,
      content_type: kind,
      object_id: record,
      model: shown.kind,
      columns: classes.map((name, index) => ({
        classes: name,
        children: shown.columns[index] ?? [],
      })),
      children: shown.columns.flat(),
    };
  }
  return null;
}

/** A container of a record as it is worked on, for whoever may read that; null: it has none such. */
export async function draftedContainer(
  app: AppContext,
  owner: Owner,
  locale: Locale,
  is: (module: StoredModule) => boolean,
): Promise<ContainerView | null> {
  const state = { mode: 'version', version: null, at: null, isTimeUnread: false } as const;
  const edited = await editedRecord(app, owner, state);
  const record = edited?.record(owner.kind, owner.id) as Entity<'page'> | undefined;
  if (record === undefined) return null;
  const path = pathOfRecord(owner.kind, record, locale) ?? `/${locale}`;
  const context = await PageContext.open(app, locale, path, { edited });
  return viewOf(context, owner, record.modules, is);
}

/** The first container with a key that visitors see, wherever it is; null: there is none. */
export async function publicContainer(
  context: PageContext,
  slug: string,
): Promise<ContainerView | null> {
  const { app, now } = context;
  const { db } = app.database;
  for (const kind of OWNERS) {
    context.shows(kindTag(kind));
    const ids = await recordsNaming(db, kind, slug);
    const records = await publicFields(db, kind, ['modules'], { now, ids });
    for (const { id, modules } of records.toReversed()) {
      const tree = modules as readonly StoredModule[];
      const view = await viewOf(context, { kind, id }, tree, ({ data }) => data['slug'] === slug);
      if (view !== null) return view;
    }
  }
  return null;
}

/**
 * The same as it is worked on, drafts and what is offline included.
 * @param isReadable the kinds of record whose drafts the caller may read
 */
export async function containerForEditors(
  { app, locale }: PageContext,
  slug: string,
  isReadable: (kind: Kind) => boolean,
): Promise<ContainerView | null> {
  const { db } = app.database;
  const drafts = await draftsNaming(db, slug);
  for (const kind of OWNERS.filter(isReadable)) {
    const drafted = drafts.filter((draft) => draft.kind === kind).map(({ id }) => id);
    const ids = [...new Set([...(await recordsNaming(db, kind, slug)), ...drafted])];
    for (const id of ids.sort((left, right) => left - right)) {
      const has = ({ data }: StoredModule) => data['slug'] === slug;
      const view = await draftedContainer(app, { kind, id }, locale, has);
      if (view !== null) return view;
    }
  }
  return null;
}
