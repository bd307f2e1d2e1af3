import type { EventMoments } from '../../../../programme/event-times.ts';
import { FAILURE_STATUS, failure, type Failure } from '../../../../result.ts';
import { textIn } from '../../../../i18n/localized.ts';
import type { SeriesView } from '../../../../views/hub/series-view.ts';
import { checkReadAccess } from '../../../services/accounts/access.ts';
import { type Caller, actorOf } from '../../../services/accounts/user.ts';
import { makeSeries, previewSeries } from '../../../services/event-series/make-series.ts';
import { isUndoName, newUndoName } from '../../../services/hub/undo.ts';
import { formRefused, readForm } from '../../../services/request/read-form.ts';
import { afterBulk } from '../../../page-data/hub/records/list-bulk.ts';
import { hubListLink } from '../../../page-data/hub/lists/hub-link.ts';
import { afterStep, placeAfter, stepOf } from '../../../page-data/hub/form-help/form-rows.ts';
import { namedKindsOf, newNamesDenial } from '../../../page-data/hub/form-help/new-name-fields.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { beginning } from '../../../page-data/hub/series/series-copy.ts';
import {
  hasDates,
  readDates,
  scheduledDates,
  type SeriesDate,
  type SeriesDates,
} from '../../../page-data/hub/series/series-dates.ts';
import { seriesFields, type SeriesFields } from '../../../page-data/hub/series/series-fields.ts';
import {
  atFields,
  isUsualAccess,
  lacksPrices,
  partsOf,
  planEvent,
  stateOf,
  type SeriesState,
} from '../../../page-data/hub/series/series-form.ts';
import { orderOf, rowsIn, type SeriesParts } from '../../../page-data/hub/series/series-order.ts';
import { priceErrors, rowsOf } from '../../../page-data/hub/series/series-prices.ts';
import { previewView } from '../../../page-data/hub/series/series-preview.ts';
import { readSchedule } from '../../../page-data/hub/series/series-schedule.ts';
import { seriesView } from '../../../page-data/hub/series/series-view.ts';
import { warningsOf } from '../../../page-data/hub/series/series-warnings.ts';
import type { EventEntity } from '../../../../../content/records/event.ts';

export type SeriesAnswer =
  | Response
  | { readonly location: string }
  | { readonly status: number; readonly isRefused: boolean; readonly view: SeriesView };

/** What one request to the form knows. */
interface SeriesFormInput {
  readonly context: PageContext;
  readonly caller: Caller;
  readonly fields: SeriesFields;
  readonly key: string;
}

/** The first step again, with what was typed. */
async function firstStep(
  { context, caller, key }: SeriesFormInput,
  state: SeriesState,
  told: { failure?: Failure; form?: FormData; place?: string; notice?: string } = {},
): Promise<SeriesAnswer> {
  const { failure: refused = null, form = null, place = '', notice = '' } = told;
  const fields = seriesFields(context.locale, namedKindsOf(caller, 'write'));
  const shown = { state, failure: refused, form, place, notice, key };
  const status = refused === null ? 200 : FAILURE_STATUS[refused.code];
  return { status, isRefused: refused !== null, view: await seriesView(context, fields, shown) };
}

/** What is wrong with the first step before anything is previewed; null: nothing is. */
function firstErrors({ context, caller }: SeriesFormInput, state: SeriesState, parts: SeriesParts) {
  const { locale, t } = context;
  if (parts.isOnline) {
    const denial = checkReadAccess(caller, { subject: 'event', action: 'publish' }, locale);
    if (denial !== null) return { ...denial, fields: { is_online: denial.message } };
  }
  const names = newNamesDenial(caller, state.values, locale);
  if (names !== null) return names;
  const schedule = readSchedule(state.typed, state.weekdays, t);
  const wrong = {
    ...(!schedule.ok && schedule.failure.fields),
    ...priceErrors(rowsIn(state.values), t),
  };
  if (Object.keys(wrong).length === 0) return null;
  return failure('invalid', t('event_series:error.whole'), wrong).failure;
}

const chosenOf = ({ dates }: SeriesDates) =>
  dates.filter(({ isOn }) => isOn).map(({ moments }) => moments);

/** A date to try: what else is wrong is told at once with what is wrong with the dates. */
const sampleOf = (dates: readonly SeriesDate[]): readonly EventMoments[] =>
  dates.length === 0
    ? [{ date_start: '2000-01-01T00:00:00Z', date_end: null, doors: null }]
    : dates.slice(0, 1).map(({ moments }) => moments);

/** Whether a chosen date has a warning that nobody has been shown. */
function hasUnseen(
  dates: readonly SeriesDate[],
  warnings: readonly (readonly string[])[],
  form: FormData,
): boolean {
  const seen = new Set(form.getAll('seen'));
  return dates.some(
    ({ isOn, day }, index) => isOn && warnings[index]?.some((text) => !seen.has(`${day} ${text}`)),
  );
}

