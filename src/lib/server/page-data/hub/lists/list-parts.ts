import type { HubListView } from '../../../../views/hub/hub-view.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { HubQuery } from './hub-list.ts';

/** The parts of a list as they are chosen. @param hrefOf the address of one; empty: of the whole */
export const partsOf = (
  parts: readonly string[],
  part: string,
  hrefOf: (part: string) => string,
  { t }: PageContext,
): HubListView['parts'] =>
  parts.length === 0
    ? []
    : ['', ...parts].map((name) => ({
        label: t(`hub:part.${name || 'all'}`),
        href: hrefOf(name),
        isCurrent: name === part,
      }));

/** The address of a page of a list. */
export function listHref(path: string, { text, part = '' }: HubQuery, page = 1): string {
  const search = new URLSearchParams({
    ...(text !== '' && { q: text }),
    ...(part !== '' && { part }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size === 0 ? path : `${path}?${search}`;
}
