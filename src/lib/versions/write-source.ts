import type { Locale } from '../constants.ts';
import { translator } from '../i18n/translator.ts';

/**
 * What wrote a version of a record. Who passes a record on to be saved says it
 * (`WriteOptions`, `Editor`), because only they know it.
 */
const PLAIN_SOURCES = [
  /** The editor on the page. */
  'editor',
  /** A form or a list of the hub. */
  'hub',
  /** A call of the API, by a token or from the page of its reference. */
  'api',
  /** What somebody had just done was undone. */
  'undo',
  /** A former state, or what was deleted, was brought back. */
  'restore',
  /** The screens of the day: changes of status, alerts, opening hours. */
  'box_office',
  /** It was ordered for this time, and the server did it. */
  'schedule',
  'command',
  /** It came with the demo. */
  'demo',
] as const;

/** Sources that have a name: of the other system, of the release. */
const NAMED_SOURCES = [
  /** A call of the API that names records as another system does. */
  'import',
  'bundle',
  /** A release that had been published was taken back. */
  'bundle_back',
] as const;

type PlainSource = (typeof PLAIN_SOURCES)[number];
type NamedSource = (typeof NAMED_SOURCES)[number];

/** A source as it is stored, with the name of that time: `hub`, `bundle:Season 26/27`. */
export type WriteSource = PlainSource | `${NamedSource}:${string}`;

/** The parts of a source: which one, and its name; empty: it has none. */
export interface WriteSourceParts {
  readonly kind: PlainSource | NamedSource;
  readonly name: string;
}

/** @returns null for what is no source that this version of the product knows */
export function writeSourceParts(source: string | null): WriteSourceParts | null {
  const [word = '', ...rest] = (source ?? '').split(':');
  const name = rest.join(':');
  const plain = PLAIN_SOURCES.find((known) => known === word);
  if (plain !== undefined) return name === '' ? { kind: plain, name } : null;
  const named = NAMED_SOURCES.find((known) => known === word);
  return named === undefined || name === '' ? null : { kind: named, name };
}

/** What wrote a version, in words; empty: it is not known. */
export function writeSourceText(source: WriteSource | null, locale: Locale): string {
  const parts = writeSourceParts(source);
  if (parts === null) return '';
  return translator(locale)(`editing:source.${parts.kind}`, { name: parts.name });
}
