import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import { KINDS, type Kind } from '../../../../content/records/kinds.ts';
import type { Env } from '../../config/env.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { recordStates, type RecordState } from '../../repositories/hub/record-states.ts';
import { publicFields, type PublicFields } from '../../repositories/public-records.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import type { Reference } from '../records/reference-data.ts';
import { linkColumnsOf, linksOf, placesOf, type LinkPlace } from './link-places.ts';
import { siteAddresses, type RecordStates, type Verdict } from './site-addresses.ts';

interface SiteLinksParts {
  readonly database: OpenDatabase;
  readonly modules: ModuleLibrary;
  readonly reference: Pick<Reference, 'read'>;
  readonly env: Pick<Env, 'siteOrigin'>;
  readonly now: () => Date;
}

/** A link in something that is public. */
export interface SiteLink extends LinkPlace {
  readonly kind: Kind;
  readonly record: number;
}

/** A link that stays on the site, and why it does not arrive. */
export interface FaultyLink extends SiteLink, Verdict {}

/** A link that leads to another site. */
export interface OutsideLink extends SiteLink {
  /** Without the place on the page that it names. */
  readonly address: string;
}

/** All links of the site that do not arrive on it, or leave it. */
interface FoundLinks {
  readonly faulty: readonly FaultyLink[];
  readonly outside: readonly OutsideLink[];
}

/** What is known of one record in one of its versions. */
interface Looked {
  readonly version: string;
  readonly links: readonly SiteLink[];
  /** The places that links can lead to, where somebody can ask for them. */
  readonly places: ReadonlySet<string>;
}

/** Records that are looked through in one turn. */
const AT_ONCE = 40;
/** Links that are judged in one turn. */
const JUDGED_AT_ONCE = 500;

const NOWHERE: ReadonlySet<string> = new Set();

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * The links in everything public. Only what changed since it was last looked at is read again, in
 * small parts: the site is as quick meanwhile.
 */
export class SiteLinks {
  readonly #parts: SiteLinksParts;
  readonly #looked = new Map<Kind, Map<number, Looked>>();
  #running: Promise<FoundLinks> | null = null;

  constructor(parts: SiteLinksParts) {
    this.#parts = parts;
  }

  /** All links that do not arrive, or leave the site, as of now. */
  read(): Promise<FoundLinks> {
    this.#running ??= this.#read().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #read(): Promise<FoundLinks> {
    const { database, now } = this.#parts;
    const states = new Map<Kind, ReadonlyMap<number, RecordState>>();
    for (const kind of KINDS) states.set(kind, await recordStates(database.db, kind, now()));
    for (const kind of KINDS) await this.#look(kind, states.get(kind) ?? new Map());
    return this.#judge(states);
  }

  /** Reads what is public of a kind and changed. */
  async #look(kind: Kind, states: ReadonlyMap<number, RecordState>): Promise<void> {
    const columns = linkColumnsOf(kind);
    if (columns.length === 0) return;
    const { database, now } = this.#parts;
    const looked = this.#looked.get(kind) ?? new Map<number, Looked>();
    this.#looked.set(kind, looked);
    for (const id of looked.keys()) if (states.get(id)?.isPublic !== true) looked.delete(id);
    const changed = [...states.values()].filter(
      ({ id, version, isPublic }) => isPublic && looked.get(id)?.version !== version,
    );
    for (let start = 0; start < changed.length; start += AT_ONCE) {
      const ids = changed.slice(start, start + AT_ONCE).map(({ id }) => id);
      for (const record of await publicFields(database.db, kind, columns, { now: now(), ids })) {
        const version = states.get(record.id)?.version ?? '';
        looked.set(record.id, this.#lookAt(kind, record, version));
      }
      await nextTurn();
    }
  }

  #lookAt(kind: Kind, record: PublicFields, version: string): Looked {
    const { modules } = this.#parts;
    const links = linksOf(kind, record, modules).map((link) => ({
      ...link,
      kind,
      record: record.id,
    }));
    const tree = record['modules'] as readonly StoredModule[] | undefined;
    const isAsked = kind === 'page' || links.some(({ target }) => target.startsWith('#'));
    const places = isAsked && tree ? new Set(placesOf(tree, modules)) : NOWHERE;
    return { version, links, places };
  }

  async #judge(states: RecordStates): Promise<FoundLinks> {
    const placesIn = (kind: Kind, id: number) => this.#looked.get(kind)?.get(id)?.places ?? NOWHERE;
    const addresses = await siteAddresses(this.#parts, states, (page) => placesIn('page', page));
    const faulty: FaultyLink[] = [];
    const outside: OutsideLink[] = [];
    const links = [...this.#looked.values()].flatMap((kind) =>
      [...kind.values()].flatMap((looked) => looked.links),
    );
    for (const [index, link] of links.entries()) {
      const { kind, record, target } = link;
      const address = addresses.outside(target);
      if (address !== null) outside.push({ ...link, address });
      else {
        const verdict = addresses.verdict(target, () => placesIn(kind, record));
        if (verdict !== null) faulty.push({ ...link, ...verdict });
      }
      if (index % JUDGED_AT_ONCE === 0) await nextTurn();
    }
    return { faulty, outside };
  }
}
