import type { Kind } from '../../../../content/records/kinds.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import type { EditingState, Scheduled } from '../../../editing/calls.ts';
import { revisionText } from '../../../editing/revision.ts';
import { translator } from '../../../i18n/translator.ts';
import { success, type Result } from '../../../result.ts';
import { scheduledOf, type ScheduledRow } from '../../repositories/schedule.ts';
import { wasPublic } from '../../repositories/versions.ts';
import { pathOfRecord } from '../../../routing/record-routes.ts';
import { checkedModules } from '../modules/library.ts';
import { checkDraft, linkErrors } from './check.ts';
import { noRecord, type EditingServices } from './save.ts';
import { loadEditable } from './editable-record.ts';

/** What is to come of a record by itself, as editors read it in their language. */
function told(
  { id, action, at, scheduled_by: by, failed }: ScheduledRow,
  locale: Locale,
): Scheduled {
  const reason = failed === null ? null : translator(locale)(`editing:notDone.${failed}`);
  return { id, action, at, by, failed: reason };
}

/** A record as it is worked on, with everything that editors have to know of it. */
export async function editingState(
  { database: { db }, modules }: EditingServices,
  kind: Kind,
  id: number,
  locale: Locale,
): Promise<Result<EditingState>> {
  const editable = await loadEditable(db, kind, id);
  if (editable === null) return noRecord(locale);
  const { record, draft, content } = editable;
  // Held against nothing: what is there already is told, not refused.
  const fieldErrors = checkDraft(
    { kind, before: content, after: content },
    await checkedModules(db, modules),
    locale,
  );
  const scheduled = await scheduledOf(db, kind, id);
  return success({
    kind,
    id,
    revision: revisionText(editable.revision),
    content,
    isPublic: record.is_online,
    isTakenOffline: !record.is_online && (await wasPublic(db, kind, id)),
    overlaps: editable.overlaps,
    saved: draft === null ? null : { at: draft.saved_at, by: draft.saved_by ?? '' },
    fieldErrors: {
      ...(await linkErrors(db, editable.public, content, { modules, locale })),
      ...(fieldErrors.ok ? fieldErrors.value : fieldErrors.failure.fields),
    },
    scheduled: scheduled.map((row) => told(row, locale)),
    paths: Object.fromEntries(
      LOCALES.map((language) => [language, pathOfRecord(kind, record, language)]),
    ) as Record<Locale, string | null>,
  });
}
