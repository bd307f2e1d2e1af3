/** What is told with a report. */
export interface ReportDetails extends Readonly<Record<string, unknown>> {
  readonly error?: unknown;
  readonly route?: string;
  /** It is no fault of ours: a visitor's mistake, or a request that was refused. */
  readonly level?: 'warn';
}

/** Reports unexpected errors to whoever runs the site. */
export interface ErrorReporter {
  /**
   * Never throws and never waits. `details` must hold no personal data; of these, `error` is
   * what was thrown, told with its stack, and `route` the name of the address's row.
   */
  report(message: string, details?: ReportDetails): void;
}
