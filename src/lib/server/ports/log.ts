/** The log of the server. */
export interface Log {
  info(message: string, details?: object): void;
  warn(message: string, error?: unknown): void;
  error(message: string, error?: unknown): void;
}
