import { leadTo } from '../_preferred.ts';

/** RT-02: the bare address leads to the start page. */
export const GET = leadTo('home');
