import type { pino } from 'pino';
import { withoutCalendarSecrets } from '../../programme/calendar-secret.ts';
import { count } from '../concurrency/counters.ts';
import { requestId } from '../concurrency/request-id.ts';
import type { Env } from '../config/env.ts';
import type { Log } from '../ports/log.ts';
import { kindOf, LogLimit } from './log-limit.ts';

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
