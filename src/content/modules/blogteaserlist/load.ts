import type { ArticleCard } from '../../../lib/views/article-view.ts';
import type { Load } from '../../../lib/modules/load.ts';
import type { module } from './module.ts';

export const load: Load<typeof module, readonly ArticleCard[]> = ({ items }, { queries }) =>
  queries.articles(items);
