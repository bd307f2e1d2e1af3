import type { PdfToken, PdfTokens } from './pdf-tokens.ts';

/** As much of a value as says whether it does something. */
export type PdfValue =
  | { readonly is: 'other' | 'string' }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'reference'; readonly to: number }
  | { readonly is: 'array'; readonly names: readonly string[] }
  | { readonly is: 'dictionary'; readonly entries: ReadonlyMap<string, PdfValue> };

/** What stands in no other value: one of them, or a word of the syntax. */
export type PdfPart = PdfValue | { readonly is: 'keyword'; readonly word: string };

/** Names that make a document run, send or carry something, as a key or as what a dictionary is. */
const ACTIVE = new Set([
  ...['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'RichMedia', 'GoToE'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'EF', 'XFA', 'Rendition'],
]);
export const isActiveName = (name: string): boolean => ACTIVE.has(name);

/** Dictionaries whose keys are names that a program or a person made up. */
const MADE_UP = new Set([
  ...['Font', 'XObject', 'ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'Properties'],
  ...['CharProcs', 'Dests', 'RoleMap', 'ClassMap', 'Colorants'],
]);
/** The entries that are looked at; what else a dictionary says is not kept. */
const KEPT = new Set([
  ...['S', 'Next', 'OpenAction', 'AA', 'D'],
  ...['Type', 'N', 'First', 'Length', 'Filter', 'DecodeParms', 'F'],
]);
const MAX_DEPTH = 200;
const MAX_NAMES = 8;
const OTHER = { is: 'other' } as const;

interface Frame {
  readonly what: 'dictionary' | 'array';
  /** The entry that it is the value of. */
  readonly key: string;
  readonly entries: Map<string, PdfValue>;
  readonly names: string[];
  /** Of a dictionary: the entry that waits for its value, and the one that has its own. */
  waiting: string | null;
  last: string;
  /** Of a dictionary: numbers since the last key, of which a reference may be made. */
  readonly numbers: number[];
}

/** Nothing more is to be known of a document: it does something, or it cannot be told. */
export class ActivePdf extends Error {}

const isKept = ({ key, last }: Frame): boolean => KEPT.has(last) && !MADE_UP.has(key);
const endAs = (frame: Frame): PdfValue =>
  frame.what === 'array'
    ? { is: 'array', names: frame.names }
    : { is: 'dictionary', entries: frame.entries };

/** Puts tokens together to values; told every name in its place and every dictionary that ends. */
export class PdfObjects {
  readonly #tokens: PdfTokens;
  readonly #onDictionary: (entries: ReadonlyMap<string, PdfValue>) => void;
  #frames: Frame[] = [];

  constructor(tokens: PdfTokens, onDictionary: (entries: ReadonlyMap<string, PdfValue>) => void) {
    this.#tokens = tokens;
    this.#onDictionary = onDictionary;
  }

  /**
   * The next value or keyword that stands in no other one; null: there are no more.
   * @throws ActivePdf
   */
  next(): PdfPart | null {
    for (;;) {
      const token = this.#tokens.next();
      const frame = this.#frames.at(-1);
      if (token === null) {
        this.#abandon();
        return null;
      }
      // What was begun before an object or a stream ends is broken off.
      if (token.is === 'keyword' && /^(?:obj|endobj|stream|xref|trailer)$/u.test(token.word)) {
        this.#abandon();
        return token;
      }
      const value = this.#read(token, frame);
      if (value === null) continue;
      const around = this.#frames.at(-1);
      if (around === undefined) return this.#alone(value);
      this.#put(value, around);
    }
  }

  #alone(value: PdfPart): PdfPart {
    // An action can say what it is by a reference to a name.
    if (value.is === 'name' && isActiveName(value.name)) throw new ActivePdf();
    return value;
  }

  /** A value that is whole with this token; null: it goes on. */
  #read(token: PdfToken, frame: Frame | undefined): PdfPart | null {
    if (token.is === 'open') {
      if (this.#frames.length >= MAX_DEPTH) throw new ActivePdf();
      this.#frames.push({
        what: token.what,
        key: frame?.waiting ?? '',
        entries: new Map(),
        names: [],
        waiting: null,
        last: '',
        numbers: [],
      });
      return null;
    }
    if (token.is !== 'close') return token;
    if (frame?.what !== token.what) return null;
    return this.#end(frame);
  }

  #end(frame: Frame): PdfValue {
    this.#frames.pop();
    if (frame.what === 'dictionary') this.#onDictionary(frame.entries);
    return endAs(frame);
  }

  #abandon(): void {
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) this.#end(frame);
  }

  #put(value: PdfPart, frame: Frame): void {
    if (frame.what === 'array') {
      if (value.is === 'name' && frame.names.length < MAX_NAMES) frame.names.push(value.name);
      return;
    }
    const isKey = frame.waiting === null && value.is === 'name';
    if (value.is === 'name' && isActiveName(value.name) && !(isKey && MADE_UP.has(frame.key)))
      throw new ActivePdf();
    if (isKey) {
      frame.waiting = value.name;
      frame.numbers.length = 0;
      return;
    }
    this.#putEntry(value, frame);
  }

  #putEntry(value: PdfPart, frame: Frame): void {
    const [object] = frame.numbers;
    if (value.is === 'number' && frame.numbers.length < 2) frame.numbers.push(value.value);
    if (frame.waiting === null) {
      const isReference =
        value.is === 'keyword' && value.word === 'R' && frame.numbers.length === 2;
      if (isReference && object !== undefined && isKept(frame))
        frame.entries.set(frame.last, { is: 'reference', to: object });
      return;
    }
    frame.last = frame.waiting;
    frame.waiting = null;
    if (isKept(frame)) frame.entries.set(frame.last, value.is === 'keyword' ? OTHER : value);
  }
}
