import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../../../constants.ts';
import type { Env } from '../../config/env.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import type { Reference } from '../records/reference-data.ts';
import { safeHtml } from '../site/safe-html.ts';

interface ErrorHtmlParts {
  readonly env: Pick<Env, 'dataDir'>;
  readonly reference: Pick<Reference, 'read'>;
  readonly report: ErrorReporter;
}

/** Of a file, in bytes; the rest is not read. */
const MAX_BYTES = 50_000;

/** The beginning of a file; empty when there is none. */
async function readStart(file: string): Promise<string> {
  const handle = await open(file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  if (handle === null) return '';
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_BYTES), 0, MAX_BYTES, 0);
    return buffer.subarray(0, bytesRead).toString();
  } finally {
    await handle.close();
  }
}

async function snippetFor(
  { reference }: ErrorHtmlParts,
  status: number,
  locale: Locale,
): Promise<string> {
  const { html_snippet: all } = await reference.read();
  const key = `error-${String(status)}`;
  return [...all.values()].find((snippet) => snippet.key === key)?.code[locale] ?? '';
}

/** The first of several texts that is not empty. */
async function firstOf(sources: readonly (() => Promise<string>)[]): Promise<string> {
  for (const source of sources) {
    const text = await source();
    if (text.trim() !== '') return text;
  }
  return '';
}

/**
 * What a venue shows instead of the usual text of an error, made safe: its HTML snippet
 * `error-404`, else the file `html/404.en.html` or `html/404.html` in the data folder.
 * @returns null where it has none, and where that cannot be read, which is reported
 */
export async function errorHtml(
  parts: ErrorHtmlParts,
  status: number,
  locale: Locale,
): Promise<string | null> {
  const folder = path.join(parts.env.dataDir, 'html');
  try {
    const html = await firstOf([
      () => snippetFor(parts, status, locale),
      () => readStart(path.join(folder, `${String(status)}.${locale}.html`)),
      () => readStart(path.join(folder, `${String(status)}.html`)),
    ]);
    const safe = safeHtml(html);
    return safe.trim() === '' ? null : safe;
  } catch (error) {
    parts.report.report('The HTML of an error page could not be read.', {
      status,
      why: String(error),
    });
    return null;
  }
}
