import { MAX_BYTES } from './limits.ts';
import { svgProlog } from './vector/svg-prolog.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';

/** An SVG as text: from its root element on, with what its own document type stands for. */
export interface SvgText {
  readonly text: string;
  /** It asks for a style sheet that is another file. */
  readonly hasOtherSheet: boolean;
}

const ENTITY = /<!ENTITY\s{1,64}([\w.-]{1,128})\s{1,64}(?:"([^"]*)"|'([^']*)')|<!--|["']/gu;
const REFERENCE = /&([\w.-]{1,128});/gu;
const MAX_ENTITY_DEPTH = 8;
/** How long a text may be once everything stands in it that it refers to. */
const MAX_CHARACTERS = MAX_BYTES.vector * 2;

class TooLong extends Error {}

/** The encoding by the first bytes, or as a declaration says it. */
function encodingOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb) return 'utf-8';
  const head = bytes.toString('latin1', 0, 256);
  const declared = /^\s{0,64}<\?xml [^>]*?encoding\s{0,8}=\s{0,8}["']([\w.:-]{1,40})["']/iu.exec(
    head,
  );
  return declared?.[1] ?? 'utf-8';
}

/** The text of an SVG, in whatever encoding it says; null: it is none, or in an unknown one. */
export function decodeSvg(bytes: Buffer, { isWhole = true } = {}): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: isWhole }).decode(bytes);
  } catch {
    return null;
  }
}

/** What the names of a document type stand for. Files beside the drawing are left out. */
function entitiesIn(doctype: string): ReadonlyMap<string, string> {
  const entities = new Map<string, string>();
  ENTITY.lastIndex = 0;
  for (let found = ENTITY.exec(doctype); found !== null; found = ENTITY.exec(doctype)) {
    const [sign, name, double, single] = found;
    if (name !== undefined && !entities.has(name)) entities.set(name, double ?? single ?? '');
    if (name !== undefined) continue;
    const end = doctype.indexOf(sign === '<!--' ? '-->' : sign, ENTITY.lastIndex);
    if (end === -1) break;
    ENTITY.lastIndex = end + 1;
  }
  return entities;
}

/** Puts in what names stand for, and counts what comes of it. */
class Entities {
  readonly #values: ReadonlyMap<string, string>;
  readonly #open = new Map<string, string>();
  readonly #pending = new Set<string>();

  constructor(values: ReadonlyMap<string, string>) {
    this.#values = values;
  }

  /** @throws TooLong */
  put(text: string): string {
    if (this.#values.size === 0) return text;
    let length = text.length;
    return text.replaceAll(REFERENCE, (reference, name: string) => {
      if (!this.#values.has(name)) return reference;
      const value = this.#valueOf(name);
      length += value.length;
      if (length > MAX_CHARACTERS) throw new TooLong();
      return value;
    });
  }

  #valueOf(name: string): string {
    const known = this.#open.get(name);
    if (known !== undefined) return known;
    if (this.#pending.has(name) || this.#pending.size >= MAX_ENTITY_DEPTH) throw new TooLong();
    this.#pending.add(name);
    const value = this.put(this.#values.get(name) ?? '');
    this.#pending.delete(name);
    // Without elements it stands in attributes, whose end it may not be.
    const safe = value.includes('<')
      ? value
      : value.replaceAll('"', '&quot;').replaceAll("'", '&#39;');
    this.#open.set(name, safe);
    return safe;
  }
}

/** Reads the bytes of an SVG. */
export function readSvg(bytes: Buffer): UploadResult<SvgText> {
  const whole = decodeSvg(bytes);
  const prolog = whole === null ? null : svgProlog(whole);
  if (whole === null || prolog === null) return uploadFailure('vector');
  const hasOtherSheet = prolog.instructions.some(
    (one) => one.startsWith('<?xml-stylesheet') && !/href\s{0,8}=\s{0,8}["']#/u.test(one),
  );
  try {
    const text = new Entities(entitiesIn(prolog.doctype)).put(whole.slice(prolog.root));
    return { ok: true, value: { text, hasOtherSheet } };
  } catch (error) {
    if (error instanceof TooLong) return uploadFailure('vector_repeats');
    throw error;
  }
}
