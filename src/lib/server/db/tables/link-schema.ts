/** Where a link leads, and what was found there when it was last looked at. Instants are texts. */
export interface LinkCheckRow {
  /** SHA-256 of the target, which can be too long for an index. */
  key: string;
  /** As it was typed; of another site its address. */
  target: string;
  side: 'inside' | 'outside';
  checked_at: string;
  /** Null: it is there. */
  fault: string | null;
  /** When that was first found; null: it is there. */
  since: string | null;
}

export interface LinkTables {
  link_check: LinkCheckRow;
}
