import { randomUUID } from 'node:crypto';
import { LOCALES, type Locale } from '../../../../constants.ts';
import { RECORD_ID } from '../../../../call-patterns.ts';
import type { FieldForm } from '../../../../editing/library.ts';
import type { FormValues } from '../../../../forms/form-values.ts';
import type { Failure } from '../../../../result.ts';
import { typedAmount } from '../../../../money.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { StepForm } from '../../../../views/hub/launch-view.ts';
import type { HubField } from '../../../../views/hub/hub-view.ts';
import { allRecords, recordById } from '../../../repositories/records.ts';
import { isFirstAccount } from '../../../services/accounts/invitations/first-account.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { weekOf, weekStamp } from '../../../services/box-office/opening-week.ts';
import { settingsOf } from '../../../services/records/reference-data.ts';
import { weekFields, typedWeek } from '../hours/hours-page.ts';
import { plainField, textIn } from '../lists/plain-field.ts';
import type { PageContext } from '../../page/page-context.ts';
import { filled, plainFields } from '../records/form-fields.ts';
import { inputOf } from '../records/form-input.ts';
import { targetsOf } from '../records/form-targets.ts';
import { EVENT_AMOUNTS, legalTextOf, NEW_SERIES, STEP_RECORDS } from './steps.ts';

/** What a point's form begins with, or was refused with. */
export interface StepState {
  readonly step: string;
  readonly refused: { readonly form: FormValues; readonly failure: Failure } | null;
  /** The event that the next one is like; null: none. */
  readonly like: string | null;
}

type Values = Readonly<Record<string, unknown>>;
type Form = Omit<StepForm, 'hidden' | 'canRepeat'> & Partial<StepForm>;

/** A text in both languages, side by side, of no record. @param values what it begins with */
function languages(
  name: string,
  values: Partial<Record<Locale, string>>,
  { refused }: StepState,
  { t }: PageContext,
): HubField {
  const label = t(`launch:field.${name}`);
  const fields = LOCALES.map((locale) => {
    const own = `${name}.${locale}`;
    const language = t(`layout:language.${locale}`);
    const value = refused === null ? (values[locale] ?? '') : textIn(refused.form, own);
    const known = { name: own, label: `${label} (${language})`, value, lang: locale };
    return plainField(known, refused?.failure ?? null);
  });
  return plainField({ name, label, control: 'languages', fields });
}

function nameForm(context: PageContext, state: StepState): Form {
  const settings = settingsOf(context.data);
  return {
    fields: (['site_name', 'claim'] as const).map((key) =>
      languages(key, settings[key], state, context),
    ),
    hidden: [{ name: 'version', value: String(settings.version) }],
  };
}

/** Who uses the first account; somebody else sees where it is locked. */
async function accountForm(
  { app, locale, t }: PageContext,
  { refused }: StepState,
  { user }: Caller,
): Promise<Form> {
  const href = pathTo('hub-list', locale, { list: 'users' });
  if (user === null || !(await isFirstAccount(app.accounts, user.id)))
    return { fields: [], elsewhere: { label: t('launch:toAccounts'), href } };
  const fields = (['email', 'first_name', 'last_name'] as const).map((name) =>
    plainField(
      {
        name,
        label: t(`launch:field.${name}`),
        value: textIn(refused?.form ?? null, name),
        isRequired: true,
      },
      refused?.failure ?? null,
    ),
  );
  return { fields };
}

async function hoursForm(context: PageContext, { refused }: StepState): Promise<Form> {
  const all = await allRecords(context.app.database.db, 'opening_hours');
  const typed = refused && { typed: typedWeek(refused.form), failure: refused.failure };
  return {
    fields: [],
    week: weekFields(context, weekOf(all), typed),
    hidden: [{ name: 'stamp', value: weekStamp(all) }],
  };
}

/** What a ticket costs, how many there are, and a series that is not there yet. */
function eventFields(
  values: Readonly<Record<string, string>>,
  state: StepState,
  context: PageContext,
): readonly HubField[] {
  const { t } = context;
  const { refused } = state;
  const field = (name: string, more: Partial<HubField> = {}) =>
    plainField(
      {
        name,
        label: t(`launch:field.${name}`),
        value: refused === null ? (values[name] ?? '') : textIn(refused.form, name),
        ...more,
      },
      refused?.failure ?? null,
    );
  return [
    ...EVENT_AMOUNTS.map((name) => field(name, { hint: t(`launch:hint.${name}`) })),
    field('seats', { control: 'number', range: [0, 100_000], hint: t('launch:hint.seats') }),
    languages(NEW_SERIES, {}, state, context),
  ];
}

/** What the next event has of the last one: where it is, what it is, what it costs, and its series. */
async function likeEvent({ app, locale }: PageContext, id: string | null) {
  if (id === null || !RECORD_ID.test(id)) return null;
  const event = await recordById(app.database.db, 'event', Number(id));
  if (event === null) return null;
  const [{ prices, seats } = { prices: [], seats: null }] = event.seat_groups;
  const [price = '', reduced = ''] = prices.map((each) => typedAmount(each.price, locale));
  return { event, amounts: { price, reduced, seats: seats === null ? '' : String(seats) } };
}

/** The fields of a point in its order, without choices between nothing. */
function fieldsOf(step: string, { data, locale }: PageContext): readonly FieldForm[] {
  const { kind = 'page', fields: keys = [] } = STEP_RECORDS[step] ?? {};
  const all = plainFields(kind, locale);
  const shown = keys.filter((key) => key !== 'series' || data.series.size > 0);
  return shown.flatMap((key) => all.find((field) => field.key === key) ?? []);
}

async function recordForm(context: PageContext, state: StepState): Promise<Form> {
  const { step, refused, like } = state;
  const fields = fieldsOf(step, context);
  const legal = legalTextOf(context, step);
  const last = step === 'event' ? await likeEvent(context, like) : null;
  const { room, exhibition_type, series, is_free } = last?.event ?? {};
  const begun: Values =
    step === 'event' ? { room, exhibition_type, series, is_free } : { ...legal };
  const values =
    refused === null
      ? begun
      : inputOf(fields, { form: refused.form, media: new Map(), keepsEmpty: true });
  const filling = {
    context,
    targets: await targetsOf(context, fields, values, null),
    errors: refused?.failure.fields ?? {},
    older: new Map(),
    open: '',
  };
  const shown = filled(fields, values, filling);
  if (step !== 'event')
    return { fields: shown, hidden: [{ name: 'version', value: String(legal?.version ?? 0) }] };
  const end = shown.findIndex(({ name }) => name === 'date_end');
  const amounts = eventFields(last?.amounts ?? {}, state, context);
  return {
    fields: [...shown.slice(0, end), ...amounts, ...shown.slice(end)],
    canRepeat: true,
  };
}

/** The form in which a point is done, or the way to where it is. */
export async function stepForm(
  context: PageContext,
  state: StepState,
  caller: Caller,
): Promise<StepForm> {
  const { step } = state;
  const form =
    step === 'name'
      ? nameForm(context, state)
      : step === 'account'
        ? await accountForm(context, state, caller)
        : step === 'hours'
          ? await hoursForm(context, state)
          : await recordForm(context, state);
  const key = { name: '~key', value: randomUUID() };
  return { canRepeat: false, ...form, hidden: [...(form.hidden ?? []), key] };
}
