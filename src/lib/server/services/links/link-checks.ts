import { millisecondsInDay } from 'date-fns/constants';
import { instantText } from '../../../dates/dates.ts';
import type { OutsideAnswer } from '../../adapters/outside-request.ts';
import type { OpenDatabase } from '../../db/open.ts';
import {
  deleteLinkChecks,
  linkChecks,
  saveLinkCheck,
  type LinkCheck,
} from '../../repositories/hub/link-checks.ts';
import { type Reference, settingsOf } from '../records/reference-data.ts';
import type { SiteLinks } from './site-links.ts';

/** Each address is asked for at most so often. */
const EVERY_MS = 7 * millisecondsInDay;
/** Addresses that are asked for in one run, one a host. */
const MAX_A_RUN = 20;
const MAX_REDIRECTS = 5;

/**
 * Why a link to another site leads nowhere: it says so, it has an error, it does not answer, it is
 * in a network that visitors do not reach, it leads round in circles. A site that asks for a login
 * or refuses programs says nothing of what is there.
 */
export type OutsideFault = 'gone' | 'failed' | 'unreachable' | 'private' | 'circle';

interface LinkChecksParts {
  readonly database: OpenDatabase;
  readonly siteLinks: Pick<SiteLinks, 'read'>;
  readonly reference: Pick<Reference, 'read'>;
  readonly now: () => Date;
  ask(url: URL, method: 'GET' | 'HEAD', signal: AbortSignal): Promise<OutsideAnswer>;
}

const GONE: ReadonlySet<number> = new Set([404, 410]);
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const hostOf = (address: string): string => new URL(address).host;

/** Looks after which links lead nowhere: those of the site itself, and, if the venue wants it, those to others. */
export class LinkChecks {
  readonly #parts: LinkChecksParts;
  readonly #end = new AbortController();

  constructor(parts: LinkChecksParts) {
    this.#parts = parts;
  }

  /** Notes since when links of the site itself lead nowhere. */
  async noteInside(): Promise<void> {
    const { database, siteLinks } = this.#parts;
    const { faulty } = await siteLinks.read();
    const faults = new Map(faulty.map(({ target, fault }) => [target, fault]));
    const known = await linkChecks(database.db, 'inside');
    for (const [target, fault] of faults)
      if (known.get(target)?.fault !== fault) await this.#save('inside', target, fault);
    await this.#forget('inside', known, faults);
  }

  /** Asks some of the other sites that links lead to. */
  async askOutside(): Promise<void> {
    const { database, reference, siteLinks, now } = this.#parts;
    if (!settingsOf(await reference.read()).checks_outside_links) return;
    const { outside } = await siteLinks.read();
    const addresses = new Set(outside.map(({ address }) => address));
    const known = await linkChecks(database.db, 'outside');
    await this.#forget('outside', known, addresses);
    const before = instantText(new Date(now().getTime() - EVERY_MS));
    for (const address of dueOf(addresses, known, before)) {
      const fault = await this.#faultOf(new URL(address));
      // What was broken off on the way out says nothing.
      if (this.#end.signal.aborted) return;
      await this.#save('outside', address, fault);
    }
  }

  /** Gives up what is asked just now. */
  stop(): void {
    this.#end.abort();
  }

  async #forget(
    side: LinkCheck['side'],
    known: ReadonlyMap<string, LinkCheck>,
    still: { has(target: string): boolean },
  ): Promise<void> {
    const gone = [...known.keys()].filter((target) => !still.has(target));
    await deleteLinkChecks(this.#parts.database.db, side, gone);
  }

  #save(side: LinkCheck['side'], target: string, fault: string | null): Promise<void> {
    const { database, now } = this.#parts;
    return saveLinkCheck(database.db, { side, target, fault, checked_at: instantText(now()) });
  }

  /** Follows redirects to their end, each of which is another address that may be refused. */
  async #faultOf(url: URL): Promise<OutsideFault | null> {
    let at = url;
    for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
      const answer = await this.#answerOf(at);
      if (answer.kind === 'nothing') return answer.why;
      const { status, location } = answer;
      const next = REDIRECTS.has(status) ? URL.parse(location ?? '', at) : null;
      if (next === null || !/^https?:$/u.test(next.protocol))
        return GONE.has(status) ? 'gone' : status >= 500 ? 'failed' : null;
      at = next;
    }
    return 'circle';
  }

  /** By HEAD, and by GET where that says that something is wrong: many sites know no HEAD. */
  async #answerOf(url: URL): Promise<OutsideAnswer> {
    const { signal } = this.#end;
    const head = await this.#parts.ask(url, 'HEAD', signal);
    const isFine = head.kind === 'status' ? head.status < 400 : head.why === 'private';
    return isFine || signal.aborted ? head : this.#parts.ask(url, 'GET', signal);
  }
}

/** The addresses that are asked for next: those that never were come first, one a host. */
function dueOf(
  addresses: ReadonlySet<string>,
  known: ReadonlyMap<string, LinkCheck>,
  before: string,
): readonly string[] {
  const checkedAt = (address: string): string => known.get(address)?.checked_at ?? '';
  const due = [...addresses]
    .filter((address) => checkedAt(address) <= before)
    .sort((left, right) => checkedAt(left).localeCompare(checkedAt(right)));
  const byHost = new Map<string, string>();
  for (const address of due) if (!byHost.has(hostOf(address))) byHost.set(hostOf(address), address);
  return [...byHost.values()].slice(0, MAX_A_RUN);
}
