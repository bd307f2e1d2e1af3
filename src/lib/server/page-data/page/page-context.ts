import type { Locale } from '../../../constants.ts';
import { moveDay, startOfDay } from '../../../dates/dates.ts';
import type { AppContext, ReleasePreview } from '../../app/app-context.ts';
import { kindTag, type Note, type Tag } from '../../services/cache-tags/tags.ts';
import type { DesignPreview } from '../../services/design/design-preview.ts';
import type { Edited } from '../../services/editing/edited.ts';
import { EventViewCache } from '../../services/programme/event-view-cache.ts';
import { RequestContext, type RequestParts } from '../../services/request/request-context.ts';

type PreviewedRelease = ReleasePreview['release'];

interface PageParts extends RequestParts<AppContext> {
  readonly path: string;
  readonly edited: Edited | null;
  readonly designPreview: DesignPreview | null;
  readonly releasePreview: PreviewedRelease | null;
}

/** What a page is opened with beside its address. */
interface PageState {
  /** The moment that the page shows; without it the present. */
  readonly now?: Date | undefined;
  /** The record that an editor sees in another state than visitors do. */
  readonly edited?: Edited | null;
  /** The preview of a design that is not saved. */
  readonly designPreview?: DesignPreview | null;
  /** The release that the page is shown with before it is published. */
  readonly releasePreview?: PreviewedRelease | null;
}

/**
 * One page in the making: what its data may use, and the note of what it used.
 * The page store keeps the page by that note: until one of the tags changes, or
 * until the first of the moments comes.
 */
export class PageContext extends RequestContext<AppContext> {
  readonly path: string;
  /** The record that an editor sees in another state than visitors do; null: nobody does. */
  readonly edited: Edited | null;
  /** The preview of a design that is not saved; null: the page has that of the venue. */
  readonly designPreview: DesignPreview | null;
  /** The release that the page is shown with, over its own database; null: none. */
  readonly releasePreview: PreviewedRelease | null;
  readonly #tags = new Set<Tag>();
  readonly #moments = new Set<string>();

  private constructor({ path, edited, designPreview, releasePreview, ...parts }: PageParts) {
    super(parts);
    this.path = path;
    this.edited = edited;
    this.designPreview = designPreview;
    this.releasePreview = releasePreview;
  }

  static async open(
    app: AppContext,
    locale: Locale,
    path: string,
    { now = app.now(), edited = null, designPreview = null, releasePreview = null }: PageState = {},
  ): Promise<PageContext> {
    const data = await app.reference.read();
    if (edited === null && designPreview === null)
      return new PageContext({
        app,
        data,
        locale,
        path,
        now,
        edited,
        designPreview,
        releasePreview,
      });
    // What is made of a draft, of another time or look must never be kept for visitors.
    const own = { ...app, eventViews: new EventViewCache() };
    const ownData = { ...data, ...edited?.instead(data), ...designPreview?.instead(data) };
    return new PageContext({
      app: own,
      data: ownData,
      locale,
      path,
      now,
      edited,
      designPreview,
      releasePreview,
    });
  }

  /** The page shows this. */
  override shows(...tags: readonly Tag[]): void {
    for (const tag of tags) this.#tags.add(tag);
  }

  /** The page changes by itself at this moment; past moments say nothing. */
  override changesAt(moment: string | null): void {
    if (moment !== null && Date.parse(moment) > this.now.getTime()) this.#moments.add(moment);
  }

  /** A context of the same page with a note of its own, for one part of it. */
  fork(): PageContext {
    const { app, data, locale, path, now, edited, designPreview, releasePreview } = this;
    return new PageContext({ app, data, locale, path, now, edited, designPreview, releasePreview });
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
    // Whether there is a site to see at all stands in the settings.
    return { maxAge: Math.max(1, seconds), tags: [...this.#tags, kindTag('settings')] };
  }
}
