import type { DemoMedia } from '../media.ts';
import { given, piece, type Piece, type Text } from './module.ts';

type Picture = ReturnType<DemoMedia['picture']>;

interface Teaser {
  readonly image?: Picture;
  readonly preline?: Text;
  readonly headline: Text;
  readonly subline?: Text;
  readonly text?: Text;
  readonly link_text?: Text;
  readonly link?: string;
}

export const teasers = (
  list: readonly Teaser[],
  options: {
    readonly title?: Text;
    readonly layout?: 'grid' | 'slider' | 'rows';
    readonly anchor?: string;
  } = {},
): Piece => piece('teaserlist', given({ ...options, children: list }));

export const fullTeaser = (
  teaser: Teaser & { readonly image: Picture },
  look: 'beside' | 'over' = 'beside',
): Piece => piece('fullteaser', { ...teaser, extra_class: look });

interface Hero {
  readonly headline: Text;
  readonly text?: Text;
  readonly button_text?: Text;
  readonly button_link?: string;
  readonly image?: Picture;
  readonly video?: ReturnType<DemoMedia['file']>;
  readonly sticky?: boolean;
  /** Instant from which it is shown. */
  readonly online_from: string;
  readonly online_to?: string;
}

export const hero = (facts: Hero): Piece => piece('heromedia', given({ ...facts }));

type Layout = '100' | '67-33' | '33-67' | '50-50' | '33-33-33' | '25-50-25';

/** A band of the page with columns. */
export const section = (
  columns: readonly (readonly Piece[])[],
  options: {
    readonly layout?: Layout;
    readonly look?: 'plain' | 'quiet' | 'accent' | 'ink';
    readonly image?: Picture;
    readonly anchor?: string;
  } = {},
): Piece => {
  const { layout = '100', look = 'plain', ...rest } = options;
  return piece('section', given({ columns: layout, extra_class: look, ...rest }), columns);
};

/** Columns without a band. */
export const columns = (
  layout: Layout,
  list: readonly (readonly Piece[])[],
  slug?: string,
): Piece => piece('container', given({ layout, slug }), list);

export const events = (
  options: {
    readonly title?: Text;
    readonly layout?: 'list' | 'lead';
    readonly filters?: 'none' | 'next_3_days' | 'weekend';
    readonly audience?: 'all' | 'children';
    readonly tag?: number;
    readonly children?: readonly number[];
    readonly anchor?: string;
  } = {},
): Piece => piece('eventlist', given(options));

/** One to eight articles by id. */
export const articleList = (title: Text, items: readonly number[]): Piece =>
  piece('blogteaserlist', { title, items });

/** The newest articles of some categories, of all without. */
export const newest = (title: Text, categories: readonly number[] = []): Piece =>
  piece('highlights', { title, categories });

export const venue = (id: number): Piece => piece('venuecard', { venue: id });
export const venueList = (title: Text, children: readonly number[] = []): Piece =>
  piece('venuelist', { title, children });

/** What stands on several pages, by its number. */
export const shared = (section: number): Piece => piece('sharedsection', { section });
