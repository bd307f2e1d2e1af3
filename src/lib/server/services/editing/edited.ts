import { isReferenceKind, type Kind } from '../../../../content/records/kinds.ts';
import type { EditingPage } from '../../../views/page.ts';
import { recordById } from '../../repositories/records.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import type { ReferenceData } from '../records/reference-data.ts';
import type { RecordRef } from './record-at-path.ts';
import { recordInState } from './record-in-state.ts';
import type { EditingServices } from './save.ts';

/** What an editor's address asks for beside the page. */
export interface EditingInput {
  readonly mode: EditingPage['mode'];
  readonly version: number | null;
  readonly at: Date | null;
  /** The address names a time that is none. */
  readonly isTimeUnread: boolean;
}

/** A page that is shown in another state than visitors see it in. */
export interface Edited {
  readonly page: EditingPage;
  /** Modules that visitors do not see are shown, and texts marked. */
  readonly isEdited: boolean;
  /** The record in that state; undefined for any other one. */
  record<K extends Kind>(kind: K, id: number): Entity<K> | undefined;
  /** The same among what pages read from memory. */
  instead(data: ReferenceData): Partial<ReferenceData>;
}

/** A page stands at its public address until another one is public, too. */
async function addressOf(
  { database: { db } }: EditingServices,
  named: RecordRef | null,
): Promise<Partial<Pick<Entity<'page'>, 'urls'>>> {
  const page = named?.kind === 'page' ? await recordById(db, 'page', named.id) : null;
  return page === null ? {} : { urls: page.urls };
}

/**
 * A record's page in the state that somebody asks for.
 * @param named null: the page of no record, or of nobody who may see more
 * @returns null where the record has no such version
 */
export async function editedRecord(
  app: EditingServices,
  named: RecordRef | null,
  { mode, version, at, isTimeUnread }: EditingInput,
): Promise<Edited | null> {
  const state = version === null ? ({ draft: true } as const) : { version };
  const draft = named && (await recordInState(app, named.kind, named.id, state));
  if (version !== null && draft === null) return null;
  const edited = draft && { ...draft, is_online: true, ...(await addressOf(app, named)) };
  return {
    page: {
      mode,
      version,
      at: at?.toISOString() ?? null,
      isTimeUnread,
      record: draft && named,
    },
    isEdited: mode === 'edit',
    record: (kind, id) =>
      named?.kind === kind && named.id === id ? ((edited as never) ?? undefined) : undefined,
    instead(data) {
      if (named === null || edited === null || !isReferenceKind(named.kind)) return {};
      const recordsById: ReadonlyMap<number, unknown> = data[named.kind];
      return { [named.kind]: new Map([...recordsById, [named.id, edited]]) };
    },
  };
}

/** What is shown of a record that is not public to whoever may read it. */
export const offlineRecord = (app: EditingServices, named: RecordRef): Promise<Edited | null> =>
  editedRecord(app, named, { mode: 'offline', version: null, at: null, isTimeUnread: false });

/**
 * A page with the draft of a shared section, as both are worked on.
 * @returns null where there is no such section
 */
export async function editedWithSection(
  app: EditingServices,
  named: RecordRef | null,
  section: number,
): Promise<Edited | null> {
  const state = { mode: 'section', version: null, at: null, isTimeUnread: false } as const;
  const drafted = await editedRecord(app, { kind: 'shared_section', id: section }, state);
  const page = await editedRecord(app, named, state);
  if (page === null || drafted?.record('shared_section', section) === undefined) return null;
  return {
    ...page,
    instead: (data) => ({ ...page.instead(data), ...drafted.instead(data) }),
  };
}
