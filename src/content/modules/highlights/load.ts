import type { ArticleCard } from '../../../lib/views/article-view.ts';
import type { Load } from '../../../lib/modules/load.ts';
import type { module } from './module.ts';

const SHOWN = 4;

export const load: Load<typeof module, readonly ArticleCard[]> = ({ categories }, { queries }) =>
  queries.newestArticles(categories, SHOWN);
