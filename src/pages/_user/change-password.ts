import { leadTo } from '../../lib/server/page-data/site/preferred-language.ts';

/** Where programs that keep passwords find the page that changes one. */
export const GET = leadTo('user-settings');
