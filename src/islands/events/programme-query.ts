import { atom } from 'nanostores';
import { DocumentLoader } from '../document-loader.ts';

/** What the programme list shows: the list in place, its calendar and the overlay share it. */
export interface ProgrammeQuery {
  /** Filters, date and the calendar's month as the address writes them: `?date=21-11-2026&room=1`. */
  readonly search: string;
  /** The last page that is shown; 1 is the first. */
  readonly page: number;
}

/** Null: neither the page nor the overlay shows the programme. */
export const $programmeQuery = atom<ProgrammeQuery | null>(null);

/** What the list waits for: another query, or more of this one; null: nothing. */
export const $programmeLoading = atom<'query' | 'more' | null>(null);

/** One for the list and the overlay: the last request wins. */
export const programmeLoader = new DocumentLoader();
