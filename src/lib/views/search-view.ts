import type { SearchCategory } from '../search/search-result.ts';
import type { EventView, Link } from './event-view.ts';
import type { PagerView, SectionLink } from './magazine-view.ts';

/** A page that was found. */
export interface Hit {
  readonly title: string;
  readonly href: string;
  readonly kind: string;
  readonly text: string;
}

/** Some of what was found. */
export interface SearchPart {
  readonly category: SearchCategory;
  readonly heading: string;
  readonly events: readonly EventView[];
  readonly hits: readonly Hit[];
  /** All of them, where only the first are shown. */
  readonly all: Link | null;
}

/** The search page (SE-03); without a query only its form. */
export interface SearchView {
  readonly query: string;
  readonly category: SearchCategory | null;
  readonly summary: string | null;
  readonly categories: readonly SectionLink[];
  readonly parts: readonly SearchPart[];
  readonly pager: PagerView;
}
