import { pathTo } from '../../../../routing/routes.ts';
import type { Link } from '../../../../views/event-view.ts';
import type { PageContext } from '../../page/page-context.ts';

/** The way to a list, by its name. */
export const hubListLink = (
  key: string,
  { locale, t }: Pick<PageContext, 'locale' | 't'>,
): Link => ({
  label: t(`hub:list.${key}`),
  href: pathTo('hub-list', locale, { list: key }),
});
