import type { EventEntity } from '../../../../content/records/event.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import { isTranslated, textIn } from '../../../i18n/localized.ts';
import type { Page } from '../../../views/page.ts';
import { pathTo } from '../../../routing/routes.ts';
import { whenOf } from '../../services/booking/event-offer.ts';
import { detailPath, eventPartPath } from '../../../routing/record-routes.ts';
import { titleDate } from '../events/event-facts.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage } from '../page/page.ts';

/** What is said of such a page: its title in the head, and its name in the breadcrumb. */
interface PartTitle {
  readonly title: string;
  readonly crumb: string;
}

/** A page beside an event's own: where its tickets are chosen or waited for, or its news asked for. Search engines leave it out. */
export function eventPartPage(
  context: PageContext,
  event: EventEntity,
  part: 'booking' | 'waiting' | 'news',
  { title, crumb }: PartTitle,
): Page {
  const { locale, t } = context;
  const path = (other: Locale) => eventPartPath(part, event, other);
  return makePage(context, {
    route: `events-slug-id-${part}`,
    path: path(locale),
    // An evening that is given twice has two of these pages.
    title: `${title} · ${titleDate(event, locale)}`,
    crumb,
    description: whenOf(event, context),
    translations: Object.fromEntries(
      LOCALES.map((other) => [other, isTranslated(event.title, other) ? path(other) : null]),
    ) as Record<Locale, string | null>,
    parents: [
      { label: t('programme:headline'), href: pathTo('events', locale) },
      { label: textIn(event.title, locale), href: detailPath('event', event, locale) },
    ],
  });
}
