import { leadTo } from '../_preferred.ts';

/** RT-10: `/cms-hub` leads to the hub. */
export const GET = leadTo('hub');
