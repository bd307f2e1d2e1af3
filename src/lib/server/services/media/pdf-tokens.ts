/** What a PDF is made of, as its syntax says: strings, comments and the data of streams are no structure. */
export type PdfToken =
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'open'; readonly what: 'dictionary' | 'array' }
  | { readonly is: 'close'; readonly what: 'dictionary' | 'array' }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'string' }
  | { readonly is: 'keyword'; readonly word: string };

/** The longest name that matters, with every character written as `#xx`; a longer one is none of them. */
const MAX_NAME_CHARACTERS = 64;
const BLANKS = /[\0\t\n\f\r ]*/uy;
const REGULAR = /[^\0\t\n\f\r ()<>[\]{}/%]+/uy;
const NUMBER = /^[+-]?\d{1,15}(?:\.\d*)?$/u;
const LINE_END = /[\r\n]/gu;
/** What moves on in a string: brackets within it come in pairs. */
const STRING_SIGN = /[()\\]/gu;
/** A reader that follows a table of places finds an object by its head, wherever that stands. */
const HEAD = /[\s\d\0]obj(?![a-z])|trailer|xref/u;

const plainName = (written: string): string =>
  written.replaceAll(/#([0-9a-f]{2})/giu, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );

/** Reads a text forward, each sign once. */
export class PdfTokens {
  readonly #text: string;
  /** Told every part that is no structure, and holds what a reader can take for an object. */
  readonly #onHidden: (part: string) => void;
  at = 0;

  constructor(text: string, onHidden: (part: string) => void) {
    this.#text = text;
    this.#onHidden = onHidden;
  }

  /** Goes on behind a part that is no structure. */
  skipTo(end: number): void {
    const part = this.#text.slice(this.at, end);
    if (HEAD.test(part)) this.#onHidden(part);
    this.at = end;
  }

  next(): PdfToken | null {
    for (;;) {
      this.#take(BLANKS);
      const sign = this.#text.charAt(this.at);
      if (sign === '') return null;
      if (sign !== '%') return this.#tokenAt(sign);
      this.skipTo(this.#endOf(LINE_END));
    }
  }

  #tokenAt(sign: string): PdfToken {
    const isDouble = this.#text.charAt(this.at + 1) === sign;
    if (sign === '(') return this.#string();
    if (sign === '<' && !isDouble) return this.#skipped(this.#endOf(/>/gu));
    this.at += (sign === '<' || sign === '>') && isDouble ? 2 : 1;
    if (sign === '<') return { is: 'open', what: 'dictionary' };
    if (sign === '>') return { is: 'close', what: 'dictionary' };
    if (sign === '[') return { is: 'open', what: 'array' };
    if (sign === ']') return { is: 'close', what: 'array' };
    if (sign === '/') return { is: 'name', name: this.#name() };
    if (/[(){}]/u.test(sign)) return { is: 'keyword', word: sign };
    this.at -= 1;
    const word = this.#take(REGULAR);
    return NUMBER.test(word) ? { is: 'number', value: Number(word) } : { is: 'keyword', word };
  }

  #name(): string {
    const written = this.#take(REGULAR);
    return written.length > MAX_NAME_CHARACTERS ? '' : plainName(written);
  }

  #string(): PdfToken {
    let depth = 0;
    STRING_SIGN.lastIndex = this.at;
    for (let found = STRING_SIGN.exec(this.#text); found; found = STRING_SIGN.exec(this.#text)) {
      if (found[0] === '\\') STRING_SIGN.lastIndex += 1;
      else depth += found[0] === '(' ? 1 : -1;
      if (depth === 0) return this.#skipped(found.index + 1);
    }
    return this.#skipped(this.#text.length);
  }

  #skipped(end: number): PdfToken {
    this.skipTo(end);
    return { is: 'string' };
  }

  /** Behind the next such sign; the end of the text where there is none. */
  #endOf(sign: RegExp): number {
    sign.lastIndex = this.at;
    const found = sign.exec(this.#text);
    return found === null ? this.#text.length : found.index + 1;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [taken = ''] = pattern.exec(this.#text) ?? [];
    this.at += taken.length;
    return taken;
  }
}
