import { leadTo } from '../_preferred.ts';

/** Where programs that keep passwords find the page that changes one. */
export const GET = leadTo('user-settings');
