import type { Link, Picture } from './event-view.ts';
import type { LocalText } from '../i18n/localized.ts';

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
