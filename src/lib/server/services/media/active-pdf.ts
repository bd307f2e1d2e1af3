import { inflateSync } from 'node:zlib';
import { MAX_OBJECT_STREAM_BYTES } from './limits.ts';
import { ActivePdf, isActiveName, PdfObjects, type PdfValue } from './pdf-objects.ts';
import { PdfTokens } from './pdf-tokens.ts';

type Entries = ReadonlyMap<string, PdfValue>;

/** So many objects are in no document that a venue shows; their numbers are kept. */
const MAX_OBJECTS = 1_000_000;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]{1,64})/gu;
const BLANKS = /[\0\t\n\f\r ]*/uy;
const STREAM_START = /\r?\n|\r/uy;
const STREAM_END = /\s{0,2}endstream/uy;

/** Whether a part that is no structure names anything by which, taken for an object, it would matter. */
const mayMatter = (part: string): boolean =>
  [...part.matchAll(NAME)].some(
    ([, name = '']) =>
      isActiveName(name) || ['AA', 'OpenAction', 'ObjStm'].includes(name) || name.includes('#'),
  );

/** Whether something that happens by itself only leads to a page. */
function leadsToPage(value: PdfValue | undefined): boolean {
  if (value === undefined) return true;
  if (value.is !== 'dictionary') return ['array', 'name', 'string'].includes(value.is);
  const kind = value.entries.get('S');
  const isGoTo = kind === undefined || (kind.is === 'name' && kind.name === 'GoTo');
  return isGoTo && value.entries.has('D') && !value.entries.has('Next');
}

function behindBlanks(text: string, from: number): number {
  BLANKS.lastIndex = from;
  return from + (BLANKS.exec(text)?.[0].length ?? 0);
}

const numberOf = (entries: Entries, key: string): number | null => {
  const value = entries.get(key);
  return value?.is === 'number' && Number.isInteger(value.value) && value.value >= 0
    ? value.value
    : null;
};

/** Readers take a stream for one of objects that says how many and from where. */
function isObjectStream(entries: Entries): boolean {
  const type = entries.get('Type');
  if (type?.is === 'name' && type.name === 'ObjStm') return true;
  return entries.has('N') && entries.has('First');
}

/** Whether a stream is compressed in the one way that is read here, or not at all. */
function filterOf(entries: Entries): 'none' | 'flate' | 'other' {
  if (entries.has('DecodeParms') || entries.has('F')) return 'other';
  const filter = entries.get('Filter');
  if (filter === undefined) return 'none';
  const names = filter.is === 'name' ? [filter.name] : filter.is === 'array' ? filter.names : [];
  return names.length === 1 && names[0] === 'FlateDecode' ? 'flate' : 'other';
}

