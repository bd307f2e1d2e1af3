import type { Entity, Kind } from '../../../../../content/records/kinds.ts';
import { FAILURE_STATUS, failure, success, type Result } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { RecordHistoryView } from '../../../../views/hub/record-history-view.ts';
import { actorOf } from '../../../services/accounts/user.ts';
import { formRefused, readForm } from '../../../services/request/read-form.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { historyView, ID } from '../../../page-data/hub/records/history.ts';
import type { HubTarget } from '../../../page-data/hub/records/record-form.ts';
import { versionById } from '../../../repositories/versions.ts';
import { checkReadAccess } from '../../../services/accounts/access.ts';
import { inputOf } from '../../../services/records/record-input.ts';
import { textIn } from '../../../page-data/hub/lists/plain-field.ts';
import { fieldsOf } from '../../../page-data/hub/records/compared-fields.ts';

/** The history of a record with what its form did; null: the address names no state of it. */
export async function answerHistory(
  context: PageContext,
  target: HubTarget & { readonly record: Entity<Kind> },
  { sent, search }: { readonly sent: Request | null; readonly search: URLSearchParams },
): Promise<
  | Response
  | { readonly location: string }
  | { readonly status: number; readonly view: RecordHistoryView }
  | null
> {
  const asked = { version: search.get('version'), done: search.get('done'), error: '' };
  if (sent === null) {
    const view = await historyView(context, target, asked);
    return view && { status: 200, view };
  }
  const form = await readForm(sent, context.locale, 'editor');
  if (!form.ok) return formRefused(form.failure);
  const restored = await restoreFields(context, target, form.value);
  const params = { list: target.kind, id: target.record.id };
  const href = pathTo('hub-history', context.locale, params);
  if (restored.ok) return { location: `${href}?done=restored` };
  const { code, message, fields } = restored.failure;
  const error = [message, ...Object.values(fields ?? {})].join(' ');
  const view = await historyView(context, target, { ...asked, error });
  return view && { status: FAILURE_STATUS[code], view };
}

/** Brings chosen fields of a record back as a state had them. */
export async function restoreFields(
  { app, locale, t }: PageContext,
  { kind, record, caller }: HubTarget & { readonly record: Entity<Kind> },
  form: FormData,
): Promise<Result<null>> {
  const denial = checkReadAccess(caller, { subject: kind, action: 'publish' }, locale);
  if (denial !== null) return { ok: false, failure: denial };
  const [state, version] = [textIn(form, 'state'), textIn(form, 'version')];
  const chosen =
    ID.test(state) && (await versionById(app.database.db, kind, record.id, Number(state)));
  if (!chosen || !ID.test(version)) return failure('invalid', t('system:form.broken'));
  const asked = form.getAll('field');
  const wanted = fieldsOf(kind).filter((name) => asked.includes(name));
  if (wanted.length === 0) return failure('invalid', t('hub_records:history.nothing'));
  const then = Object.fromEntries(wanted.map((name) => [name, chosen.content[name]]));
  const input = { ...inputOf(kind, record), ...then };
  const how = { locale, actor: actorOf(caller, locale), source: 'restore' } as const;
  const saved = await app.records.update(
    kind,
    { id: record.id, version: Number(version) },
    input,
    how,
  );
  return saved.ok ? success(null) : saved;
}
