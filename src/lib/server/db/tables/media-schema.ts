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
