import { PREVIEW_KEY } from '../../../../design/preview-name.ts';
import { textIn } from '../../../../i18n/localized.ts';
import { detailPath } from '../../../../routing/record-routes.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { Link } from '../../../../views/event-view.ts';
import { recordById } from '../../../repositories/records.ts';
import type { PageContext } from '../../page/page-context.ts';

/** Pages that show a look before it is saved: the first one, the programme, and the next event. */
export async function samplesOf(context: PageContext, name: string): Promise<readonly Link[]> {
  const { app, locale, t } = context;
  const inLook = (path: string) => `${path}?${new URLSearchParams({ [PREVIEW_KEY]: name })}`;
  const { events } = await app.programme.read();
  const now = context.now.toISOString();
  const next = events.find(({ date_start: start }) => start >= now) ?? events.at(-1);
  const event = next && (await recordById(app.database.db, 'event', next.id));
  return [
    { label: t('layout:home'), href: inLook(pathTo('home', locale)) },
    { label: t('design:programme'), href: inLook(pathTo('events', locale)) },
    ...(event
      ? [{ label: textIn(event.title, locale), href: inLook(detailPath('event', event, locale)) }]
      : []),
  ];
}
