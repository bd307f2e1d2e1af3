import type { Load } from '../../../lib/modules/queries.ts';
import type { ArticleCard } from '../../../lib/views/magazine-view.ts';
import type { module } from './module.ts';

export const load: Load<typeof module, readonly ArticleCard[]> = ({ items }, { queries }) =>
  queries.articles(items);
