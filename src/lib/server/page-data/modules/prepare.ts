import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import { markPicture, markRich, markText } from '../../../editing/marks.ts';
import type { ShownModule } from '../../../views/module-view.ts';
import type { ModuleKind } from '../../services/modules/library.ts';
import { migrateModule } from '../../services/modules/migrate-module.ts';
import type { PageContext } from '../page/page-context.ts';
import { languageOf, localizeModule, type Localizer } from './localize.ts';
import { draftData } from './draft-data.ts';
import { missingParts } from './missing-parts.ts';
import { hiddenReason } from './hidden-reason.ts';

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

/** What stands for a module of a kind that there is not, where it is worked on. */
const placeholder = (stored: StoredModule): Prepared => ({
  stored,
  kind: null,
  checked: {},
  shown: {
    id: stored.id,
    kind: '',
    lang: undefined,
    anchor: null,
    width: 'content',
    leads: false,
    data: {},
    unseen: 'broken',
  },
  columns: [],
});

/** A speaker that leaves a mark of where each text comes from. */
const marking = (speaker: Localizer, { id }: StoredModule): Localizer => ({
  ...speaker,
  mark: (place, text) => markText(id, place, text),
  markRich: (place, text) => markRich(id, place, text),
  markPicture: (place, picture) => markPicture(id, place, picture),
});

function prepareOne(
  context: PageContext,
  stored: StoredModule,
  speaker: Localizer,
): readonly Prepared[] {
  const isEdited = context.edited?.isEdited === true;
  const kind = context.app.modules.get(stored.kind);
  if (kind === undefined && isEdited) return [placeholder(stored)];
  const data = kind && migrateModule(stored, kind);
  const parsed = kind?.description.schema.safeParse(data);
  const isFinished = parsed?.success === true;
  if (kind === undefined || data === undefined || (!isFinished && !isEdited)) {
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
  const { description } = kind;
  const checked: Data = isFinished ? parsed.data : draftData(description.schema, data);
  const isOnline = speaker.isOnline(checked) && checked['is_hidden'] !== true;
  if (!isOnline && !isEdited) return [];
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
        ...(isEdited && {
          unseen: isFinished ? hiddenReason(checked, context.now) : 'unfinished',
          missing: isFinished ? [] : missingParts(description.schema, data, context.locale),
        }),
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
