import type { z } from 'zod';
import type { OnlineWindow } from '../../../../content/fields/inner/window.ts';
import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import type { Locale } from '../../../constants.ts';
import { formOf } from '../../../editing/form.ts';
import { markPicture, markRich, markText } from '../../../editing/marks.ts';
import { fieldPlace, missingWord } from '../../../editing/missing-fields/field-place.ts';
import { translator } from '../../../i18n/translator.ts';
import { errorsIn, fieldErrorsOf } from '../../../i18n/validation.ts';
import type { ShownModule, HiddenReason, MissingPart } from '../../../views/module-view.ts';
import { type ModuleKind, migrateModule } from '../../services/modules/library.ts';
import type { PageContext } from '../page/page-context.ts';
import { languageOf, localizeModule, type Localizer } from './localize.ts';
import { draftData } from './draft-data.ts';

type Values = Readonly<Record<string, unknown>>;

/** What keeps a module from being shown to visitors, each with its place: «Bild: Beschreibung fehlt». */
export function missingParts(
  schema: z.ZodType,
  data: Values,
  locale: Locale,
): readonly MissingPart[] {
  const parsed = schema.safeParse(data, { error: errorsIn(locale), reportInput: true });
  const t = translator(locale);
  const fields = formOf(schema, locale);
  return Object.entries(fieldErrorsOf(parsed.error?.issues ?? [], locale)).map(
    ([path, message]) => {
      const place = fieldPlace(fields, data, path.split('.'));
      if (place === null) return { path, text: message };
      const { label } = place;
      const word = missingWord(place);
      return {
        path,
        text: word === null ? `${label}: ${message}` : t(`editing:missing.${word}`, { label }),
      };
    },
  );
}

/** Why visitors do not see a module at this moment; null: they do. */
function hiddenReason(data: OnlineWindow & { is_hidden?: unknown }, now: Date): HiddenReason {
  const { online_from: from, online_to: to, is_hidden: isHidden } = data;
  if (isHidden === true) return 'hidden';
  if (from != null && Date.parse(from) > now.getTime()) return 'later';
  return to != null && Date.parse(to) <= now.getTime() ? 'over' : null;
}

export type Data = Readonly<Record<string, unknown>>;

/** A module that is shown, with its data as it was checked: `load.ts` reads that. */
export interface Prepared {
  readonly stored: StoredModule;
  /** Null for what only editors see, because it cannot be shown. */
  readonly kind: ModuleKind | null;
  readonly checked: Data;
  readonly shown: Omit<ShownModule, 'loaded' | 'columns' | 'level'>;
  readonly columns: readonly (readonly Prepared[])[];
  /** What visitors see in its place, where editors see both. */
  readonly instead: readonly Prepared[];
}

/** What the page gives its modules. */
export interface Speaker extends Localizer {
  /** The page is shown to be edited: what is not to be seen yet is there, too. */
  readonly isEdited: boolean;
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
  instead: [],
});

/** A speaker that leaves a mark of where each text comes from. */
const marking = (speaker: Speaker, { id }: StoredModule): Localizer => ({
  ...speaker,
  mark: (place, text) => markText(id, place, text),
  markRich: (place, text) => markRich(id, place, text),
  markPicture: (place, picture) => markPicture(id, place, picture),
});

/** The page stands without it; the log says what is missing where. */
function reportMissing({ app, path }: PageContext, stored: StoredModule, error?: z.ZodError): void {
  app.report.report('Stored module cannot be shown', {
    path,
    kind: stored.kind,
    module: stored.id,
    fieldErrors: error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  });
}

/** What stands in the column of a shared section: visitors see that, and nobody edits it here. */
const preparedSection = (context: PageContext, { columns }: StoredModule, speaker: Speaker) =>
  prepared(context, columns.flat(), { ...speaker, isEdited: false });

/** Modules of which the first one has the place of the page that links name, where it has none of its own. */
const anchoredAt = (modules: readonly Prepared[], anchor: string | null): readonly Prepared[] =>
  modules.map((one, index) =>
    index === 0 ? { ...one, shown: { ...one.shown, anchor: one.shown.anchor ?? anchor } } : one,
  );

function prepareOne(
  context: PageContext,
  stored: StoredModule,
  speaker: Speaker,
): readonly Prepared[] {
  const { isEdited } = speaker;
  const kind = context.app.modules.get(stored.kind);
  if (kind === undefined && isEdited) return [placeholder(stored)];
  const data = kind && migrateModule(stored, kind);
  const parsed = kind?.description.schema.safeParse(data);
  const isFinished = parsed?.success === true;
  if (kind === undefined || data === undefined || (!isFinished && !isEdited)) {
    reportMissing(context, stored, parsed?.error);
    return [];
  }
  const { description } = kind;
  const checked: Data = isFinished ? parsed.data : draftData(description.schema, data);
  const isOnline = speaker.isOnline(checked) && checked['is_hidden'] !== true;
  if (!isOnline && !isEdited) return [];
  const anchor = (checked['anchor'] as string | null | undefined) ?? null;
  const isSection = description.section !== undefined;
  const instead = isSection ? preparedSection(context, stored, speaker) : [];
  if (isSection && !isEdited) return anchoredAt(instead, anchor);
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
        anchor,
        width: description.width,
        leads: isSection ? instead[0]?.shown.leads === true : description.leads,
        data: localizeModule(description.schema, checked, lang, to),
        ...(isEdited && {
          unseen: isFinished ? hiddenReason(checked, context.now) : 'unfinished',
          missing: isFinished ? [] : missingParts(description.schema, data, context.locale),
        }),
      },
      columns: Array.from({ length: count }, (_, column) =>
        prepared(context, stored.columns[column] ?? [], speaker),
      ),
      instead,
    },
  ];
}

/** Checks, times and translates a tree; what cannot be shown is left out. */
export const prepared = (
  context: PageContext,
  tree: readonly StoredModule[],
  speaker: Speaker,
): readonly Prepared[] => tree.flatMap((stored) => prepareOne(context, stored, speaker));
