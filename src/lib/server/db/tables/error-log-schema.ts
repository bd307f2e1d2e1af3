/** An address that was asked for and is not there; without query, and without what may name a person. */
export interface ErrorLogRow {
  path: string;
  /** How often it was answered with 404, to whomever. */
  answered: number;
  /** How often a browser with scripts showed the page: by people, as far as can be told. */
  seen: number;
  first_at: string;
  last_at: string;
}

/** An error that a script of a page told of. */
export interface ScriptErrorRow {
  /** Of the page, by its name in the route table. */
  route: string;
  /** Without what may name a person. */
  message: string;
  /** File, line and column. */
  place: string;
  count: number;
  first_at: string;
  last_at: string;
}

export interface ErrorLogTables {
  error_log: ErrorLogRow;
  script_error: ScriptErrorRow;
}
