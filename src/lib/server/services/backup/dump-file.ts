import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline as startPipeline, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './backup-file.ts';

/*
 * A logical dump: lines of JSON, compressed. The first says what is in it, then a line a
 * row (the number of the table and the values), and the last says that it came to its end.
 */

const FORMAT = 'foyer-dump';
const VERSION = 1;

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  /** Where the numbering of the ids stands; null: the table has none. */
  sequence: z.int().nullable(),
});
const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** Instant of the snapshot. */
  at: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableSchema),
});
const rowSchema = z.tuple([
  z.int().min(0),
  z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
]);
const endSchema = z.object({ rows: z.int(), sha256: z.string() });

export type DumpTable = z.output<typeof tableSchema>;
export type DumpHeader = z.output<typeof headerSchema>;
export type DumpRow = z.output<typeof rowSchema>;

/** Writes a dump. @returns how many rows */
export async function writeDump(
  file: string,
  facts: Omit<DumpHeader, 'format' | 'version'>,
  rows: AsyncIterable<DumpRow>,
): Promise<number> {
  let count = 0;
  async function* lines() {
    const hash = createHash('sha256');
    const lineOf = (value: unknown) => {
      const line = `${JSON.stringify(value)}\n`;
      hash.update(line);
      return line;
    };
    yield lineOf({ format: FORMAT, version: VERSION, ...facts } satisfies DumpHeader);
    for await (const row of rows) {
      count += 1;
      yield lineOf(row);
    }
    yield `${JSON.stringify({ rows: count, sha256: hash.digest('hex') })}\n`;
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { flags: 'w' }));
  return count;
}

function parsed<Output>(schema: z.ZodType<Output>, line: string | undefined): Output {
  try {
    return schema.parse(JSON.parse(line ?? ''));
  } catch (cause) {
    throw new BackupError('The dump is damaged: a line of it cannot be read.', { cause });
  }
}

/**
 * Reads a dump from its beginning to its end, and checks that it has one.
 * @param onHeader called before the first row
 * @throws {BackupError} when it is damaged, cut off or of another format
 */
export async function readDump(
  file: string,
  onHeader: (header: DumpHeader) => Promise<void>,
  onRow: (row: DumpRow) => Promise<void> | void,
): Promise<DumpHeader> {
  const unzipped = createGunzip();
  const lines = createInterface({ input: unzipped, crlfDelay: Infinity });
  // What is found broken after the loop was left would end the process.
  lines.on('error', () => undefined);
  startPipeline(createReadStream(file), unzipped, () => undefined);
  const hash = createHash('sha256');
  const counts = new Map<number, number>();
  let header: DumpHeader | null = null;
  let last: string | null = null;
  try {
    for await (const line of lines) {
      if (last !== null) {
        hash.update(`${last}\n`);
        if (header === null) {
          header = parsed(headerSchema, last);
          await onHeader(header);
        } else {
          const row = parsed(rowSchema, last);
          counts.set(row[0], (counts.get(row[0]) ?? 0) + 1);
          await onRow(row);
        }
      }
      last = line;
    }
  } catch (error) {
    if (error instanceof BackupError || !isZlib(error)) throw error;
    throw new BackupError(`The dump is damaged: ${(error as Error).message}`, { cause: error });
  }
  const end = parsed(endSchema, last ?? undefined);
  if (header === null || end.sha256 !== hash.digest('hex'))
    throw new BackupError('The dump is damaged: its checksum is another one.');
  for (const [index, { name, rows }] of header.tables.entries())
    if ((counts.get(index) ?? 0) !== rows)
      throw new BackupError(`The dump has not all rows of the table ${name}.`);
  return header;
}

const isZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:Z_|ERR_)/u.test(String(error.code));
