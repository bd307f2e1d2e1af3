import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import { markRich, markText } from '../../../editing/marks.ts';
import type { ShownModule } from '../../../views/module-view.ts';
import type { ModuleKind } from '../../services/modules/library.ts';
import { migrateModule } from '../../services/modules/migrate-module.ts';
import type { PageContext } from '../page/page-context.ts';
import { languageOf, localizeModule, type Localizer } from './localize.ts';
import { unseenReason } from './unseen.ts';

export type Data = Readonly<Record<string, unknown>>;

/** A module that is shown, with its data as it was checked: `load.ts` reads that. */
export interface Prepared {
  readonly stored: StoredModule;
  /** Null for what only editors see, because it cannot be shown. */
  readonly kind: ModuleKind | null;
  readonly checked: Data;
  readonly shown: Omit<ShownModule, 'loaded' | 'columns' | 'level'>;
  readonly columns: readonly (readonly Prepared[])[];
}

/** What stands for a module that cannot be shown, where it is worked on. */
const placeholder = (stored: StoredModule, kind: ModuleKind | undefined): Prepared => ({
  stored,
  kind: null,
  checked: {},
  shown: {
    id: stored.id,
    kind: '',
    lang: undefined,
    anchor: null,
    width: kind?.description.width ?? 'content',
    leads: false,
    data: {},
    unseen: kind === undefined ? 'broken' : 'unfinished',
  },
  columns: [],
});

/** A speaker that leaves a mark of where each text comes from. */
const marking = (speaker: Localizer, { id }: StoredModule): Localizer => ({
  ...speaker,
  mark: (place, text) => markText(id, place, text),
  markRich: (place, text) => markRich(id, place, text),
});

function prepareOne(
  context: PageContext,
  stored: StoredModule,
  speaker: Localizer,
): readonly Prepared[] {
  const isEdited = context.edited?.isEdited === true;
  const kind = context.app.modules.get(stored.kind);
  const parsed = kind?.description.schema.safeParse(migrateModule(stored, kind));
  if (kind === undefined || parsed?.success !== true) {
    if (isEdited) return [placeholder(stored, kind)];
    // The page stands without it; the log says what is missing where.
    context.app.report.report('Stored module cannot be shown', {
      path: context.path,
      kind: stored.kind,
      module: stored.id,
      fieldErrors: parsed?.error?.issues.map(
        ({ path, message }) => `${path.join('.')}: ${message}`,
      ),
    });
    return [];
  }
  const checked: Data = parsed.data;
  const isOnline = speaker.isOnline(checked) && checked['is_hidden'] !== true;
  if (!isOnline && !isEdited) return [];
  const { description } = kind;
  const lang = languageOf(description.schema, checked, context.locale);
  const to = isEdited ? marking(speaker, stored) : speaker;
  // Editors put something into columns that hold nothing yet.
  const count = isEdited ? description.columns(checked as never) : stored.columns.length;
  return [
    {
      stored,
      kind,
      checked,
      shown: {
        id: stored.id,
        kind: stored.kind,
        lang: lang === context.locale ? undefined : lang,
        anchor: (checked['anchor'] as string | null | undefined) ?? null,
        width: description.width,
        leads: description.leads,
        data: localizeModule(description.schema, checked, lang, to),
        ...(isEdited && { unseen: unseenReason(checked, context.now) }),
      },
      columns: Array.from({ length: count }, (_, column) =>
        prepared(context, stored.columns[column] ?? [], speaker),
      ),
    },
  ];
}

/** Checks, times and translates a tree; what cannot be shown is left out. */
export const prepared = (
  context: PageContext,
  tree: readonly StoredModule[],
  speaker: Localizer,
): readonly Prepared[] => tree.flatMap((stored) => prepareOne(context, stored, speaker));
