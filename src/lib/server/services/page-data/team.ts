import { textIn } from '../../../localized.ts';
import type { Page } from '../../../page.ts';
import type { RecordCard } from '../../../record-view.ts';
import { detailPath } from '../record-paths.ts';
import { kindTag } from '../tags.ts';
import type { PageContext } from './context.ts';
import { pictureOf } from './event-views.ts';
import { makePage, translationsOf } from './page.ts';

/** The people who work for the house. */
export function teamPage(context: PageContext): { page: Page; persons: readonly RecordCard[] } {
  const { data, locale, t } = context;
  context.shows(kindTag('person'));
  const persons = [...data.person.values()]
    .filter((person) => person.in_team)
    .map((person) => ({
      name: person.name,
      role: textIn(person.role, locale),
      href: detailPath('person', person, locale),
      picture: pictureOf(context, 'person', person),
    }));
  const page = makePage(context, {
    route: 'team',
    title: t('event:team'),
    description: t('event:teamDescription'),
    translations: translationsOf('team'),
  });
  return { page, persons };
}
