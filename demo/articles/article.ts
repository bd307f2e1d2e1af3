import type { ArticleInput } from '../../src/content/records/article.ts';
import { articleCategories, articleTags, type CategoryKey } from '../categories.ts';
import { composed, given, type Piece, type Text } from '../compose/module.ts';
import { addDays, momentAt, type Day } from '../days.ts';
import type { DemoMedia } from '../media.ts';
import { articleIdOf, isWaiting, waitingPlace, type ArticleKey } from './keys.ts';

export type DemoArticle = ArticleInput & { readonly id: number };

type TopicKey = Parameters<typeof articleTags.idOf>[0];

interface Facts {
  readonly title: Text;
  readonly preline: Text;
  readonly teaser: Text;
  readonly category: CategoryKey;
  readonly tags: readonly TopicKey[];
  readonly author: string;
  /** Left out: the article gets a poster. */
  readonly image?: ReturnType<DemoMedia['picture']>;
  readonly description?: Text;
}

/** An article before the day is known on which it appears. */
export type Draft = Omit<DemoArticle, 'published_at'>;

/** An article of the demo from its facts and what stands in it. */
export function article(key: ArticleKey, facts: Facts, pieces: readonly Piece[]): Draft {
  const { category, tags, description, ...rest } = facts;
  return {
    id: articleIdOf(key),
    ...rest,
    category: articleCategories.idOf(category),
    tags: tags.map((tag) => articleTags.idOf(tag)),
    ...given({ meta_description: description }),
    modules: composed(pieces),
  };
}

/** Days from one article to the next: sixty fill sixteen months. */
const RHYTHM = 8;
/** The waiting ones appear this many days ahead. */
const AHEAD = 11;
const HOURS = ['09:30', '11:00', '14:15', '17:45'] as const;

/** The newest is a day old on `today`; the waiting ones lie ahead of it. */
export function publishedAt(id: number, today: Day): string {
  const days = isWaiting(id) ? waitingPlace(id) * AHEAD : -(1 + (id - 1) * RHYTHM);
  return momentAt(addDays(today, days), HOURS[id % HOURS.length] ?? HOURS[0]);
}
