import { leadTo } from '../_preferred.ts';

/** `/cms-hub` leads to the hub. */
export const GET = leadTo('hub');
