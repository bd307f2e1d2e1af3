import type { EntryState, EntryView } from '../../../views/waiting-view.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import { textIn } from '../../../i18n/localized.ts';
import { FAILURE_STATUS } from '../../../result.ts';
import type { Page } from '../../../views/page.ts';
import { pathTo } from '../../../routing/routes.ts';
import { recordById } from '../../repositories/records.ts';
import type { WaitingEntry } from '../../repositories/visitors/waiting.ts';
import { whenOf } from '../../services/booking/event-offer.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { untilText } from '../../services/waiting-list/messages.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage } from '../page/page.ts';

export interface WaitingEntryInput {
  readonly token: string;
  /** The entry was left just now. */
  readonly hasLeft: boolean;
  /** The visitor has another cart. */
  readonly hasCart: boolean;
}

function stateOf(entry: WaitingEntry, now: Date): EntryState {
  if (entry.state === 'left') return 'lapsed';
  const isLate = entry.offered_until !== null && Date.parse(entry.offered_until) <= now.getTime();
  return entry.state === 'offered' && isLate ? 'lapsed' : entry.state;
}

const NOTHING = {
  title: '',
  when: '',
  wishes: [],
  place: null,
  until: '',
  seats: [],
  replacesCart: false,
  fieldError: '',
  event: null,
} as const;

async function entryView(
  entry: WaitingEntry,
  context: PageContext,
  { hasCart }: WaitingEntryInput,
): Promise<Omit<EntryView, 'path'>> {
  const { app, locale, t, now } = context;
  const event = await recordById(app.database.db, 'event', entry.event);
  if (event === null) return { ...NOTHING, state: 'gone' };
  const state = stateOf(entry, now);
  const isOffer = state === 'offered';
  return {
    ...NOTHING,
    state,
    title: textIn(event.title, locale),
    when: whenOf(event, context),
    wishes: [
      t('waiting:tickets', { count: entry.tickets }),
      ...entry.needs.features.map((need) => t(`booking:feature.${need}`)),
      ...(entry.needs.note === '' ? [] : [entry.needs.note]),
    ],
    place: await app.waiting.placeOf(entry),
    until: isOffer && entry.offered_until ? untilText(entry.offered_until, locale) : '',
    seats: isOffer ? await app.waiting.seatsOf(entry, locale) : [],
    replacesCart: isOffer && hasCart,
    event: event.is_online
      ? { label: t('booking:form.back'), href: detailPath('event', event, locale) }
      : null,
  };
}

/** What became of an entry of the waiting list: for whoever has its address. */
export async function entryPage(
  context: PageContext,
  input: WaitingEntryInput,
): Promise<{ readonly page: Page; readonly view: EntryView }> {
  const { app, locale, t } = context;
  const { token } = input;
  const entry = await app.waiting.entry(token);
  const path = (other: Locale) => pathTo('waiting-entry', other, { token });
  const without = { ...NOTHING, state: input.hasLeft ? 'left' : 'gone' } as const;
  const view = entry === null ? without : await entryView(entry, context, input);
  const page = makePage(context, {
    route: 'waiting-entry',
    path: path(locale),
    title: t(`waiting:entry.${view.state}.title`),
    crumb: t('waiting:headline'),
    description: t('waiting:lead'),
    translations: Object.fromEntries(LOCALES.map((other) => [other, path(other)])) as Record<
      Locale,
      string
    >,
  });
  return { page, view: { ...view, path: path(locale) } };
}

/**
 * Why seats that were kept could not be taken, as the address says after the button was pressed.
 * @param failed the code of the failure; null: there is none
 */
export function takeFailure(
  failed: string | null,
  { state }: Pick<EntryView, 'state'>,
  { t }: PageContext,
): { readonly message: string; readonly status: number } {
  if (state === 'gone') return { message: '', status: FAILURE_STATUS.not_found };
  if (failed === 'unavailable')
    return { message: t('waiting:fieldError.failed'), status: FAILURE_STATUS.unavailable };
  // Seats that were taken are not told to be gone.
  if (failed === 'conflict' && state !== 'served')
    return { message: t('waiting:fieldError.over'), status: FAILURE_STATUS.conflict };
  return { message: '', status: 200 };
}
