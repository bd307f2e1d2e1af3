import type { pino } from 'pino';
import { withoutCalendarSecrets } from '../../programme/calendar-secret.ts';
import { count } from '../concurrency/counters.ts';
import { requestId } from '../concurrency/request-id.ts';
import type { Env } from '../config/env.ts';
import type { Log } from '../ports/log.ts';

/** Lines of one kind that are written in a window; what comes beyond is counted. */
const WINDOW_MS = 10_000;
const MAX_LINES = 20;
/** More kinds than code has: strangers cannot make more room for themselves. */
const MAX_KINDS = 200;
const OTHER_KINDS = 'other';

/** How many lines of a kind were left out. */
interface OmittedLines {
  readonly kind: string;
  readonly count: number;
}

/** Bounds the log: a flood of refusals, or a full disk, is told and does not fill the disk. */
export class LogLimit {
  readonly #now: () => number;
  readonly #counts = new Map<string, number>();
  #endsAt = 0;

  /** @param now a clock in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether a line of this kind is written; counted where it is not. */
  admits(kind: string): boolean {
    const name = this.#counts.has(kind) || this.#counts.size < MAX_KINDS ? kind : OTHER_KINDS;
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return count <= MAX_LINES;
  }

  /** What was left out of a window that has ended, told once; a new window begins. */
  takeOmitted(): readonly OmittedLines[] {
    const now = this.#now();
    if (now < this.#endsAt) return [];
    const omitted = [...this.#counts]
      .map(([kind, count]) => ({ kind, count: count - MAX_LINES }))
      .filter(({ count }) => count > 0);
    this.#counts.clear();
    this.#endsAt = now + WINDOW_MS;
    return omitted;
  }
}

/**
 * What lines have in common that are told for the same reason: the code of the system, else
 * the words before the first number or address; of a security event what happened.
 */
export function kindOf(message: string, details: object): string {
  const { err, event, outcome } = details as Record<string, unknown>;
  const code = (err as NodeJS.ErrnoException | undefined)?.code;
  if (code !== undefined) return code;
  const words = /^[^\d/]{0,60}/u.exec(message)?.[0].trim() ?? '';
  return [words, event, outcome].filter((part) => typeof part === 'string').join(' ');
}

type Level = 'info' | 'warn' | 'error';

interface Line {
  readonly level: Level;
  readonly message: string;
  readonly details: object;
}

const GREY = '\u001b[90m';
const PLAIN = '\u001b[39m';

/** One short line for people at a terminal; programs that read the log get JSON. */
function forPeople(json: string): string {
  const { time, level, message, err, ...rest } = JSON.parse(json) as Record<string, unknown>;
  const clock = new Date(String(time)).toTimeString().slice(0, 8);
  const details = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  const stack = (err as { stack?: string } | undefined)?.stack;
  const cause = stack === undefined ? '' : `\n${stack}`;
  const word = String(level).padEnd(5);
  return `${GREY}${clock}${PLAIN} ${word} ${String(message)}${details.join('')}${cause}\n`;
}

/** Standard output, written in the background, and to its end when the process ends. */
function output({ destination }: typeof pino) {
  const lines = destination({ dest: 1, sync: false });
  process.on('exit', () => {
    lines.flushSync();
  });
  return lines;
}

/** Which request a line belongs to. */
const requestOf = (): object => {
  const request = requestId() ?? '';
  return request === '' ? {} : { request };
};

const asDetails = (error: unknown): object => (error === undefined ? {} : { err: error });

/**
 * The log of the server: pino on standard output. It is loaded with the first
 * line, so that a start that has nothing to tell does not wait for it. A slow disk behind it
 * holds up nobody: lines wait in memory.
 */
export function createLog(level: Env['logLevel']): Log {
  const waiting: Line[] = [];
  const limit = new LogLimit(() => performance.now());
  let write: ((line: Line) => void) | null = null;

  const load = async (): Promise<void> => {
    const { pino } = await import('pino');
    const options = { level, base: null, messageKey: 'message', mixin: requestOf };
    const timestamp = () => `,"time":"${new Date().toISOString()}"`;
    const formatters = { level: (label: string) => ({ level: label }) };
    // Addresses stand in messages and in what was thrown: no line is written with a secret.
    const hooks = { streamWrite: withoutCalendarSecrets };
    const logger = process.stdout.isTTY
      ? pino(
          { ...options, timestamp, formatters, hooks },
          { write: (json: string) => process.stdout.write(forPeople(json)) },
        )
      : pino({ ...options, timestamp, formatters, hooks }, output(pino));
    write = ({ level: grade, message, details }) => {
      logger[grade](details, message);
    };
    for (const line of waiting.splice(0)) write(line);
  };

  const put = (line: Line): void => {
    if (write) write(line);
    else if (waiting.push(line) === 1) void load();
  };
  const add = (line: Line): void => {
    count('log_lines', line.level);
    for (const omitted of limit.takeOmitted())
      put({ level: 'warn', message: 'log lines of one kind were left out', details: omitted });
    if (limit.admits(`${line.level} ${kindOf(line.message, line.details)}`)) put(line);
  };

  return {
    info: (message, details = {}) => {
      add({ level: 'info', message, details });
    },
    warn: (message, error) => {
      add({ level: 'warn', message, details: asDetails(error) });
    },
    error: (message, error) => {
      add({ level: 'error', message, details: asDetails(error) });
    },
  };
}
