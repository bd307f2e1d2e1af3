import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../../../../content/records/define.ts';
import { type EventEntity, event as description } from '../../../../content/records/event.ts';
import { formatMoment } from '../../../dates/dates.ts';
import { recordField } from '../../../editing/form.ts';
import {
  isStatusTarget,
  STATUS_TARGETS,
  type StatusTarget,
} from '../../../event-status/status-change.ts';
import { textIn } from '../../../i18n/localized.ts';
import { type Failure } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { StatusFormView, StatusPageView } from '../../../views/hub/box-office-view.ts';
import { recordById } from '../../repositories/records.ts';
import { publishedAt } from '../../repositories/versions.ts';
import { whenOf } from '../../services/booking/event-offer.ts';
import type { PageContext } from '../page/page-context.ts';
import { errorsAt, type Typed } from './plain-fields.ts';
import { reachOf } from './reach.ts';
import { doneView } from './status-done.ts';
import { firstTyped, statusFields } from './status-form.ts';

/** A value in a few words; null for what is none that can be said shortly. */
function shortly(key: string, value: unknown, { locale, t, data }: PageContext): string | null {
  const field = (description.fields as Fields)[key];
  if (field === undefined) return null;
  if (value === null || value === '') return '–';
  const text = typeof value === 'string' ? value : '';
  if (key === 'status') return t(`programme:status.${text}`);
  if (key === 'room') {
    const room = data.room.get(Number(value));
    return room === undefined ? null : textIn(room.name, locale);
  }
  if (field.control === 'moment') return formatMoment(text, locale);
  return field.keep === 'translated' ? textIn(value as { de: string; en: string }, locale) : null;
}

/** What was changed of an event since a version, a line each; empty: that is not known. */
async function changedSince(
  event: EventEntity,
  version: number,
  context: PageContext,
): Promise<readonly string[]> {
  const { app, locale } = context;
  const before = await publishedAt(app.database.db, 'event', event.id, version);
  if (before === null) return [];
  const now = event as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(description.fields as Fields)
    .filter(
      ([key, field]) =>
        field.derive === undefined && !isDeepStrictEqual(before.content[key], now[key]),
    )
    .map(([key, field]) => {
      const { label } = recordField(key, field, locale);
      const value = shortly(key, now[key], context);
      return value === null ? label : `${label}: ${value}`;
    });
}

const KEY_BYTES = 16;

export const KEY = /^[\w-]{22}$/u;

/** What came of a form: an address to go to, or the form again. */
export type StatusOutcome =
  | { readonly location: string }
  | {
      readonly status: number;
      readonly failure: Failure;
      readonly to: StatusTarget | null;
      readonly typed: Typed;
      readonly key: string;
      /** The version that the form was filled with. */
      readonly version: number;
    };

export type Refused = Exclude<StatusOutcome, { readonly location: string }>;

export const pathOf = (id: number, { locale }: PageContext): string =>
  pathTo('hub-event-status', locale, { id });

export const eventOfStatus = ({ app }: PageContext, id: number): Promise<EventEntity | null> =>
  recordById(app.database.db, 'event', id);

async function formView(
  event: EventEntity,
  to: StatusTarget,
  refused: Refused | null,
  context: PageContext,
): Promise<StatusFormView> {
  const { t } = context;
  const typed = refused?.typed ?? firstTyped(event, to, context);
  const filled = { typed, errors: refused?.failure.fields ?? {}, t };
  const fields = statusFields(event, to, filled, context);
  const isStale = refused?.failure.code === 'conflict' && refused.version !== event.version;
  const key = refused?.key ?? randomBytes(KEY_BYTES).toString('base64url');
  return {
    heading: t(`box_office:to.${to}.heading`),
    lead: t(`box_office:to.${to}.lead`),
    button: t(`box_office:to.${to}.button`),
    hidden: [
      { name: 'to', value: to },
      { name: 'version', value: String(event.version) },
      { name: 'key', value: key },
    ],
    fields,
    errors: errorsAt(refused?.failure ?? null, fields),
    message: refused?.failure.message ?? '',
    changes: isStale ? await changedSince(event, refused.version, context) : [],
    reach: await reachOf(event, to, context),
  };
}

/** The input of a page of an event's status, from its address. */
export interface StatusInput {
  readonly to: string | null;
  readonly done: string | null;
}

/** An event's status: what can be changed, the form of a change, or what came of one. */
export async function statusPage(
  context: PageContext,
  event: EventEntity,
  input: StatusInput,
  refused: Refused | null,
): Promise<StatusPageView> {
  const { t, locale } = context;
  const action = pathOf(event.id, context);
  const wanted = refused === null ? input.to : refused.to;
  const to = isStatusTarget(wanted) ? wanted : null;
  const done = input.done !== null && KEY.test(input.done) ? input.done : (refused?.key ?? '');
  return {
    title: textIn(event.title, locale),
    when: whenOf(event, context),
    status: t(`programme:status.${event.status}`),
    action,
    targets: STATUS_TARGETS.map((target) => ({
      label: t(`box_office:to.${target}.short`),
      href: `${action}?to=${target}`,
      isCurrent: target === to,
    })),
    form: to === null ? null : await formView(event, to, refused, context),
    done: to === null && done !== '' ? await doneView(event, done, context) : null,
    error: to === null ? (refused?.failure.message ?? '') : '',
    back: { label: t('box_office:back'), href: pathTo('hub-today', locale) },
    event: {
      label: t('box_office:toEvent'),
      href: pathTo('hub-record', locale, { list: 'event', id: event.id }),
    },
  };
}
