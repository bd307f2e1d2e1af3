import { leadTo } from '../_preferred.ts';

/** US-01: where programs that keep passwords find the page that changes one. */
export const GET = leadTo('user-settings');
