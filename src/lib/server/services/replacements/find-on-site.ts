import { isVersioned, KINDS, type Entity, type Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { formOf } from '../../../editing/form.ts';
import type { FieldForm } from '../../../editing/library.ts';
import type { Revision } from '../../../editing/revision.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { needleOf, type Query } from '../../../replacements/find-text.ts';
import { passagesIn, type Passage, type Forms } from '../../../replacements/passages.ts';
import { recordsAfter } from '../../repositories/record-fields.ts';
import { draftIds } from '../../repositories/versions.ts';
import { isAllowed } from '../accounts/access.ts';
import type { Caller } from '../accounts/user.ts';
import { contentOf } from '../editing/content.ts';
import { loadEditable } from '../editing/editable-record.ts';
import { recordForms } from '../editing/library.ts';
import type { EditingServices } from '../editing/save.ts';
import type { ModuleLibrary } from '../modules/library.ts';

/** The fields of everything that words are looked for in, in a language. */
export function formsIn(modules: ModuleLibrary, locale: Locale): (kind: Kind) => Forms {
  const ofRecords = recordForms(locale);
  const ofModules = new Map<string, readonly FieldForm[]>();
  const module = (kind: string): readonly FieldForm[] => {
    const schema = modules.get(kind)?.description.schema;
    const form = ofModules.get(kind) ?? (schema === undefined ? [] : formOf(schema, locale));
    ofModules.set(kind, form);
    return form;
  };
  return (kind) => ({ record: ofRecords[kind] ?? [], module });
}

/** What is looked for on the site, and where. */
export interface SiteQuery extends Query {
  readonly kinds: readonly Kind[];
  /** Texts of one language, and what is the same in every language; null: all. */
  readonly language: Locale | null;
}

/** A record with the places that have the words. */
export interface RecordPassages {
  readonly kind: Kind;
  readonly record: Entity<Kind>;
  readonly name: string;
  readonly revision: Revision;
  /** Whose draft it is, and is changed; null: there is none yet. */
  readonly draft: { readonly by: string } | null;
  readonly passages: readonly Passage[];
}

export interface SitePassages {
  readonly records: readonly RecordPassages[];
  /** There are more places than are shown. */
  readonly isCut: boolean;
}

/** Most places that are shown and changed at once. */
export const MAX_PASSAGES = 500;
/** Records that are looked through in one turn. */
const AT_ONCE = 40;

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** The kinds of record with drafts that somebody may write. */
export const writableKinds = (caller: Caller): readonly Kind[] =>
  KINDS.filter((kind) => isVersioned(kind) && isAllowed(caller, kind, 'write'));

/** All records of a kind as they are worked on, in small parts: the site is as quick meanwhile. */
async function* workedOn({ database: { db } }: Pick<EditingServices, 'database'>, kind: Kind) {
  const drafts = await draftIds(db, kind);
  let after = 0;
  for (;;) {
    const part = await recordsAfter(db, kind, after, AT_ONCE);
    for (const record of part) {
      const editable = drafts.has(record.id) ? await loadEditable(db, kind, record.id) : null;
      const draft = editable?.draft ?? null;
      yield {
        record,
        content: editable?.content ?? contentOf(kind, record),
        revision: editable?.revision ?? { version: record.version, draft: 0 },
        draft: draft && { by: draft.saved_by ?? '' },
      };
    }
    const last = part.at(-1);
    if (last === undefined || part.length < AT_ONCE) return;
    after = last.id;
    await nextTurn();
  }
}

/** Every place of the site that has the words, in drafts where there are any; no more than are shown. */
export async function findOnSite(
  services: Pick<EditingServices, 'database' | 'modules'>,
  query: SiteQuery,
  locale: Locale,
): Promise<SitePassages> {
  const needle = needleOf(query);
  if (needle === null) return { records: [], isCut: false };
  const formsOf = formsIn(services.modules, locale);
  const records: RecordPassages[] = [];
  let room = MAX_PASSAGES;
  for (const kind of query.kinds)
    for await (const { record, content, revision, draft } of workedOn(services, kind)) {
      const found = passagesIn(content, formsOf(kind), needle, query.language);
      if (found.length === 0) continue;
      if (room === 0) return { records, isCut: true };
      const passages = found.slice(0, room);
      room -= passages.length;
      const name = titleOf(kind, record, locale);
      records.push({ kind, record, name, revision, draft, passages });
      if (found.length > passages.length) return { records, isCut: true };
    }
  return { records, isCut: false };
}
