import { NUMBERED_ANCHOR, RESERVED_ANCHORS } from '../../../../content/fields/inner/link.ts';
import { linkedRecord } from '../../../../content/fields/link-target.ts';
import { isKind, type Kind } from '../../../../content/records/kinds.ts';
import { LOCALES } from '../../../constants.ts';
import { pathOfPage } from '../../../routing/record-routes.ts';
import {
  plainPath,
  redirectTable,
  withoutSlash,
  type RedirectTable,
} from '../../../routing/redirect-rules.ts';
import { resolveRoute } from '../../../routing/resolve-route.ts';
import { ROUTE_NAMES, routeRow, type RouteMatch } from '../../../routing/routes.ts';
import type { OpenDatabase } from '../../db/open.ts';
import {
  legalStates,
  mediaPaths,
  pageStates,
  type RecordState,
} from '../../repositories/hub/record-states.ts';
import type { Reference } from '../records/reference-data.ts';

/**
 * Why a link leads nowhere: nothing is there, it is not public, the library has no such file, the
 * page has no such place. What a rule leads on from arrives, by a detour.
 */
export type InsideFault = 'missing' | 'hidden' | 'file' | 'place' | 'moved';

export interface Verdict {
  readonly fault: InsideFault;
  /** Where a rule leads on to; null where none does. */
  readonly to: string | null;
}

/** Where something stands, as far as it is a page that editors write. */
interface Arrival {
  readonly verdict: Verdict | null;
  readonly page: number | null;
}

const fault = (name: InsideFault): Arrival => ({ verdict: { fault: name, to: null }, page: null });
const ARRIVED: Arrival = { verdict: null, page: null };

const MEDIA = '/media/';

/** The kind whose page is above an address: those of its calendar, of its tickets. */
const ownerOf = new Map<string, Kind>();
for (const name of ROUTE_NAMES) {
  const { shows } = routeRow(name);
  if (shows?.as !== 'detail') continue;
  for (const below of ROUTE_NAMES)
    if (below === name || below.startsWith(`${name}-`)) ownerOf.set(below, shows.kind);
}

/** The states of all records, by kind and id. */
export type RecordStates = ReadonlyMap<Kind, ReadonlyMap<number, RecordState>>;

interface Known {
  readonly states: RecordStates;
  readonly legal: ReadonlyMap<string, boolean>;
  readonly pages: ReadonlyMap<string, { readonly id: number; readonly isPublic: boolean }>;
  readonly files: ReadonlySet<string>;
  readonly rules: RedirectTable;
  readonly origin: string;
}

/** What there is on the site, as of one moment. */
export class SiteAddresses {
  readonly #known: Known;
  /** By target: the same ones stand in many places. */
  readonly #verdicts = new Map<string, Verdict | null>();
  readonly #placesOf: (page: number) => ReadonlySet<string>;

  /** @param placesOf the places of a page that links can lead to */
  constructor(known: Known, placesOf: (page: number) => ReadonlySet<string>) {
    this.#known = known;
    this.#placesOf = placesOf;
  }

  /** The address on another site that a link leads to; null: it stays on this one, or is none. */
  outside(target: string): string | null {
    if (!/^https?:\/\//iu.test(target) || !URL.canParse(target)) return null;
    const url = new URL(target);
    if (url.origin === this.#known.origin) return null;
    url.hash = '';
    return url.href;
  }

  /**
   * What is wrong with a link that stays on the site; null: it arrives, or leads elsewhere.
   * @param ownPlaces the places of what the link stands on
   */
  verdict(target: string, ownPlaces: () => ReadonlySet<string>): Verdict | null {
    if (target.startsWith('#')) return this.#placeVerdict(target.slice(1), ownPlaces);
    const known = this.#verdicts.get(target);
    if (known !== undefined) return known;
    const verdict = this.#verdictOf(target);
    this.#verdicts.set(target, verdict);
    return verdict;
  }

  #verdictOf(target: string): Verdict | null {
    const named = linkedRecord(target);
    if (named !== null) return this.#recordArrival(named.kind, named.id).verdict;
    if (!target.startsWith('/') && !target.startsWith(this.#known.origin)) return null;
    const url = URL.parse(target, this.#known.origin);
    if (url?.origin !== this.#known.origin) return null;
    const { verdict, page } = this.#arrival(url);
    if (verdict !== null || page === null || url.hash.length < 2) return verdict;
    return this.#placeVerdict(url.hash.slice(1), () => this.#placesOf(page));
  }

  #placeVerdict(place: string, places: () => ReadonlySet<string>): Verdict | null {
    if (place === '' || RESERVED_ANCHORS.includes(place) || NUMBERED_ANCHOR.test(place))
      return null;
    return places().has(place) ? null : fault('place').verdict;
  }

  #arrival({ pathname, search }: URL): Arrival {
    const { rules } = this.#known;
    const path = withoutSlash(pathname) ?? pathname;
    const moved = rules.find(path, search);
    if (moved !== null) return { verdict: { fault: 'moved', to: moved }, page: null };
    const arrival = this.#atPath(path);
    if (arrival.verdict === null) return arrival;
    const elsewhere = rules.findFallback(path, search);
    if (elsewhere === null) return arrival;
    return { verdict: { fault: 'moved', to: elsewhere }, page: null };
  }

  #atPath(path: string): Arrival {
    if (path.startsWith(MEDIA)) return this.#known.files.has(path) ? ARRIVED : fault('file');
    const route = resolveRoute(path);
    if (route.table === 'unknown') return fault('missing');
    return route.table === 'page' ? this.#atRoute(route, path) : ARRIVED;
  }

  #atRoute({ name, params }: RouteMatch, path: string): Arrival {
    const { shows } = routeRow(name);
    if (name === 'page') {
      const page = this.#known.pages.get(plainPath(path));
      if (page === undefined) return fault('missing');
      return page.isPublic ? { verdict: null, page: page.id } : fault('hidden');
    }
    if (shows?.as === 'legal-text') return this.#stateArrival(this.#known.legal.get(shows.key));
    const kind = ownerOf.get(name);
    return kind === undefined ? ARRIVED : this.#recordArrival(kind, Number(params['id']));
  }

  #recordArrival(kind: string, id: number): Arrival {
    if (!isKind(kind)) return fault('missing');
    return this.#stateArrival(this.#known.states.get(kind)?.get(id)?.isPublic);
  }

  #stateArrival(isPublic: boolean | undefined): Arrival {
    if (isPublic === undefined) return fault('missing');
    return isPublic ? ARRIVED : fault('hidden');
  }
}

interface AddressParts {
  readonly database: Pick<OpenDatabase, 'db'>;
  readonly reference: Pick<Reference, 'read'>;
  readonly env: { readonly siteOrigin: string };
}

/** What there is on the site now. @param placesOf the places of a page that links can lead to */
export async function siteAddresses(
  { database: { db }, reference, env }: AddressParts,
  states: RecordStates,
  placesOf: (page: number) => ReadonlySet<string>,
): Promise<SiteAddresses> {
  const pages = new Map<string, { readonly id: number; readonly isPublic: boolean }>();
  for (const page of await pageStates(db))
    for (const locale of LOCALES) {
      const path = page.content_type === 'page' ? pathOfPage(page, locale) : null;
      if (path !== null && pages.get(path)?.isPublic !== true) pages.set(plainPath(path), page);
    }
  const { redirect } = await reference.read();
  const known = {
    states,
    pages,
    legal: await legalStates(db),
    files: await mediaPaths(db),
    rules: redirectTable([...redirect.values()]),
    origin: env.siteOrigin,
  };
  return new SiteAddresses(known, placesOf);
}
