import { leadTo } from '../_preferred.ts';

/** The bare address leads to the start page. */
export const GET = leadTo('home');
