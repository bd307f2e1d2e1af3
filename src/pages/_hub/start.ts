import { leadTo } from '../../lib/server/page-data/site/preferred-language.ts';

/** `/cms-hub` leads to the hub. */
export const GET = leadTo('hub');
