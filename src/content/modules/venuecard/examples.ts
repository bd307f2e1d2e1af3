import type { Examples } from '../define.ts';
import type { module } from './module.ts';

/** What it shows is the venue's own text: there is no more of it, and none longer, than the organisation has. */
export const examples: Examples<typeof module> = {
  default: { data: { venue: 1 } },
  minimal: { data: { venue: 2 } },
  longest: { data: { venue: 1, anchor: 'spielstaette' } },
  compound: { data: { venue: 3 } },
  gone: { data: { venue: 999_999 } },
};
