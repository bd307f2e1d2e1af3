import type { EventEntity } from '../../../../content/records/event.ts';
import { isDateOpen } from '../../../booking/sale-state.ts';
import { instantText, timeOf } from '../../../venue-clock.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { pathTo } from '../../../routing/routes.ts';
import { slugOf } from '../../../routing/slug.ts';
import { textIn } from '../../../i18n/localized.ts';
import type { StatusDoneView } from '../../../views/hub/box-office-view.ts';
import type { StatusChange } from '../../repositories/box-office/status-changes.ts';
import { NOBODY_TOLD } from '../../services/event-status/event-statuses.ts';
import type { PageContext } from '../page/page-context.ts';

/** When the messages of a change leave, in words. */
function mailText(
  { messages: count, mail_at: at, undone_at: undone }: StatusChange,
  now: string,
  { t }: PageContext,
): string {
  if (undone !== null) return '';
  if (count === NOBODY_TOLD) return t('box_office:done.tooMany');
  if (count === 0) return t('box_office:done.noMail');
  // To the second: it is about whether there is time left.
  const time = `${timeOf(at)}:${at.slice(17, 19)}`;
  return t(at > now ? 'box_office:done.mailAt' : 'box_office:done.mailSent', { count, time });
}

/** What came of a change: null for one of another event, or that nobody remembers. */
export async function doneView(
  event: EventEntity,
  key: string,
  context: PageContext,
): Promise<StatusDoneView | null> {
  const { app, locale, t, now } = context;
  const change = await app.eventStatuses.find(key);
  if (change?.event !== event.id) return null;
  const nowText = instantText(now);
  const isOpen = change.undone_at === null && change.version === event.version;
  const mayUndo = isOpen && (change.messages <= 0 || change.mail_at > nowText);
  const title = textIn(event.title, locale);
  const place = { slug: slugOf(title), id: event.id };
  return {
    text: t(change.undone_at === null ? 'box_office:done.changed' : 'box_office:done.undone', {
      status: t(`programme:status.${event.status}`),
    }),
    mail: mailText(change, nowText, context),
    undo: mayUndo ? key : null,
    links: event.is_online
      ? [
          { label: t('box_office:done.page'), href: detailPath('event', event, locale) },
          ...(isDateOpen(event)
            ? []
            : [
                {
                  label: t('box_office:done.ics'),
                  href: pathTo('events-slug-id-calendar', locale, place),
                },
              ]),
        ]
      : [],
  };
}
