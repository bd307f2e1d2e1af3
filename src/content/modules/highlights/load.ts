import type { Load } from '../../../lib/modules/queries.ts';
import type { ArticleCard } from '../../../lib/views/magazine-view.ts';
import type { module } from './module.ts';

const SHOWN = 4;

export const load: Load<typeof module, readonly ArticleCard[]> = ({ categories }, { queries }) =>
  queries.newestArticles(categories, SHOWN);
