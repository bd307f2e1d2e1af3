/** Tells whoever looks after the site of something that should not have happened (ER-04). */
export interface ErrorReporter {
  /** Never throws and never waits. `details` must hold no personal data. */
  report(message: string, details?: Readonly<Record<string, unknown>>): void;
}
