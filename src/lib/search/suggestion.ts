import type { Kind } from '../../content/records/kinds.ts';

/** What somebody may mean who has typed so far, as `api/search/autocomplete` answers it. */
export interface Suggestion {
  readonly title: string;
  /** Path of its own page. */
  readonly url: string;
  readonly kind: Kind;
  readonly kind_label: string;
  /** Of an event: its first day, as `2026-11-20`, and as people read it. */
  readonly date: string | null;
  readonly date_label: string | null;
  /** Path of a small picture, of the poster where there is no photograph; null for what has neither. */
  readonly image: string | null;
}
