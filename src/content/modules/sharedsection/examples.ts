import type { Examples } from '../define.ts';
import type { module } from './module.ts';

/** What it shows is the section's own text. */
export const examples: Examples<typeof module> = {
  default: { data: { section: 1 } },
  minimal: { data: { section: 1 } },
  longest: { data: { section: 1, anchor: 'gemeinsam' } },
  compound: { data: { section: 1 } },
  gone: { data: { section: 999_999 } },
};
