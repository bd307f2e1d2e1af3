import type { Locale } from '../../../constants.ts';
import { dayOf, moveDay, startOfDay, type Day } from '../../../dates.ts';
import { translator, type Translate } from '../../../i18n.ts';
import type { House } from '../../house.ts';
import type { ReferenceData } from '../reference.ts';
import type { Tag } from '../tags.ts';

/**
 * One page in the making: what its data may use, and the note of what it used.
 * The page store keeps the page by that note: until one of the tags changes, or
 * until the first of the moments comes.
 */
export class PageContext {
  readonly house: House;
  readonly data: ReferenceData;
  readonly locale: Locale;
  readonly path: string;
  readonly now: Date;
  readonly today: Day;
  readonly t: Translate;
  readonly #tags = new Set<Tag>();
  #expires: number;

  private constructor(house: House, data: ReferenceData, locale: Locale, path: string, now: Date) {
    this.house = house;
    this.data = data;
    this.locale = locale;
    this.path = path;
    this.now = now;
    this.today = dayOf(now);
    this.t = translator(locale);
    // «Today» is on every page that lists anything.
    this.#expires = startOfDay(moveDay(this.today, 1)).getTime();
  }

  static async open(house: House, locale: Locale, path: string, now = house.now()) {
    return new PageContext(house, await house.reference.read(), locale, path, now);
  }

  /** The page shows this. */
  shows(...tags: readonly Tag[]): void {
    for (const tag of tags) this.#tags.add(tag);
  }

  /** The page changes by itself at this moment; past moments say nothing. */
  changesAt(moment: string | null): void {
    if (moment === null) return;
    const time = Date.parse(moment);
    if (time > this.now.getTime() && time < this.#expires) this.#expires = time;
  }

  /** What `Astro.cache.set` wants to know; `maxAge` in whole seconds, at least one. */
  cacheOptions(): { maxAge: number; tags: string[] } {
    const seconds = Math.ceil((this.#expires - this.now.getTime()) / 1000);
    return { maxAge: Math.max(1, seconds), tags: [...this.#tags] };
  }
}
