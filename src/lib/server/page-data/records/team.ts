import { localText, textIn } from '../../../i18n/localized.ts';
import type { WrittenView } from '../../../views/magazine-view.ts';
import type { Page } from '../../../views/page.ts';
import type { RecordCard, TeamGroup } from '../../../views/record-view.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { kindTag } from '../../services/cache-tags/tags.ts';
import { pageFacts, editorialContent } from '../editorial/editorial-content.ts';
import type { PageContext } from '../page/page-context.ts';
import { pictureOf } from '../page/picture-of.ts';
import { makePage, translationsOf, systemPage } from '../page/page.ts';

const cardOf = (context: PageContext, person: Entity<'person'>): RecordCard => ({
  name: person.name,
  role: localText(person.role, context.locale),
  href: detailPath('person', person, context.locale),
  picture: pictureOf(context, 'person', person),
});

/** The people who work for the venue by category; who is in several stands in each. */
function groupsOf(context: PageContext): readonly TeamGroup[] {
  const { data, locale, t } = context;
  context.shows(kindTag('person'), kindTag('person_category'));
  const team = [...data.person.values()].filter((person) => person.in_team);
  const categories = [...data.person_category.values()].sort(
    (left, right) => left.position - right.position || left.id - right.id,
  );
  const groups = categories.map((category) => ({
    heading: textIn(category.name, locale),
    persons: team.filter((person) => person.categories.includes(category.id)),
  }));
  const others = team.filter(
    (person) => !person.categories.some((id) => data.person_category.has(id)),
  );
  // Without any categories there is nothing to tell them apart by.
  const heading = groups.some(({ persons }) => persons.length > 0) ? t('records:teamOthers') : null;
  return [...groups, { heading, persons: others }]
    .filter(({ persons }) => persons.length > 0)
    .map((group) => ({
      ...group,
      persons: group.persons.map((person) => cardOf(context, person)),
    }));
}

/** The team page, with what editors wrote for it. */
export async function teamPage(context: PageContext): Promise<{
  readonly page: Page;
  readonly groups: readonly TeamGroup[];
  readonly view: WrittenView;
}> {
  const { t } = context;
  const groups = groupsOf(context);
  const record = systemPage(context, 'team');
  const written = await editorialContent(context, record, {
    headline: { text: t('event:team'), lang: undefined },
    lead: t('event:teamDescription'),
  });
  const page = makePage(context, {
    route: 'team',
    ...written.facts,
    ...pageFacts(context, record),
    crumb: t('event:team'),
    translations: translationsOf('team'),
  });
  return { page, groups, view: written.view };
}
