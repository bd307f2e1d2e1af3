import { INSTANCE_NAME } from '../../constants.ts';
import { randomUUID } from 'node:crypto';
import path from 'node:path';

/** A frame of a stack in Sentry's words, the innermost one last. */
export interface StackFrame {
  readonly function: string;
  /** Below the project's folder: where that lies on the machine is nobody's business. */
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: boolean;
}

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const MAX_FRAMES = 30;
/** Of a line of a stack, in characters. */
const MAX_LINE = 500;

function frameOf(line: string): StackFrame | null {
  const text = line.trim().slice(0, MAX_LINE);
  if (!text.startsWith('at ')) return null;
  const start = text.endsWith(')') ? text.lastIndexOf('(') + 1 : 3;
  const place = text.slice(start, text.endsWith(')') ? -1 : undefined).split(':');
  const [lineno, colno] = place.splice(-2).map(Number);
  if (!Number.isInteger(lineno) || !Number.isInteger(colno)) return null;
  const file = place.join(':').replace(/^file:\/\//u, '');
  const filename = file.startsWith(`${ROOT}${path.sep}`) ? path.relative(ROOT, file) : file;
  return {
    function: start === 3 ? '?' : text.slice(3, start - 1).trim(),
    filename: path.isAbsolute(filename) ? path.basename(filename) : filename,
    lineno: lineno ?? 0,
    colno: colno ?? 0,
    in_app: filename.startsWith('src/') || filename.startsWith('dist/'),
  };
}

/** Where an error was thrown; empty for anything that is no error. */
export function stackOf(error: unknown): readonly StackFrame[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return [];
  return error.stack
    .split('\n', MAX_FRAMES)
    .map(frameOf)
    .filter((frame) => frame !== null)
    .reverse();
}

interface Report {
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly stack: readonly StackFrame[];
}

/** A report in Sentry's protocol: three lines of JSON. */
export function envelope({ message, details, stack }: Report, release: string): string {
  const event_id = randomUUID().replaceAll('-', '');
  const timestamp = new Date().toISOString();
  const { route, why } = details;
  const exception = {
    values: [{ type: message, value: String(why), stacktrace: { frames: stack } }],
  };
  const event = {
    ...{ event_id, timestamp, platform: 'node', level: 'error', release, message },
    environment: INSTANCE_NAME,
    ...(typeof route === 'string' && { transaction: route, tags: { route } }),
    ...(stack.length > 0 && { exception }),
    extra: details,
  };
  return [{ event_id, sent_at: timestamp }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
}
