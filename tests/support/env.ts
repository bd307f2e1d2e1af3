import type { DatabaseConfig } from '../../src/lib/server/db/open.ts';
import { readEnv, type Env } from '../../src/lib/server/config/env.ts';

/** The day of the tests: a Friday in November, 11 o'clock at the venue. */
export const NOW = new Date('2026-11-20T10:00:00Z');
export const ORIGIN = 'https://www.example.org';

/** A configuration as the product reads it, without the demo unless asked for. */
export function envFor(
  { databaseUrl, dataDir }: DatabaseConfig,
  more: Readonly<Record<string, string>> = {},
): Env {
  const result = readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    SITE_ORIGIN: ORIGIN,
    DEMO: 'false',
    ...more,
  });
  if (!result.ok) throw new Error(result.fieldErrors.join('\n'));
  return result.env;
}
