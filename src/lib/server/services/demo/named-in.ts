import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import { RECORD } from '../../../../content/fields/target-form.ts';
import { isKind, isVersioned, type Kind } from '../../../../content/records/kinds.ts';
import { matchRoute, routeRow } from '../../../routing/routes.ts';
import type { RecordName } from '../../repositories/demo/demo-records.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import { referencesOf, referencesOfModules } from '../records/references-in.ts';

/** What texts are looked up in: files by their hash, pages by their addresses. */
export interface Addresses {
  readonly mediaByHash: ReadonlyMap<string, number>;
  readonly pageByPath: ReadonlyMap<string, number>;
}

type Values = Readonly<Record<string, unknown>>;

const UPLOAD = /\/media\/([0-9a-f]{32})\//gu;
const POSTER = /\/poster\/[\w-]{1,80}\/([a-z_]{1,30})-([1-9]\d{0,8})\./gu;
const LINK = /href="([^"]{1,2048})"/gu;

const asRecord = (kind: string | undefined, id: string | undefined): readonly RecordName[] =>
  kind !== undefined && isKind(kind) ? [{ kind, id: Number(id) }] : [];

/** The record whose page stands at an address of this site. */
function atPath(address: string, { pageByPath }: Addresses): readonly RecordName[] {
  if (!address.startsWith('/')) return [];
  const path = address.split(/[?#]/u, 1)[0] ?? '';
  const page = pageByPath.get(path);
  if (page !== undefined) return [{ kind: 'page', id: page }];
  const route = matchRoute(path);
  if (route === null) return [];
  const { shows } = routeRow(route.name);
  return shows?.as === 'detail' && /^[1-9]\d{0,8}$/u.test(route.params['id'] ?? '')
    ? asRecord(shows.kind, route.params['id'])
    : [];
}

/** Every text of a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Records that a text names: as a link to one, by its address, its file, its poster. */
function namedInText(text: string, addresses: Addresses): readonly RecordName[] {
  const [, kind, id] = RECORD.exec(text) ?? [];
  const media = [...text.matchAll(UPLOAD)].flatMap(([, hash = '']) => {
    const found = addresses.mediaByHash.get(hash);
    return found === undefined ? [] : [{ kind: 'media' as const, id: found }];
  });
  return [
    ...asRecord(kind, id),
    ...media,
    ...[...text.matchAll(POSTER)].flatMap(([, named, number]) => asRecord(named, number)),
    ...[...text.matchAll(LINK)].flatMap(([, href = '']) => atPath(href, addresses)),
    ...atPath(text, addresses),
  ];
}

/** Files and posters that a text shows. */
const SHOWN: readonly Kind[] = ['media'];

/**
 * Every record that a record, or a draft of it, names: by its number, as a picture, and where
 * `followsLinks` in the links of its texts.
 */
export function namedIn(
  kind: Kind,
  record: Values,
  {
    modules,
    addresses,
    followsLinks,
  }: {
    readonly modules: ModuleLibrary;
    readonly addresses: Addresses;
    readonly followsLinks: boolean;
  },
): readonly RecordName[] {
  const tree = isVersioned(kind) ? (record['modules'] as StoredModule[] | undefined) : undefined;
  const places = [
    ...referencesOf(kind, record),
    ...(tree === undefined ? [] : referencesOfModules(tree, modules)),
  ];
  return [
    ...places.flatMap(({ target, value }) =>
      typeof value === 'number' ? [{ kind: target, id: value }] : [],
    ),
    ...textsIn(record)
      .flatMap((text) => namedInText(text, addresses))
      .filter((named) => followsLinks || SHOWN.includes(named.kind)),
  ];
}
