import { isVersioned, type Kind } from '../../../../content/records/kinds.ts';
import { matchRoute, routeRow, type RouteName } from '../../../routing/routes.ts';
import { allRecords, recordById } from '../../repositories/records.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { pathOfPage } from '../../../routing/record-routes.ts';
import type { EditingServices } from './save.ts';

export interface Addressed {
  readonly kind: Kind;
  readonly id: number;
}

const idIn = (text = ''): number => (/^[1-9]\d{0,8}$/u.test(text) ? Number(text) : 0);

const pageOf = (pages: readonly Entity<'page'>[], is: (page: Entity<'page'>) => boolean) => {
  const match = pages.find(is);
  return match === undefined ? null : ({ kind: 'page', id: match.id } as const);
};

/** Whether a record that editors work on can stand at a route: then `?edit` opens it, or begins it. */
export function isEditable(route: RouteName): boolean {
  const { shows } = routeRow(route);
  return shows !== null && (shows.as !== 'detail' || isVersioned(shows.kind));
}

/** The record whose own page stands at an address, online or not; null where it is nobody's page. */
export async function recordAt(
  { database: { db } }: Pick<EditingServices, 'database'>,
  path: string,
): Promise<Addressed | null> {
  const match = matchRoute(path);
  if (match === null) return null;
  const { name, locale, params } = match;
  const { shows } = routeRow(name);
  if (shows === null || !isEditable(name)) return null;
  if (shows.as === 'detail') {
    const id = idIn(params['id']);
    const { kind } = shows;
    const isThere = id > 0 && (await recordById(db, kind, id)) !== null;
    return isThere ? { kind, id } : null;
  }
  if (shows.as === 'legal-text') {
    const text = (await allRecords(db, 'legal_text')).find(({ key }) => key === shows.key);
    return text === undefined ? null : { kind: 'legal_text', id: text.id };
  }
  const pages = await allRecords(db, 'page');
  return shows.as === 'part'
    ? pageOf(pages, (page) => page.content_type === shows.content_type)
    : pageOf(pages, (page) => page.content_type === 'page' && pathOfPage(page, locale) === path);
}
