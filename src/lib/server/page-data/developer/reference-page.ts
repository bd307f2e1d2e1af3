import { perLocale } from '../../../../content/i18n/locales.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { Page } from '../../../views/page.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage } from '../page/page.ts';

/** A page of the API's reference. @param group null: the list of all groups */
export function referencePage(context: PageContext, group: string | null): Page {
  const { locale, t } = context;
  const translations = perLocale((other) =>
    group === null
      ? pathTo('api-reference', other)
      : pathTo('api-reference-group', other, { group }),
  );
  const start = { label: t('api:reference.title'), href: pathTo('api-reference', locale) };
  return makePage(context, {
    route: group === null ? 'api-reference' : 'api-reference-group',
    path: translations[locale],
    title: group === null ? start.label : t('api:reference.groupTitle', { group }),
    description: t('api:reference.lead'),
    translations,
    parents: group === null ? [] : [start],
  });
}
