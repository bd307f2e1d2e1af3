/** Reports unexpected errors to whoever runs the site (ER-04). */
export interface ErrorReporter {
  /** Never throws and never waits. `details` must hold no personal data. */
  report(message: string, details?: Readonly<Record<string, unknown>>): void;
}
