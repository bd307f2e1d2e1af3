import { randomUUID } from 'node:crypto';
import type { ErrorReporter } from '../ports/error-reporter.ts';

const TIMEOUT_MS = 3000;

interface Dsn {
  readonly address: string;
  readonly key: string;
}

/** `https://key@host/project` as the address that takes envelopes; null when it is no DSN. */
export function parseDsn(dsn: string): Dsn | null {
  if (!URL.canParse(dsn)) return null;
  const url = new URL(dsn);
  const project = url.pathname.slice(1);
  if (url.username === '' || !/^\d+$/u.test(project)) return null;
  return { address: `${url.origin}/api/${project}/envelope/`, key: url.username };
}

function envelope(message: string, details: Readonly<Record<string, unknown>>): string {
  const event_id = randomUUID().replaceAll('-', '');
  const timestamp = new Date().toISOString();
  return [
    { event_id, sent_at: timestamp },
    { type: 'event' },
    { event_id, timestamp, platform: 'node', level: 'error', message, extra: details },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n');
}

/** A reporter that writes to the log and, with a DSN, to a service that speaks Sentry's protocol. */
export function reporterFor(dsn: string | null): ErrorReporter {
  const target = dsn === null ? null : parseDsn(dsn);
  return {
    report(message, details = {}) {
      console.error(
        JSON.stringify({ level: 'error', time: new Date().toISOString(), message, ...details }),
      );
      if (target === null) return;
      void fetch(target.address, {
        method: 'POST',
        headers: { 'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${target.key}` },
        body: envelope(message, details),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      }).catch(() => undefined);
    },
  };
}
