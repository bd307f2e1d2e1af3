import { leadTo } from '../../lib/server/page-data/site/preferred-language.ts';

/** The bare address leads to the start page. */
export const GET = leadTo('home');
