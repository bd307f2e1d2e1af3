import { dayOf } from '../../../../dates/dates.ts';
import { failure, FAILURE_STATUS, type Failure } from '../../../../result.ts';
import type { CopiesView } from '../../../../views/hub/series-view.ts';
import { type Caller, actorOf } from '../../../services/accounts/user.ts';
import { copyEvents } from '../../../services/event-series/copy-events.ts';
import { isUndoName, newUndoName } from '../../../services/hub/undo.ts';
import { formRefused, readForm } from '../../../services/request/read-form.ts';
import { textIn } from '../../../page-data/hub/lists/plain-field.ts';
import { madeAddress } from './make-series.ts';
import { seasonOf } from '../../../page-data/hub/series/series-warnings.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { copiesView, type ShownCopies } from '../../../page-data/hub/copies/copies-view.ts';
import {
  chosenEvents,
  copyQuery,
  daysOf,
  MAX_COPIES,
} from '../../../page-data/hub/copies/copy-choice.ts';
import { copyRows, seenIn, type CopyRows } from '../../../page-data/hub/copies/copy-rows.ts';

export type CopiesAnswer =
  | Response
  | { readonly location: string }
  | { readonly status: number; readonly isRefused: boolean; readonly view: CopiesView };

const shownAs = (context: PageContext, shown: ShownCopies): CopiesAnswer => ({
  status: shown.failure === null ? 200 : FAILURE_STATUS[shown.failure.code],
  isRefused: shown.failure !== null,
  view: copiesView(context, shown),
});

/** What is wrong with the whole; null: nothing is. */
function wholeFailure(rows: CopyRows | null, { t }: PageContext): Failure | null {
  if (rows === null || Object.keys(rows.errors).length === 0) return null;
  return failure('invalid', t('event_series:error.whole'), rows.errors).failure;
}

/** What an address or a form chooses, with the dates of the copies. */
async function chosen(context: PageContext, search: URLSearchParams, form: FormData | null) {
  const query = copyQuery(search);
  const days = daysOf(query);
  const events = days === null ? null : await chosenEvents(context, query);
  const isTooMany = events !== null && events.length > MAX_COPIES;
  const rows =
    events === null || days === null || isTooMany
      ? null
      : await copyRows(context, events, { days, form });
  return { query, rows, isTooMany, isBroken: days === null };
}

const chosenCopies = (context: PageContext, { rows }: CopyRows) =>
  rows.flatMap(({ event, isOn, moments }) =>
    isOn && moments !== null
      ? [{ source: event, moments, season: seasonOf(context, dayOf(moments.date_start)) }]
      : [],
  );

async function answerSent(
  context: PageContext,
  caller: Caller,
  sent: Request,
  search: URLSearchParams,
): Promise<CopiesAnswer> {
  const { app, locale, t } = context;
  const read = await readForm(sent, locale, 'editor');
  if (!read.ok) return formRefused(read.failure);
  const form = read.value;
  const key = textIn(form, 'key');
  if (!isUndoName(key)) return formRefused(failure('invalid', t('system:form.broken')).failure);
  const { rows, ...rest } = await chosen(context, search, form);
  const shown = { ...rest, rows, key, notice: '', failure: wholeFailure(rows, context) };
  if (rows === null || shown.failure !== null || textIn(form, 'do') !== 'create')
    return shownAs(context, shown);
  const seen = new Set(form.getAll('seen'));
  if (rows.rows.flatMap(seenIn).some((text) => !seen.has(text)))
    return shownAs(context, { ...shown, notice: t('event_series:unseen') });
  const order = { key, user: caller.user?.id ?? '', copies: chosenCopies(context, rows) };
  const made = await copyEvents(app, order, {
    locale,
    actor: actorOf(caller, locale),
    source: 'hub',
  });
  if (!made.ok) return shownAs(context, { ...shown, failure: made.failure });
  return { location: madeAddress(context, key, made.value.events) };
}

/** Events of a season, or chosen ones, copied to a later time: the page, or what its form did. */
export async function answerCopies(
  context: PageContext,
  caller: Caller,
  { sent, search }: { readonly sent: Request | null; readonly search: URLSearchParams },
): Promise<CopiesAnswer> {
  if (sent !== null) return answerSent(context, caller, sent, search);
  const { isBroken, ...rest } = await chosen(context, search, null);
  const { t } = context;
  const days = isBroken ? { days: t('event_copies:daysError') } : null;
  const refused = days && failure('invalid', t('event_series:error.whole'), days).failure;
  const key = newUndoName();
  return shownAs(context, { ...rest, notice: '', failure: refused, key });
}
