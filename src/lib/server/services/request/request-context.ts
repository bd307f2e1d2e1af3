import type { Locale } from '../../../constants.ts';
import { dayOf, type Day } from '../../../dates/dates.ts';
import { translator, type Translate } from '../../../i18n/translator.ts';
import type { Tag } from '../cache-tags/tags.ts';
import type { Reference, ReferenceData } from '../records/reference-data.ts';

/** What every request needs of the application. */
export interface RequestServices {
  readonly reference: Pick<Reference, 'read'>;
  readonly now: () => Date;
}

/** The parts of a context, as its constructor takes them. */
export interface RequestParts<App> {
  readonly app: App;
  readonly data: ReferenceData;
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * What the services know of a request: the language, the moment and the reference data it
 * is answered with. Writes are handed this; a page is handed its subclass `PageContext`,
 * which also collects what the page depends on.
 */
export class RequestContext<App = unknown> {
  readonly app: App;
  readonly data: ReferenceData;
  readonly locale: Locale;
  readonly now: Date;
  /** The day of `now` in the venue's calendar. */
  readonly today: Day;
  readonly t: Translate;

  constructor({ app, data, locale, now }: RequestParts<App>) {
    this.app = app;
    this.data = data;
    this.locale = locale;
    this.now = now;
    this.today = dayOf(now);
    this.t = translator(locale);
  }

  static async ofRequest<App extends RequestServices>(
    app: App,
    locale: Locale,
  ): Promise<RequestContext<App>> {
    return new RequestContext({ app, data: await app.reference.read(), locale, now: app.now() });
  }

  /** Notes that the answer depends on this. The answer to a write is not cached, so nothing is noted. */
  shows(..._tags: readonly Tag[]): void {
    // Only pages are cached.
  }

  /** Notes a moment at which the answer changes by itself, for the same reason without effect here. */
  changesAt(_moment: string | null): void {
    // Only pages are cached.
  }
}