/** The second step, or the making of what it shows. */
async function secondStep(
  input: SeriesFormInput,
  form: FormData,
  state: SeriesState,
): Promise<SeriesAnswer> {
  const { context, caller, key, fields } = input;
  const { locale, t, app } = context;
  const parts = await partsOf(context, state, caller);
  const wrong = firstErrors(input, state, parts);
  const schedule = readSchedule(state.typed, state.weekdays, t);
  const how = { locale, actor: actorOf(caller, locale), source: 'hub' } as const;
  const who = { key, user: caller.user?.id ?? '' };
  const first = schedule.ok ? scheduledDates(schedule.value) : [];
  const outcome = await previewSeries(app, orderOf(context, parts, sampleOf(first), who), how);
  if (!outcome.ok || wrong !== null) {
    const refused = outcome.ok ? null : atFields(outcome.failure);
    const fields = { ...refused?.fields, ...wrong?.fields };
    const failed = wrong ?? refused ?? failure('invalid', t('event_series:error.whole')).failure;
    return firstStep(input, state, { failure: { ...failed, fields }, form });
  }
  const isLeft = hasDates(form);
  const dates = isLeft ? readDates(first, form, t) : { dates: first, errors: {} };
  const warnings = await warningsOf(context, Number(state.values['room']), dates.dates);
  const isUnseen = hasUnseen(dates.dates, warnings, form);
  const hasErrors = Object.keys(dates.errors).length > 0;
  const isCreate = form.get('do') === 'create' && isLeft;
  if (isCreate && !hasErrors && !isUnseen) {
    const order = orderOf(context, parts, chosenOf(dates), who);
    const made = await makeSeries(app, order, how);
    if (!made.ok) return firstStep(input, state, { failure: atFields(made.failure), form });
    return { location: madeAddress(context, key, made.value.events) };
  }
  const shown = { form, state, dates, warnings, parts, made: outcome.value, key };
  const preview = await previewView(context, fields, shown, isCreate && isUnseen);
  const isRefused = isLeft && hasErrors;
  return { status: isRefused ? FAILURE_STATUS.invalid : 200, isRefused, view: preview };
}

/** The list with nothing but what was made, and how to undo it. */
export function madeAddress(context: PageContext, key: string, ids: readonly number[]): string {
  const { href } = hubListLink('event', context);
  const query = new URLSearchParams({ period: 'all', ids: ids.join(',') });
  return afterBulk(`${href}?${query}`, { done: 'create', count: ids.length, undo: key });
}

/** What a form that was sent leads to. */
async function answerSent(
  context: PageContext,
  caller: Caller,
  sent: Request,
): Promise<SeriesAnswer> {
  const { locale, t } = context;
  const fields = seriesFields(locale);
  const read = await readForm(sent, locale, 'editor');
  if (!read.ok) return formRefused(read.failure);
  const form = read.value;
  const sentKey = form.get('key');
  if (typeof sentKey !== 'string' || !isUndoName(sentKey))
    return formRefused(failure('invalid', t('system:form.broken')).failure);
  const input = { context, caller, fields, key: sentKey };
  const step = stepOf(form);
  if (step !== null) {
    const state = await stateOf(context, fields, form, true);
    const values = afterStep(state.values, step) as SeriesState['values'];
    return firstStep(input, { ...state, values }, { form, place: placeAfter(values, step) });
  }
  const wish = form.get('do');
  const state = await stateOf(context, fields, form, wish === 'change' || wish === 'plan');
  if (wish === 'change') return firstStep(input, state);
  const plan = wish === 'plan' || lacksPrices(state) ? await planEvent(context, state) : null;
  const filled = plan === null ? form : withPlan(form, state, plan);
  const after = plan === null ? state : await stateOf(context, fields, filled, wish === 'plan');
  if (wish !== 'plan') return secondStep(input, filled, after);
  if (plan !== null) {
    const title = textIn(plan.title, locale);
    return firstStep(input, after, { notice: t('event_series:planTaken', { title }) });
  }
  const reason = { room: t('event_series:error.noPlan') };
  const { failure: nothing } = failure('invalid', t('event_series:error.whole'), reason);
  return firstStep(input, after, { failure: nothing });
}

/** The form of several events at once with what was done with it. */
export async function answerSeries(
  context: PageContext,
  caller: Caller,
  { sent, search }: { readonly sent: Request | null; readonly search: URLSearchParams },
): Promise<SeriesAnswer> {
  if (sent === null) {
    const fields = seriesFields(context.locale);
    const key = newUndoName();
    return firstStep(
      { context, caller, fields, key },
      await beginning(context, search.get('from')),
    );
  }
  return answerSent(context, caller, sent);
}

/** A form with the prices of another event, and with its access facts where nothing was said of them. */
export function withPlan(form: FormData, { values }: SeriesState, event: EventEntity): FormData {
  const changed = new FormData();
  const isUsual = isUsualAccess(values);
  for (const [name, value] of form)
    if (!/^prices\./u.test(name) && name !== 'plan_of' && !(isUsual && /^access\./u.test(name)))
      changed.append(name, value);
  for (const [index, row] of rowsOf(event).entries())
    for (const [name, value] of Object.entries(row))
      changed.append(`prices.${String(index)}.${name}`, value === null ? '' : String(value));
  if (isUsual)
    for (const [name, value] of Object.entries(event.access))
      if (value !== false)
        changed.append(`access.${name}`, value === true ? 'true' : String(value));
  changed.append('plan_of', String(event.id));
  return changed;
}
