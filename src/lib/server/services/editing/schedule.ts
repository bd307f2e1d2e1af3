import type { Transaction } from 'kysely';
import type { InputOf } from '../../../../content/records/define.ts';
import type { Kind, Records } from '../../../../content/records/kinds.ts';
import { DEFAULT_LOCALE } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import type { Database } from '../../db/schema.ts';
import { isInPublic } from '../../db/tables/editing-schema.ts';
import {
  failScheduled,
  forgetScheduled,
  isAnythingDue,
  scheduledOf,
  takeDue,
  type ScheduledRow,
} from '../../repositories/schedule.ts';
import { forgetVersion, versionById } from '../../repositories/versions.ts';
import { noRecord, type EditingServices, type Editor } from './save.ts';
import { settleCopy } from './settle.ts';
import { loadEditable } from './editable-record.ts';

/** What is due is done within a second. */
const LOOK_MS = 500;
/** So that a crowd of due entries does not hold up everything else. */
const MAX_AT_ONCE = 100;

type Tx = Transaction<Database>;
type Why = NonNullable<ScheduledRow['failed']>;

/** Nobody waits for an answer: what is refused is told by its reason only. */
const refused = (why: Why) => failure('conflict', why);

async function publishDue({ records, modules }: EditingServices, tx: Tx, row: ScheduledRow) {
  const { kind, record: id, version_id: versionId, scheduled_by: by } = row;
  const editable = await loadEditable(tx, kind, id);
  const version = versionId === null ? null : await versionById(tx, kind, id, versionId);
  if (editable === null || version === null) return refused('gone');
  // What became public meanwhile was not seen by whoever ordered this.
  const isPart = isInPublic(version.base) && editable.record.is_online;
  if (!isPart && version.base !== editable.record.version) return refused('changed');
  const content = isPart ? editable.public : version.content;
  const input = { ...content, is_online: true } as unknown as InputOf<Records[Kind]>;
  const locale = DEFAULT_LOCALE;
  const saved = await records.updateIn(tx, { ...editable.record, kind }, input, {
    locale,
    by,
    source: 'schedule',
  });
  if (!saved.ok) return refused('invalid');
  await settleCopy(
    tx,
    { kind, saved: saved.value, copy: version.id, editable, language: row.language },
    modules,
    locale,
  );
  await forgetVersion(tx, version.id);
  return success(null);
}

async function hideDue({ records }: EditingServices, tx: Tx, row: ScheduledRow) {
  const editable = await loadEditable(tx, row.kind, row.record);
  if (editable === null) return refused('gone');
  if (!editable.record.is_online) return success(null);
  const hidden = await records.hideIn(tx, row.kind, editable.record, {
    locale: DEFAULT_LOCALE,
    by: row.scheduled_by,
    source: 'schedule',
  });
  return hidden.ok ? success(null) : refused('changed');
}

/** Does the first thing that is due. @returns false when nothing was */
async function doNext(app: EditingServices): Promise<boolean> {
  const { database, records, now } = app;
  let taken: ScheduledRow | null = null;
  const done: Result<null> = await records.write(async (tx) => {
    taken = await takeDue(tx, instantText(now()));
    const row: ScheduledRow | null = taken;
    if (row === null) return success(null);
    await records.holdIn(tx, row.kind, row.record);
    const result = await (row.action === 'publish' ? publishDue : hideDue)(app, tx, row);
    if (result.ok) await forgetScheduled(tx, row.id);
    return result;
  });
  const row = taken as ScheduledRow | null;
  if (row !== null && !done.ok) {
    const why = (['changed', 'invalid', 'gone'] as const).find(
      (one) => one === done.failure.message,
    );
    await failScheduled(database.db, row.id, why ?? 'invalid');
  }
  return row !== null;
}

/** Publishes and takes off the site what is due now, each thing as a whole or not at all. */
export async function doDue(app: EditingServices): Promise<void> {
  if (!(await isAnythingDue(app.database.db, instantText(app.now())))) return;
  for (let done = 0; done < MAX_AT_ONCE; done += 1) if (!(await doNext(app))) return;
}

/** Takes back what was to happen. */
export async function cancelScheduled(
  { records }: EditingServices,
  { kind, id, entry }: { readonly kind: Kind; readonly id: number; readonly entry: number },
  { locale }: Editor,
): Promise<Result<null>> {
  return records.write(async (tx) => {
    const row = (await scheduledOf(tx, kind, id)).find((one) => one.id === entry);
    if (row === undefined) return noRecord(locale);
    await forgetScheduled(tx, entry);
    if (row.version_id !== null) await forgetVersion(tx, row.version_id);
    return success(null);
  });
}

/** Looks again and again for what is due; several processes may. */
export function startSchedule(
  app: EditingServices,
  report: ErrorReporter,
): {
  readonly close: () => Promise<void>;
} {
  let running: Promise<void> | null = null;
  const look = async () => {
    try {
      await doDue(app);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      report.report('What was scheduled could not be done.', { why });
    } finally {
      running = null;
    }
  };
  const timer = setInterval(() => {
    running ??= look();
  }, LOOK_MS);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
