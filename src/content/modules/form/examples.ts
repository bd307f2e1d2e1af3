import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

/** What it shows is a form of the venue. */
export const examples: Examples<typeof module> = {
  default: { data: { form: 1 } },
  minimal: { data: { form: 2 } },
  longest: { data: { form: 4, title: { de: filler(256), en: filler(256) } } },
  compound: { data: { form: 3, title: { de: COMPOUND, en: COMPOUND } } },
  gone: { data: { form: 999_999 } },
};
