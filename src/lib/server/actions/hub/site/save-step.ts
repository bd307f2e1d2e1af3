import type { Kind } from '../../../../../content/records/kinds.ts';
import { LOCALES, type Locale } from '../../../../constants.ts';
import { amountFrom } from '../../../../../content/fields/amount-form.ts';
import { failure, success, type Failure, type Result } from '../../../../result.ts';
import {
  EVENT_AMOUNTS,
  legalTextOf,
  NEW_SERIES,
  STEP_RECORDS,
} from '../../../page-data/hub/site/steps.ts';
import { takeFirstAccount } from '../../../services/accounts/invitations/first-account.ts';
import { type Caller, actorOf, userActor } from '../../../services/accounts/user.ts';
import { inputOf as inputOfRecord } from '../../../services/records/record-input.ts';
import { doOnce } from '../../../services/hub/create-once.ts';
import { filledIn } from '../../../page-data/hub/form-help/fill-in.ts';
import { textIn, versionIn } from '../../../page-data/hub/lists/plain-field.ts';
import { plainFields } from '../../../page-data/hub/records/form-fields.ts';
import { inputOf } from '../../../page-data/hub/records/form-input.ts';
import { pricingOf } from '../../../page-data/hub/series/series-prices.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { beginPage } from '../../editorial/begin-page.ts';
import { sendWeek } from '../tools/save-week.ts';

/** What was made, where the next one is to be like it; null: nothing is like it. */
type Saved = Result<{ readonly id: number | null }>;

const SAVED: Saved = success({ id: null });

/** Seats that are not numbered, as prices name them; its words in other languages are `event.json`. */
const FREE_SEATING = 'Freie Platzwahl';
const PRICE_KINDS = { price: '', reduced: 'Ermäßigt' } as const;

/** What an event costs, and how many seats it has: those of its hall where nobody says. */
function pricesIn(form: FormData, room: unknown, { data, t }: PageContext): Result<object> {
  const typed = EVENT_AMOUNTS.map((name) => [name, textIn(form, name).trim()] as const);
  const errors = typed
    .filter(([, text]) => text !== '' && amountFrom(text) === null)
    .map(([name]) => [name, t('event_series:error.price')] as const);
  if (errors.length > 0)
    return failure('invalid', t('event_series:error.whole'), Object.fromEntries(errors));
  const said = textIn(form, 'seats').trim();
  const seats = /^\d{1,6}$/u.test(said) ? Number(said) : (data.room.get(Number(room))?.seats ?? 0);
  const rows = typed
    .filter(([, text]) => text !== '')
    .map(([name, price]) => ({
      name: FREE_SEATING,
      text: PRICE_KINDS[name],
      price,
      seats: seats === 0 ? null : seats,
    }));
  return success(rows.length === 0 ? {} : pricingOf(rows, []));
}

/** The name of a series that an event is the first of; null: there is none. */
function newSeries(form: FormData): Readonly<Record<Locale, string>> | null {
  const said = LOCALES.map((locale) => [locale, textIn(form, `${NEW_SERIES}.${locale}`).trim()]);
  if (said.every(([, text]) => text === '')) return null;
  return Object.fromEntries(said) as Record<Locale, string>;
}

/** What is wrong with the name of a series, at its field of this form. */
function atNewSeries({ fields = {}, ...refused }: Failure): Saved {
  const found = Object.entries(fields).map(
    ([name, text]) => [name.replace(/^name/u, NEW_SERIES), text] as const,
  );
  return { ok: false, failure: { ...refused, fields: Object.fromEntries(found) } };
}

/** Makes an event, and the series that it is the first of. */
async function saveEvent(
  context: PageContext,
  form: FormData,
  input: Readonly<Record<string, unknown>>,
  caller: Caller,
): Promise<Saved> {
  const { app, locale } = context;
  const how = { locale, actor: actorOf(caller, locale), source: 'hub' } as const;
  const pricing = pricesIn(form, input['room'], context);
  if (!pricing.ok) return pricing;
  const name = newSeries(form);
  const values = { ...input, ...pricing.value, is_online: true };
  const event = filledIn('event', values, app.env.siteOrigin);
  const what = [how.actor, 'event', input, pricing.value, name];
  return doOnce(app, textIn(form, '~key'), { what, locale }, () =>
    app.records.write(async (tx) => {
      const made =
        name && (await app.records.createIn(tx, 'series', { name, is_online: true }, how));
      if (made?.ok === false) return atNewSeries(made.failure);
      const series = made === null ? event['series'] : [made.value.id];
      const saved = await app.records.createIn(tx, 'event', { ...event, series } as never, how);
      return saved.ok ? success({ id: saved.value.id }) : saved;
    }, locale),
  );
}

/** Makes the record of a point, or fills in the legal text that waits for it. */
async function saveRecord(
  context: PageContext,
  step: string,
  form: FormData,
  caller: Caller,
): Promise<Saved> {
  const { app, locale } = context;
  const { kind, fields: keys } = STEP_RECORDS[step] ?? { kind: 'page' as Kind, fields: [] };
  const fields = plainFields(kind, locale).filter(({ key }) => keys.includes(key));
  const input = inputOf(fields, { form, media: new Map(), keepsEmpty: false });
  const how = { locale, actor: actorOf(caller, locale), source: 'hub' } as const;
  if (step === 'event') return saveEvent(context, form, input, caller);
  if (step === 'home') {
    const begun = await beginPage(context, 'home', caller, input);
    return begun.ok ? SAVED : begun;
  }
  const text = legalTextOf(context, step);
  if (text !== undefined) {
    const key = { id: text.id, version: versionIn(form) };
    const changed = await app.records.update(
      'legal_text',
      key,
      { ...inputOfRecord('legal_text', text), ...input },
      how,
    );
    return changed.ok ? SAVED : changed;
  }
  const values = filledIn(kind, { ...input, is_online: true }, app.env.siteOrigin);
  const what = [how.actor, kind, values];
  return doOnce(app, textIn(form, '~key'), { what, locale }, async () => {
    const made = await app.records.create(kind, values, how);
    return made.ok ? SAVED : made;
  });
}

async function saveAccount({ app, locale }: PageContext, form: FormData, caller: Caller) {
  const { user, address = '' } = caller;
  if (user === null) return SAVED;
  const input = Object.fromEntries(
    ['email', 'first_name', 'last_name'].map((name) => [name, textIn(form, name)]),
  );
  const by = { ...userActor(user, address), id: user.id };
  const taken = await takeFirstAccount(app.accounts, input, by, locale);
  return taken.ok ? SAVED : taken;
}

async function saveHours(context: PageContext, form: FormData, caller: Caller): Promise<Saved> {
  const sent = await sendWeek(context, form, caller);
  return 'location' in sent ? SAVED : { ok: false, failure: sent.failure };
}

/** Does a point as its form says. @returns what was made, so that the next one can be like it */
export const saveStep = (
  context: PageContext,
  step: string,
  form: FormData,
  caller: Caller,
): Promise<Saved> =>
  step === 'account'
    ? saveAccount(context, form, caller)
    : step === 'hours'
      ? saveHours(context, form, caller)
      : saveRecord(context, step, form, caller);
