import { count } from '../concurrency/counters.ts';
import { withoutCalendarSecrets } from '../../programme/calendar-secret.ts';
import type { ErrorReporter, ReportDetails } from '../ports/error-reporter.ts';
import { envelope, stackOf, type StackFrame } from './error-envelope.ts';
import { releaseName } from './release.ts';
import { ReportLimit } from './report-limit.ts';

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

/** Requests to the service: in a window, and at the same time. */
const MAX_SENT = 20;
const MAX_AT_ONCE = 2;
/** Of details, in characters; the rest is cut off. */
const MAX_DETAILS = 4000;

type Details = Readonly<Record<string, unknown>>;

/** A report as it goes out. */
interface Told {
  readonly message: string;
  readonly details: Details;
  readonly stack: readonly StackFrame[];
}

/** What a reporter reaches the outside by; tests hand in their own. */
export interface ReporterParts {
  readonly write: (line: string) => void;
  readonly fetch: typeof fetch;
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Runs work later, in milliseconds; keeps no process running. */
  readonly later: (work: () => void, ms: number) => void;
}

const PARTS: ReporterParts = {
  write: (line) => {
    console.error(line);
  },
  fetch: (...request) => fetch(...request),
  now: () => performance.now(),
  later: (work, ms) => {
    setTimeout(work, ms).unref();
  },
};

/** Details as they are told; what cannot be written as JSON is told to be so. */
function boundedDetails({ error, ...given }: ReportDetails): {
  readonly text: string;
  readonly details: Details;
} {
  const details =
    error === undefined
      ? given
      : { ...given, why: error instanceof Error ? String(error) : typeof error };
  let text: string;
  try {
    text = JSON.stringify(details);
  } catch {
    text = '"not serializable"';
  }
  if (text.length <= MAX_DETAILS && text.startsWith('{')) return { text, details };
  return { text, details: { details: text.slice(0, MAX_DETAILS) } };
}

/** Sends reports to a service, some in a window and few at once; others are in the log only. */
class ReportSender {
  readonly #target: Dsn;
  readonly #fetch: typeof fetch;
  #sent = 0;
  #running = 0;

  constructor(target: Dsn, send: typeof fetch) {
    this.#target = target;
    this.#fetch = send;
  }

  send(told: Told): void {
    if (this.#sent >= MAX_SENT || this.#running >= MAX_AT_ONCE) return;
    this.#sent += 1;
    this.#running += 1;
    const { address, key } = this.#target;
    void this.#fetch(address, {
      method: 'POST',
      headers: { 'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${key}` },
      body: withoutCalendarSecrets(envelope(told, releaseName())),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
      // An answer that nobody reads would keep its connection.
      .then((answer) => answer.body?.cancel())
      .catch(() => undefined)
      .finally(() => {
        this.#running -= 1;
      });
  }

  startWindow(): void {
    this.#sent = 0;
  }
}

/** The last frame that is ours, else the last. */
function placeOf(stack: readonly StackFrame[]): string {
  const frame = stack.findLast(({ in_app: isOurs }) => isOurs) ?? stack.at(-1);
  return `${frame?.filename ?? ''}:${String(frame?.lineno ?? 0)}`;
}

/**
 * A reporter that writes to the log and, with a DSN, to a service that speaks Sentry's
 * protocol. The same report is told once a minute and its number at the end of it, so that
 * nobody fills the log or the service by what they send.
 */
export function reporterFor(
  dsn: string | null,
  { write, fetch: send, now, later }: ReporterParts = PARTS,
): ErrorReporter {
  const target = dsn === null ? null : parseDsn(dsn);
  const sender = target && new ReportSender(target, send);
  const limit = new ReportLimit(now);
  let isWaiting = false;

  const tell = ({ message, details, stack }: Told): void => {
    const line = { level: 'error', time: new Date().toISOString(), message, ...details };
    // The log gets the place alone: the rest of the stack is for the service.
    const written = JSON.stringify(stack.length > 0 ? { ...line, at: placeOf(stack) } : line);
    write(withoutCalendarSecrets(written));
    sender?.send({ message, details, stack });
  };
  const endWindow = (): void => {
    isWaiting = false;
    sender?.startWindow();
    for (const { message, count } of limit.close())
      tell({ message, details: { repeated: count }, stack: [] });
  };
  return {
    report(message, details = {}) {
      count('log_lines', details.level ?? 'error');
      // Where no timer came in between, as in a process that is busy.
      if (isWaiting && now() >= limit.endsAt) endWindow();
      const bounded = boundedDetails(details);
      if (limit.admits(message, bounded.text))
        tell({ message, details: bounded.details, stack: stackOf(details.error) });
      if (isWaiting) return;
      isWaiting = true;
      later(() => {
        if (isWaiting && now() >= limit.endsAt) endWindow();
      }, limit.endsAt - now());
    },
  };
}
