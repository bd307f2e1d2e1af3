import type { Method } from '../../../src/lib/routing/route-row.ts';
import { sourceFiles, type SourceFile } from '../source-files.ts';
import { importGraph } from '../structure/imports.ts';

const FOLDER = 'src/pages/';
const CHANGING = ['POST', 'PATCH', 'DELETE'] as const;
/** What Astro calls by name in a file without a view. */
const EXPORTED = /export const (GET|POST|PATCH|PUT|DELETE|ALL)\b/gu;
/** How a file says that it reads what is sent. */
const READS_BODY = /\b(?:formData|readForm|fieldsOf|bodyOf|optionalBodyOf)\(|method [!=]== 'POST'/u;

/** A file of `src/pages`, with the actions that it calls. */
export interface PageFile {
  /** Its place below `src/pages`. */
  readonly name: string;
  /** Methods that it exports; null: a view, which answers whatever method it is asked with. */
  readonly exported: readonly string[] | null;
  /** Whether it, or an action that it calls, reads what is sent. */
  readonly readsBody: boolean;
}

/** The files that rows name. */
export function pageFilesOf(files: readonly SourceFile[]): readonly PageFile[] {
  const graph = importGraph(files);
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const reads = (name: string): boolean =>
    READS_BODY.test(texts.get(name) ?? '') || (graph.get(name) ?? []).some(reads);
  return files
    .filter(({ name }) => name.startsWith(FOLDER))
    .map(({ name, text }) => ({
      name: name.replace(FOLDER, ''),
      exported: name.endsWith('.astro')
        ? null
        : [...text.matchAll(EXPORTED)].map(([, method = '']) => method),
      readsBody: reads(name),
    }));
}

export const PAGE_FILES = pageFilesOf([
  ...sourceFiles('src/pages', ['.ts', '.astro']),
  ...sourceFiles('src/lib/server/actions', ['.ts']),
]);

/** Whether a file answers a method. */
export const answers = ({ exported, readsBody }: PageFile, method: Method): boolean =>
  exported === null
    ? method === 'GET' || (method === 'POST' && readsBody)
    : exported.includes('ALL') || exported.includes(method);

/** The methods by which a file changes something. */
export const changingMethods = (file: PageFile): readonly Method[] =>
  CHANGING.filter((method) => answers(file, method));
