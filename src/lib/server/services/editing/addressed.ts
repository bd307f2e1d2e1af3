import type { ContentType } from '../../../../content/records/page.ts';
import type { Kind } from '../../../../content/records/kinds.ts';
import { matchRoute, type RouteName } from '../../../routing/routes.ts';
import { allRecords, recordById } from '../../repositories/records.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { legalKeyOf } from '../../../routing/legal-keys.ts';
import { hasModules } from '../records/record-input.ts';
import { pathOfPage } from '../../../routing/record-paths.ts';
import type { EditingServices } from './save.ts';

export interface Addressed {
  readonly kind: Kind;
  readonly id: number;
}

/** Pages of one record each, whose id is in the address. */
const DETAILS: Partial<Record<RouteName, Kind>> = {
  'events-slug-id': 'event',
  'productions-slug-id': 'production',
  'series-slug-id': 'series',
  'venues-slug-id': 'venue',
  'team-slug-id': 'person',
  'magazine-slug-id': 'article',
};

/** Pages of the route table that editors write a part of. */
const WRITTEN: Partial<Record<RouteName, Exclude<ContentType, 'page'>>> = {
  home: 'home',
  events: 'events',
  magazine: 'magazine',
  team: 'team',
};

const idIn = (text = ''): number => (/^[1-9]\d{0,8}$/u.test(text) ? Number(text) : 0);

const pageOf = (pages: readonly Entity<'page'>[], is: (page: Entity<'page'>) => boolean) => {
  const found = pages.find(is);
  return found === undefined ? null : ({ kind: 'page', id: found.id } as const);
};

/** The record whose own page stands at an address, online or not; null where it is nobody's page. */
export async function recordAt(
  { database: { db } }: Pick<EditingServices, 'database'>,
  path: string,
): Promise<Addressed | null> {
  const match = matchRoute(path);
  if (match === null) return null;
  const { name, locale, params } = match;
  const detail = DETAILS[name];
  if (detail !== undefined) {
    const id = idIn(params['id']);
    const isThere = hasModules(detail) && id > 0 && (await recordById(db, detail, id)) !== null;
    return isThere ? { kind: detail, id } : null;
  }
  const legal = legalKeyOf(name);
  if (legal !== null) {
    const text = (await allRecords(db, 'legal_text')).find(({ key }) => key === legal);
    return text === undefined ? null : { kind: 'legal_text', id: text.id };
  }
  const written = WRITTEN[name];
  if (written === undefined && name !== 'page') return null;
  const pages = await allRecords(db, 'page');
  return written === undefined
    ? pageOf(pages, (page) => page.content_type === 'page' && pathOfPage(page, locale) === path)
    : pageOf(pages, (page) => page.content_type === written);
}
