/** A text that was searched for on a day, in one language. */
export interface SearchWordRow {
  /** In Berlin, `2026-11-20`. */
  day: string;
  locale: string;
  word: string;
  /** How many asked for it that day; the same one on another day is another one. */
  askers: number;
  /** Whether anything was found when it was last asked for that day: 0 or 1. */
  is_found: number;
}

/** What askers of a day are told apart by; gone with the day. */
interface SearchKeyRow {
  day: string;
  key: string;
}

/** Somebody who asked for a word on a day, as a hash that nothing leads back from without the key. */
interface SearchAskerRow {
  day: string;
  hash: string;
}

export interface SearchWordsTables {
  searched_word: SearchWordRow;
  searched_key: SearchKeyRow;
  searched_asker: SearchAskerRow;
}
