import { isVersioned, type Kind } from '../../../../content/records/kinds.ts';
import { matchRoute, routeRow, type RouteName } from '../../../routing/routes.ts';
import { allRecords, recordById } from '../../repositories/records.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { detailPath, pathOfPage } from '../../../routing/record-routes.ts';
import type { EditingServices } from './save.ts';

export interface RecordRef {
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

/** The record that editors work on at an address, online or not; null where there is none. */
export async function editableRecordAt(
  app: Pick<EditingServices, 'database'>,
  path: string,
): Promise<RecordRef | null> {
  const name = matchRoute(path)?.name;
  return name !== undefined && isEditable(name) ? pageRecordAt(app, path) : null;
}

/** The record whose own page stands at an address, online or not; null where it is nobody's page. */
export async function pageRecordAt(
  { database: { db } }: Pick<EditingServices, 'database'>,
  path: string,
): Promise<RecordRef | null> {
  const match = matchRoute(path);
  if (match === null) return null;
  const { name, locale, params } = match;
  const { shows } = routeRow(name);
  if (shows === null) return null;
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

/** The address of a record's page where another one leads to it, too; null: it is at its own. */
export async function ownPathOf(
  { database: { db } }: Pick<EditingServices, 'database'>,
  { kind, id }: RecordRef,
  path: string,
): Promise<string | null> {
  const match = matchRoute(path);
  if (match === null || routeRow(match.name).shows?.as !== 'detail') return null;
  const record = await recordById(db, kind, id);
  const own = record && detailPath(kind, record, match.locale);
  return own === path ? null : own;
}

/** Whether visitors see a record: it is online, and the moment of its publication has come. */
export async function isPublic(
  { database: { db }, now }: Pick<EditingServices, 'database' | 'now'>,
  { kind, id }: RecordRef,
): Promise<boolean> {
  const record = await recordById(db, kind, id);
  if (record?.is_online !== true) return false;
  return !('published_at' in record) || Date.parse(String(record.published_at)) <= now().getTime();
}
