import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { plainText } from '../../../content/rich-text/plain.ts';
import type { RichText } from '../../../content/rich-text/schema.ts';
import type { Locale } from '../../constants.ts';
import { allModules } from '../content.ts';
import { textsIn } from '../language.ts';

type Modules = readonly StoredModule[];

/** The attribute that carries modules in what is copied as HTML. */
const MARK = 'data-foyer-modules';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Modules as HTML: with the words that other programs take, and all that an editor needs. */
export function copiedHtml(modules: Modules, words: string): string {
  const lines = words
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line)}</p>`);
  // Without any sign that a clipboard could write in another way.
  const data = encodeURIComponent(JSON.stringify(modules));
  return `<div ${MARK}="${data}">${lines.join('')}</div>`;
}

/** What modules say in a language, a text a line: for programs that know no modules. */
export const wordsOf = (modules: Modules, locale: Locale): string =>
  allModules(modules)
    .flatMap(({ data }) => textsIn(data, locale))
    .map((text) => (Array.isArray(text) ? plainText(text as RichText) : text))
    .filter((text) => typeof text === 'string' && text.trim() !== '')
    .join('\n');

/** Whether a clipboard has modules in it; what they are is read when they are put in. */
export const hasModules = (html: string): boolean => html.includes(MARK);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something has the form of a module; what it holds is checked where it is saved. */
const isModule = (value: unknown): value is StoredModule =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['kind'] === 'string' &&
  Number.isInteger(value['version']) &&
  isObject(value['data']) &&
  Array.isArray(value['columns']) &&
  value['columns'].every((column) => Array.isArray(column) && column.every(isModule));

/** Modules of a text that was kept or copied; null: it holds none, or something else. */
export function readModules(json: string): Modules | null {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) && value.length > 0 && value.every(isModule) ? value : null;
  } catch {
    return null;
  }
}

/** The same of what was copied as HTML. */
export function modulesInHtml(html: string): Modules | null {
  const [, behind = ''] = html.split(`${MARK}="`, 2);
  const [data = ''] = behind.split('"', 1);
  try {
    return readModules(decodeURIComponent(data));
  } catch {
    return null;
  }
}

/** The kinds of modules that are not among those that can be put in. */
export const unknownKinds = (modules: Modules, isKnown: (kind: string) => boolean) => [
  ...new Set(
    allModules(modules)
      .map(({ kind }) => kind)
      .filter((kind) => !isKnown(kind)),
  ),
];

/**
 * The same modules once more: each with its id and its anchor where the page has neither yet, so
 * that what somebody else wrote in it meanwhile finds it. When its texts were written is noted
 * where they are saved.
 */
export function copies(modules: Modules, page: Modules, newId: (kind: string) => string): Modules {
  const ids = new Set(allModules(page).map(({ id }) => id));
  const taken = new Set(allModules(page).map(({ data }) => data['anchor']));
  const copy = ({ written: _, ...module }: StoredModule): StoredModule => {
    const { anchor } = module.data;
    const isFree = typeof anchor !== 'string' || !taken.has(anchor);
    taken.add(anchor);
    return {
      ...module,
      id: ids.has(module.id) ? newId(module.kind) : module.id,
      data: isFree ? module.data : { ...module.data, anchor: null },
      columns: module.columns.map((column) => column.map(copy)),
    };
  };
  return modules.map(copy);
}
