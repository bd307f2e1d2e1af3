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

/** A file of the media library that was deleted and can come back. */
export interface MediaBinRow {
  /** Of the record; nothing else has it. */
  id: number;
  /** JSON: the record as it was. */
  record: string;
  deleted_at: string;
  /** The name of whoever deleted it; empty: nobody is known. */
  deleted_by: string;
}

export interface MediaTables {
  media_bin: MediaBinRow;
}
