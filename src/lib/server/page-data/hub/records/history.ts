import type { Entity, Kind } from '../../../../../content/records/kinds.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { writeSourceText } from '../../../../versions/write-source.ts';
import type { RecordHistoryView } from '../../../../views/hub/record-history-view.ts';
import { versionById, versionEntries, type RecordVersion } from '../../../repositories/versions.ts';
import { isAllowed } from '../../../services/accounts/access.ts';
import type { PageContext } from '../../page/page-context.ts';
import { comparedFields } from './compared-fields.ts';
import type { HubTarget } from './record-form.ts';

type Values = Readonly<Record<string, unknown>>;

export const ID = /^[1-9]\d{0,8}$/u;

/** A state beside the present one: every field in which they differ. */
async function compared(
  context: PageContext,
  kind: Kind,
  record: Entity<Kind>,
  version: RecordVersion,
): Promise<RecordHistoryView['compared']> {
  const { locale, t } = context;
  return {
    heading: t('hub_records:history.compared', { when: formatMoment(version.saved_at, locale) }),
    version: record.version,
    id: version.id,
    fields: await comparedFields(context, kind, version.content, record as unknown as Values),
  };
}

/** The input of the page of a record's history, with the outcome of its form. */
interface HistoryInput {
  readonly version: string | null;
  readonly done: string | null;
  readonly error: string;
}

/** The history of a record; null where the address names a state that it has not. */
export async function historyView(
  context: PageContext,
  { kind, record, caller }: HubTarget & { readonly record: Entity<Kind> },
  { version, done, error }: HistoryInput,
): Promise<RecordHistoryView | null> {
  const { app, locale, t } = context;
  const { db } = app.database;
  const chosen =
    version !== null && ID.test(version)
      ? await versionById(db, kind, record.id, Number(version))
      : null;
  if (version !== null && chosen === null) return null;
  const params = { list: kind, id: record.id };
  const action = pathTo('hub-history', locale, params);
  const title = titleOf(kind, record, locale);
  const entries = await versionEntries(db, kind, record.id);
  return {
    title: `${t('hub_records:history.title')}: ${title}`,
    action,
    record: { label: title, href: pathTo('hub-record', locale, params) },
    states: entries.map(({ id, state, base, saved_at: at, saved_by: by, write_source: source }) => {
      const isNow = state === 'published' && base === record.version;
      return {
        when: formatMoment(at, locale),
        who: [by ?? '', writeSourceText(source, locale)].filter(Boolean).join(' · ') || '–',
        state: t(
          `hub_records:history.${isNow ? 'current' : state === 'draft' ? 'draft' : 'published'}`,
        ),
        href: isNow ? null : `${action}?version=${String(id)}`,
        isShown: id === chosen?.id,
      };
    }),
    compared: chosen && (await compared(context, kind, record, chosen)),
    canRestore: isAllowed(caller, kind, 'publish'),
    notice: done === 'restored' && error === '' ? t('hub_records:history.restored') : '',
    error,
  };
}
