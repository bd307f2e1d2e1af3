import type { RedirectInput } from '../src/content/records/site.ts';
import { pageLink } from './links.ts';
import { productionEntry, seriesEntry } from './places-of-records.ts';

const events = pageLink('events');

/** Addresses of the house's former website that are still on posters. */
const moved: readonly RedirectInput[] = [
  { old_path: '/de/spielplan', new_path: events.de },
  { old_path: '/en/whats-on', new_path: events.en },
  { old_path: '/de/orgelpunkt', new_path: seriesEntry('orgel').link.de },
  { old_path: '/de/nachtschicht', new_path: seriesEntry('nacht').link.de },
  { old_path: '/en/night-shift', new_path: seriesEntry('nacht').link.en },
  { old_path: '/de/klaviertage', new_path: productionEntry('klaviertage').link.de },
];
export const redirects = moved.map((redirect, index) => ({ ...redirect, id: index + 1 }));