/** Looks through one document, all of its objects, whether anything leads to them or not. */
class PdfScan {
  readonly #bytes: Buffer;
  readonly #text: string;
  readonly #tokens: PdfTokens;
  /** Objects by number, and whether every one of that number only leads to a page. */
  readonly #objects = new Map<number, boolean>();
  /** Objects by which something happens when the document is opened. */
  readonly #opening = new Set<number>();
  #room = MAX_OBJECT_STREAM_BYTES;
  /** Object streams that were announced, and not found yet. */
  #missing = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#text = bytes.toString('latin1');
    this.#tokens = new PdfTokens(this.#text, this.#onHidden);
  }

  /** @throws ActivePdf */
  run(): void {
    const objects = new PdfObjects(this.#tokens, this.#onDictionary);
    const numbers: number[] = [];
    let number: number | null = null;
    let last: PdfValue | null = null;
    for (let part = objects.next(); part !== null; part = objects.next()) {
      if (part.is !== 'keyword') {
        if (part.is === 'number') numbers.push(part.value);
        if (numbers.length > 2) numbers.shift();
        if (number !== null && last === null) this.#define(number, part);
        last = part;
        continue;
      }
      if (part.word === 'stream') this.#stream(last?.is === 'dictionary' ? last.entries : null);
      number = part.word === 'obj' ? (numbers[0] ?? null) : null;
      last = null;
      numbers.length = 0;
    }
    const isUnknown = (object: number): boolean => this.#objects.get(object) !== true;
    if (this.#missing !== 0 || [...this.#opening].some(isUnknown)) throw new ActivePdf();
  }

  readonly #onHidden = (part: string): void => {
    if (mayMatter(part)) throw new ActivePdf();
  };

  readonly #onDictionary = (entries: Entries): void => {
    if (isObjectStream(entries)) this.#missing += 1;
    const always = entries.get('AA');
    if (always?.is === 'dictionary' || always?.is === 'reference') throw new ActivePdf();
    const opening = entries.get('OpenAction');
    if (opening?.is === 'reference') this.#opening.add(opening.to);
    else if (!leadsToPage(opening)) throw new ActivePdf();
  };

  #define(number: number, value: PdfValue): void {
    if (this.#objects.size >= MAX_OBJECTS) throw new ActivePdf();
    this.#objects.set(number, leadsToPage(value) && this.#objects.get(number) !== false);
  }

  #stream(entries: Entries | null): void {
    STREAM_START.lastIndex = this.#tokens.at;
    const start = this.#tokens.at + (STREAM_START.exec(this.#text)?.[0].length ?? 0);
    const end = this.#endOfStream(start, entries);
    if (entries !== null && isObjectStream(entries)) this.#objectStream(entries, start, end);
    this.#tokens.skipTo(end);
  }

  #endOfStream(start: number, entries: Entries | null): number {
    const length = entries && numberOf(entries, 'Length');
    STREAM_END.lastIndex = start + (length ?? 0);
    if (length !== null && STREAM_END.test(this.#text)) return start + length;
    const end = this.#text.indexOf('endstream', start);
    return end === -1 ? this.#text.length : end;
  }

  /** Objects that are compressed in a stream: in doubt the document does something. */
  #objectStream(entries: Entries, start: number, end: number): void {
    this.#missing -= 1;
    const inside = this.#inflated(entries, start, end);
    this.#room -= inside.length;
    const [count, first] = [numberOf(entries, 'N'), numberOf(entries, 'First')];
    if (this.#room <= 0 || count === null || first === null) throw new ActivePdf();
    const head = (inside.slice(0, first).match(/\d+/gu) ?? []).map(Number);
    if (head.length !== count * 2) throw new ActivePdf();
    const places = new Map<number, number>();
    for (let at = 0; at < head.length; at += 2)
      places.set(first + (head[at + 1] ?? 0), head[at] ?? 0);
    if (places.size !== count) throw new ActivePdf();
    this.#objectsAt(inside, first, places);
  }

  #inflated(entries: Entries, start: number, end: number): string {
    const filter = filterOf(entries);
    if (filter === 'other') throw new ActivePdf();
    if (filter === 'none') return this.#text.slice(start, end);
    try {
      const options = { maxOutputLength: Math.max(1, this.#room) };
      return inflateSync(this.#bytes.subarray(start), options).toString('latin1');
    } catch {
      throw new ActivePdf();
    }
  }

  /** @param places numbers of objects by where each begins: no other place is one of an object */
  #objectsAt(inside: string, first: number, places: Map<number, number>): void {
    const tokens = new PdfTokens(inside, this.#onHidden);
    tokens.at = first;
    const objects = new PdfObjects(tokens, this.#onDictionary);
    let at = first;
    for (let part = objects.next(); part !== null; part = objects.next()) {
      const place = behindBlanks(inside, at);
      at = tokens.at;
      const number = places.get(place);
      if (number === undefined) continue;
      places.delete(place);
      this.#define(number, part.is === 'keyword' ? { is: 'other' } : part);
    }
    if (places.size > 0) throw new ActivePdf();
  }
}

/**
 * Whether a PDF has scripts, or actions that run when it is opened, or carries files. It goes
 * by what the objects of a document say, not by what its bytes look like. In doubt it has:
 * where its objects are compressed in an unusual way, encrypted, or too many, and where
 * something that is no object could be taken for one.
 */
export function isActivePdf(bytes: Buffer): boolean {
  try {
    new PdfScan(bytes).run();
    return false;
  } catch (error) {
    if (error instanceof ActivePdf) return true;
    throw error;
  }
}
