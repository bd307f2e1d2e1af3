import { inflateSync } from 'node:zlib';
import { MOST_OBJECT_STREAM_BYTES } from './limits.ts';

/** What makes a document do something by itself, or carry what can. */
const ACTIVE = new Set([
  ...['JavaScript', 'JS', 'OpenAction', 'AA', 'Launch', 'SubmitForm', 'ImportData'],
  ...['RichMedia', 'EmbeddedFile', 'EmbeddedFiles', 'XFA', 'GoToE', 'Rendition'],
]);
/** An object stream holds objects, compressed. */
const OBJECTS = 'ObjStm';
/** Behind a name comes a blank or the sign of another thing. */
const NAME_END = /[\0\t\n\f\r ()<>[\]{}/%]/u;
/** The longest name above, with every character written as `#xx`. */
const MOST_NAME_CHARACTERS = 42;
/** A dictionary that is longer is none that a program writes. */
const MOST_DICTIONARY_CHARACTERS = 2048;

const plainName = (written: string): string =>
  written.replaceAll(/#([0-9a-f]{2})/giu, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );

interface Name {
  readonly name: string;
  readonly at: number;
}

/** Every name in a text that may be one of those above, as it reads without escapes. */
function* namesIn(text: string): Generator<Name> {
  for (let at = text.indexOf('/'); at !== -1; at = text.indexOf('/', at + 1)) {
    const rest = text.slice(at + 1, at + 2 + MOST_NAME_CHARACTERS);
    const end = NAME_END.exec(rest)?.index ?? rest.length;
    if (end > 0 && end <= MOST_NAME_CHARACTERS) yield { name: plainName(rest.slice(0, end)), at };
  }
}

/** The bytes of the stream behind a dictionary; null where there is none that can be read here. */
function streamAt(text: string, name: number): { dictionary: string; start: number } | null {
  const from = Math.max(0, name - MOST_DICTIONARY_CHARACTERS);
  const near = text.slice(from, name + MOST_DICTIONARY_CHARACTERS);
  const begin = near.lastIndexOf('obj', name - from);
  const keyword = /stream\r?\n/gu;
  keyword.lastIndex = name - from;
  const end = keyword.exec(near);
  if (begin === -1 || end === null) return null;
  return { dictionary: near.slice(begin, end.index), start: from + end.index + end[0].length };
}

/** Whether a stream is compressed in the one way that is read here, or not at all. */
function filterOf(dictionary: string): 'none' | 'flate' | 'other' {
  const names = [...namesIn(dictionary)].map(({ name }) => name);
  if (names.includes('DecodeParms') || names.includes('F')) return 'other';
  if (!names.includes('Filter')) return 'none';
  const filters = names.filter((name) => name.endsWith('Decode') || name === 'Crypt');
  return filters.length === 1 && filters[0] === 'FlateDecode' ? 'flate' : 'other';
}

/** The objects of an object stream as text; empty where they are not compressed; null: they cannot be read. */
function objectsAt(bytes: Buffer, text: string, name: number, mostBytes: number): string | null {
  const stream = streamAt(text, name);
  const filter = stream === null ? 'other' : filterOf(stream.dictionary);
  if (stream === null || filter === 'other') return null;
  if (filter === 'none') return '';
  try {
    const inside = inflateSync(bytes.subarray(stream.start), { maxOutputLength: mostBytes });
    return inside.toString('latin1');
  } catch {
    return null;
  }
}

/**
 * Whether a PDF has scripts, or actions that run when it is opened. In doubt it has: where
 * its objects are compressed in an unusual way, encrypted, or too many.
 */
export function isActivePdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  let room = MOST_OBJECT_STREAM_BYTES;
  for (const { name, at } of namesIn(text)) {
    if (ACTIVE.has(name)) return true;
    if (name !== OBJECTS) continue;
    const objects = objectsAt(bytes, text, at, room);
    if (objects === null) return true;
    room -= objects.length;
    if (room <= 0) return true;
    for (const inner of namesIn(objects)) if (ACTIVE.has(inner.name)) return true;
  }
  return false;
}
