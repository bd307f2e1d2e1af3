import { isKind, isVersioned, type Kind } from '../../../../../content/records/kinds.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { namesById } from '../../../repositories/hub/record-names.ts';
import {
  answersOfAll,
  notesMeaning,
  threadsOfAll,
  type NotedRecord,
  type StoredNote,
} from '../../../repositories/notes/notes.ts';
import { allUsers } from '../../../repositories/users.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { namesIn, noteDenial } from '../../../services/notes/note-list.ts';
import { HUB_PAGE_SIZE, type HubList, matches } from '../lists/hub-list.ts';
import type { PageContext } from '../../page/page-context.ts';

/** So much of a note stands in its row. */
const ROW_CHARACTERS = 120;

/** Who writes pages has notes; who writes other records alone has no page to put one on. */
const WRITE = { subject: 'page', action: 'write' } as const;

/** The record that a note is about; null: of a kind that no longer has notes. */
export const recordOf = ({
  kind,
  record,
}: Pick<StoredNote, 'kind' | 'record'>): NotedRecord | null =>
  isKind(kind) && isVersioned(kind) ? { kind, id: record } : null;

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length <= ROW_CHARACTERS ? line : `${line.slice(0, ROW_CHARACTERS - 1).trimEnd()}…`;
};

/** What the records that notes are about are called; those that are gone are left out. */
async function titlesOf(
  records: readonly NotedRecord[],
  { app, locale }: PageContext,
): Promise<(record: NotedRecord) => string | undefined> {
  const names = new Map<string, string>();
  const nameOf = (kind: Kind, id: number) => `${kind}:${String(id)}`;
  for (const [kind, ofKind] of Map.groupBy(records, (record) => record.kind)) {
    const ids = [...new Set(ofKind.map(({ id }) => id))];
    for (const [id, record] of await namesById(app.database.db, kind, ids))
      names.set(nameOf(kind, id), titleOf(kind, record, locale));
  }
  return ({ kind, id }) => names.get(nameOf(kind, id));
}

/** Notes that somebody may read: first those that mean them or that they wrote, the newest first. */
async function notesFor(context: PageContext, part: string, caller: Caller) {
  const { db } = context.app.database;
  const user = caller.user?.id ?? '';
  const [threads, meaning, answers] = await Promise.all([
    threadsOfAll(db, part === 'resolved'),
    notesMeaning(db, user),
    answersOfAll(db),
  ]);
  const counts = Map.groupBy(answers, ({ parent }) => parent);
  const readable = threads.flatMap((note) => {
    const record = recordOf(note);
    if (record === null || noteDenial(caller, record.kind, context.locale) !== null) return [];
    const isMine = meaning.has(note.id) || (user !== '' && note.created_by === user);
    return [{ note, record, isMine, answers: counts.get(note.id)?.length ?? 0 }];
  });
  const mine = readable.filter(({ isMine }) => isMine);
  return part === 'mine' ? mine : [...mine, ...readable.filter(({ isMine }) => !isMine)];
}

/** What editors wrote to each other about pages, and nobody has resolved yet. */
export const NOTES: HubList = {
  key: 'notes',
  group: 'site',
  right: WRITE,
  columns: ['note', 'note_place', 'note_by', 'note_at', 'note_answers'],
  parts: ['mine', 'resolved'],
  async rows(context, { text, page, part = '' }, caller) {
    const { app, locale, t } = context;
    const nameOf = namesIn(await allUsers(app.database.db));
    const found = await notesFor(context, part, caller);
    const titleFor = await titlesOf(
      found.map(({ record }) => record),
      context,
    );
    const shown = found
      .map(({ note, record, answers }) => ({
        note,
        answers,
        place: titleFor(record) ?? t('notes:place.gone'),
        by: nameOf(note.created_by) || t('notes:somebody'),
      }))
      .filter(({ note, place, by }) => matches(`${note.body} ${place} ${by}`, text));
    const start = (page - 1) * HUB_PAGE_SIZE;
    const rows = shown.slice(start, start + HUB_PAGE_SIZE).map(({ note, place, by, answers }) => ({
      id: String(note.id),
      href: pathTo('hub-note', locale, { id: note.id }),
      cells: [
        shortened(note.body),
        place,
        by,
        formatMoment(note.created_at, locale),
        String(answers),
      ],
      actions: [note.resolved_at === null ? 'resolve' : 'reopen'],
    }));
    return { rows, total: shown.length };
  },
  actions: [
    { name: 'resolve', right: WRITE },
    { name: 'reopen', right: WRITE },
  ],
};
