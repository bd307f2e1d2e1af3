import type { LocalText } from '../i18n/localized.ts';
import type { Link, Picture } from './event-view.ts';
import type { ShownModules, ShownModule } from './module-view.ts';

/** An article as overviews show it. */
export interface ArticleCard {
  readonly id: number;
  readonly href: string;
  readonly preline: LocalText;
  readonly title: LocalText;
  readonly teaser: LocalText;
  /** Null while the category is offline. */
  readonly category: Link | null;
  /** The look of its category. */
  readonly style: string | null;
  /** When it was published, as people read it and as machines do. */
  readonly date: string;
  readonly datetime: string;
  readonly picture: Picture;
}

/** What editors wrote of a page whose address the route table gives. */
export interface WrittenView {
  readonly headline: LocalText;
  /** Empty: no introduction. */
  readonly lead: LocalText;
  readonly modules: readonly ShownModule[];
}

/** A way to a part of the media library. */
export interface SectionLink extends Link {
  readonly isCurrent: boolean;
}

/** One page of a list that goes on. */
export interface PagerView {
  readonly page: number;
  readonly pages: number;
  readonly label: string;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
}

/** The media library, a category of it, or a topic. */
export interface MagazineView extends WrittenView {
  /** «All» first. */
  readonly categories: readonly SectionLink[];
  readonly topics: SectionLink;
  readonly articles: readonly ArticleCard[];
  readonly countLabel: string;
  readonly pager: PagerView;
}

/** A topic with how many articles it has. */
export interface TopicLink extends Link {
  readonly count: number;
  readonly countLabel: string;
}

export interface TopicsView extends WrittenView {
  readonly categories: readonly SectionLink[];
  readonly topics: SectionLink;
  readonly list: readonly TopicLink[];
}

/** One article with its modules. */
export interface ArticleView {
  readonly card: ArticleCard;
  readonly author: string | null;
  readonly topics: readonly Link[];
  readonly modules: ShownModules['modules'];
  /** False where the first module shows the title itself. */
  readonly hasHeader: boolean;
  readonly more: readonly ArticleCard[];
}
