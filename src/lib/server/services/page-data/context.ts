import type { Locale } from '../../../constants.ts';
import { dayOf, moveDay, startOfDay, type Day } from '../../../dates.ts';
import { translator, type Translate } from '../../../i18n.ts';
import type { House } from '../../house.ts';
import type { Edited } from '../editing/edited.ts';
import { EventViewCache } from '../event-view-cache.ts';
import type { ReferenceData } from '../reference.ts';
import { kindTag, type Note, type Tag } from '../tags.ts';

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
  /** The record that an editor sees in another state than visitors do; null: nobody does. */
  readonly edited: Edited | null;
  readonly #tags = new Set<Tag>();
  readonly #moments = new Set<string>();

  private constructor(
    house: House,
    data: ReferenceData,
    locale: Locale,
    path: string,
    now: Date,
    edited: Edited | null = null,
  ) {
    this.house = house;
    this.data = data;
    this.locale = locale;
    this.path = path;
    this.now = now;
    this.today = dayOf(now);
    this.t = translator(locale);
    this.edited = edited;
  }

  static async open(
    house: House,
    locale: Locale,
    path: string,
    now = house.now(),
    edited: Edited | null = null,
  ) {
    const data = await house.reference.read();
    if (edited === null) return new PageContext(house, data, locale, path, now);
    // What is made of a draft, or of another time, must never be kept for visitors.
    const own = { ...house, eventViews: new EventViewCache() };
    return new PageContext(own, { ...data, ...edited.instead(data) }, locale, path, now, edited);
  }

  /** The page shows this. */
  shows(...tags: readonly Tag[]): void {
    for (const tag of tags) this.#tags.add(tag);
  }

  /** The page changes by itself at this moment; past moments say nothing. */
  changesAt(moment: string | null): void {
    if (moment !== null && Date.parse(moment) > this.now.getTime()) this.#moments.add(moment);
  }

  /** The same page begun anew, to note what one part of it shows by itself. */
  apart(): PageContext {
    const { house, data, locale, path, now, edited } = this;
    return new PageContext(house, data, locale, path, now, edited);
  }

  /** What was noted so far. */
  get note(): Note {
    return { tags: [...this.#tags], moments: [...this.#moments] };
  }

  /** The page shows a part that was made earlier. */
  includes({ tags, moments }: Note): void {
    for (const tag of tags) this.#tags.add(tag);
    for (const moment of moments) this.#moments.add(moment);
  }

  /** What `Astro.cache.set` wants to know; `maxAge` in whole seconds, at least one. */
  cacheOptions(): { maxAge: number; tags: string[] } {
    // «Today» is on every page that lists anything.
    let expires = startOfDay(moveDay(this.today, 1)).getTime();
    for (const moment of this.#moments) expires = Math.min(expires, Date.parse(moment));
    const seconds = Math.ceil((expires - this.now.getTime()) / 1000);
    // Whether there is a site to see at all stands in the settings (ER-03).
    return { maxAge: Math.max(1, seconds), tags: [...this.#tags, kindTag('settings')] };
  }
}
