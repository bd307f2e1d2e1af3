import { matchApi } from './api-routes.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../constants.ts';

/*
 * The addresses of the editor's calls, behind `/{locale}/pageeditor-api/` (in the
 * default language also without it). Editors only; none is ever kept.
 */

const BASE = `^(?:/(${LOCALES.join('|')}))?/pageeditor-api`;
const ID = '[1-9]\\d{0,8}';

/** What of a record, and the methods that it takes. `n`: with a number behind it. */
export const EDITING_PARTS = {
  publish: ['POST'],
  unpublish: ['POST'],
  draft: ['DELETE'],
  versions: ['GET'],
  'versions/n': ['GET'],
  presence: ['POST', 'DELETE'],
  links: ['GET'],
  copy: ['POST'],
  move: ['POST'],
  restore: ['POST'],
  'schedule/n': ['DELETE'],
  render: ['POST'],
} as const satisfies Record<string, readonly string[]>;
export type EditingPart = keyof typeof EDITING_PARTS;

/** A call on the record that is edited. */
export interface EditingCall {
  readonly locale: Locale;
  readonly kind: string;
  /** Null: a new one. */
  readonly id: number | null;
  /** Null: the record itself. */
  readonly part: EditingPart | null;
  /** The number behind the part: a version, an entry of the schedule. */
  readonly entry: number | null;
}

const EDITING = new RegExp(
  `${BASE}/editing/([a-z_]{1,40})(?:/(${ID})(?:/([a-z]+)(?:/(${ID}))?)?)?/?$`,
  'u',
);

const localeIn = (text: string | undefined): Locale =>
  LOCALES.find((locale) => locale === text) ?? DEFAULT_LOCALE;

/** `/de/pageeditor-api/editing/page/12/publish`; null for any other address. */
export function matchEditingCall(path: string): EditingCall | null {
  const [whole, locale, kind, id, name, entry] = EDITING.exec(path) ?? [];
  if (whole === undefined || kind === undefined) return null;
  const part = name === undefined ? null : entry === undefined ? name : `${name}/n`;
  if (part !== null && !Object.hasOwn(EDITING_PARTS, part)) return null;
  return {
    locale: localeIn(locale),
    kind,
    id: id === undefined ? null : Number(id),
    part: part as EditingPart | null,
    entry: entry === undefined ? null : Number(entry),
  };
}

/** What an editor chooses from. */
export interface ChoiceCall {
  readonly locale: Locale;
  readonly of: 'library' | 'finder' | 'finder/media';
}

const CHOICE = new RegExp(`${BASE}/(library|finder|finder/media)/?$`, 'u');

export function matchChoiceCall(path: string): ChoiceCall | null {
  const [, locale, of] = CHOICE.exec(path) ?? [];
  return of === undefined ? null : { locale: localeIn(locale), of: of as ChoiceCall['of'] };
}

/** A call on one module of a record (specification §7); which kinds there are the server knows. */
export interface ModuleCall {
  readonly locale: Locale;
  readonly kind: string;
  /** Null: the kind, or a new one of it. */
  readonly module: string | null;
}

const MODULE = new RegExp(`${BASE}/([a-z][a-z0-9]{1,39})(?:/([a-z0-9][a-z0-9-]{0,39}))?/?$`, 'u');

export function matchModuleCall(path: string): ModuleCall | null {
  if (matchApi(path) !== null || matchChoiceCall(path) !== null) return null;
  const [, locale, kind, module = null] = MODULE.exec(path) ?? [];
  // These belong to other calls, whatever stands behind them.
  if (kind === undefined || ['editing', 'records', 'media'].includes(kind)) return null;
  return { locale: localeIn(locale), kind, module };
}

/** The methods of an editor's call; null where the address is none. */
export function editingMethods(path: string): readonly string[] | null {
  if (matchChoiceCall(path) !== null) return ['GET', 'HEAD'];
  const call = matchEditingCall(path);
  if (call?.part != null) return EDITING_PARTS[call.part];
  if (call !== null)
    return call.id === null ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD', 'PATCH', 'DELETE'];
  const module = matchModuleCall(path);
  if (module === null) return null;
  return module.module === null
    ? ['GET', 'HEAD', 'POST']
    : ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];
}

export const isEditingCall = (path: string): boolean => editingMethods(path) !== null;

/** Pattern and file of each, for the route table. */
export const EDITING_PATTERNS = [
  ['editing/[kind]/[id]/render', '_edit/render.astro'],
  ['editing/[...rest]', '_api/editing.ts'],
  ['library', '_api/library.ts'],
  ['finder', '_api/finder.ts'],
  ['finder/media', '_api/finder.ts'],
  ['[module]', '_api/module.ts'],
  ['[module]/[id]', '_api/module.ts'],
] as const satisfies readonly (readonly [string, string])[];
