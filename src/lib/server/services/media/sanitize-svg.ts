import { Parser } from 'htmlparser2';
import { MAX_PIXELS_A_SIDE, MAX_VECTOR_DEPTH } from './limits.ts';
import { ELEMENTS, LOST_ELEMENTS, TEXTS } from './vector/svg-allowlist.ts';
import {
  cleanAttributes,
  type SvgAttributes,
  NAMESPACE,
  Namespaces,
} from './vector/svg-attributes.ts';
import { cleanSheet, type SvgReferences } from './vector/svg-css.ts';
import { type DrawnElement, repeatsTooMuch } from './svg-drawn.ts';
import { readSvg } from './svg-text.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';

/** An SVG as it is stored: only with allowed elements and attributes. */
export interface SanitizedSvg {
  readonly content: Buffer;
  /** In pixels; null where the drawing does not say. */
  readonly width: number | null;
  readonly height: number | null;
  /** What was left out although it shows, moves or does something. */
  readonly lost: readonly string[];
  /** The addresses of pictures within that are not known yet. */
  readonly pictures: readonly string[];
  /** The drawing as it was sent, as text. */
  readonly source: string;
}

const PARSER = { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false } as const;
const RASTER = /^\s{0,64}data:image\/(?:png|jpe?g|gif|webp)\s{0,8};\s{0,8}base64\s{0,8},/iu;
/** Signs that XML cannot hold. */
const NO_XML = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

const escaped = (text: string): string =>
  text
    .replaceAll(NO_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
const quoted = (text: string): string =>
  escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

interface OpenElement {
  /** As it is written; null: it is left out with all that is in it. */
  readonly tag: string | null;
  readonly drawn: DrawnElement | null;
}

/** Writes a drawing anew, of the elements and attributes that are known. */
class Writer {
  readonly #pictures: ReadonlyMap<string, string>;
  readonly #namespaces = new Namespaces();
  readonly #open: OpenElement[] = [];
  readonly #parts: string[] = [];
  readonly sheets: (readonly [string, SvgReferences])[] = [];
  readonly lost = new Set<string>();
  readonly wanted = new Set<string>();
  root: DrawnElement | null = null;
  attributes: SvgAttributes['values'] = {};
  isBroken = false;
  #sheet: string | null = null;
  #isOver = false;

  constructor(pictures: ReadonlyMap<string, string>) {
    this.#pictures = pictures;
  }

  get text(): string {
    return this.#parts.join('');
  }

  start(name: string, attributes: Readonly<Record<string, string>>): void {
    const isLeftOut = this.#open.length > 0 && this.#open.at(-1)?.tag === null;
    this.isBroken ||= this.#open.length >= MAX_VECTOR_DEPTH;
    this.#namespaces.enter(attributes);
    this.isBroken ||= this.#namespaces.areTooMany;
    const element =
      this.isBroken || this.#isOver || isLeftOut ? null : this.#element(name, attributes);
    this.#open.push(element ?? { tag: null, drawn: null });
  }

  write(text: string): void {
    const tag = this.#open.at(-1)?.tag ?? null;
    if (tag === 'style') this.#sheet = (this.#sheet ?? '') + text;
    else if (tag !== null && TEXTS.has(tag)) this.#parts.push(escaped(text));
  }

  end(): void {
    this.#namespaces.leave();
    const { tag } = this.#open.pop() ?? { tag: null };
    if (tag === 'style') this.#endSheet();
    else if (tag !== null) this.#parts.push(`</${tag}>`);
    if (this.#open.length === 0) this.#isOver = true;
  }

  #element(name: string, attributes: Readonly<Record<string, string>>): OpenElement | null {
    const isRoot = this.#open.length === 0;
    const local = this.#namespaces.localName(name);
    if (local === null || (isRoot && local !== 'svg')) return null;
    // A link leads nowhere from a picture; what it is laid on is drawn.
    const tag = local === 'a' ? 'g' : local;
    if (!ELEMENTS.has(tag)) {
      // Where only another program can show it, nobody has seen it.
      if (LOST_ELEMENTS.has(tag) && !attributes['requiredExtensions']) this.lost.add(tag);
      return null;
    }
    const clean = cleanAttributes(tag, attributes, this.#namespaces);
    const href = tag === 'image' ? this.#pictureAt(clean.href) : this.#partAt(local, clean.href);
    if (tag === 'image' && href === null) return null;
    const values = { ...clean.values, ...(href !== null && { href }) };
    const drawn = this.#draw(tag, clean, tag === 'image' ? null : href);
    if (tag === 'style') return this.#beginSheet(values, drawn);
    if (isRoot) this.attributes = values;
    const written = Object.entries(isRoot ? { xmlns: NAMESPACE, ...values } : values);
    this.#parts.push(
      `<${tag}${written.map(([key, value]) => ` ${key}="${quoted(value)}"`).join('')}>`,
    );
    return { tag, drawn };
  }

  #draw(
    tag: string,
    { values, once, inherited }: SvgAttributes,
    href: string | null,
  ): DrawnElement {
    const drawn: DrawnElement = {
      tag,
      id: values['id'] ?? null,
      classes: (values['class'] ?? '').split(/\s+/u),
      children: [],
      points: Math.ceil((values['d'] ?? values['points'] ?? '').length / 4),
      once: href === null ? once : [...once, href.slice(1)],
      inherited,
    };
    const around = this.#open.at(-1)?.drawn;
    if (around) around.children.push(drawn);
    else this.root ??= drawn;
    return drawn;
  }

  #partAt(tag: string, href: string | null): string | null {
    return tag !== 'a' && href !== null && /^#[^\s"'<>()\\]+$/u.test(href) ? href : null;
  }

  #pictureAt(href: string | null): string | null {
    const address = href ?? '';
    if (!RASTER.test(address)) {
      if (address !== '') this.lost.add('image');
      return null;
    }
    const known = this.#pictures.get(address) ?? null;
    if (known === null) this.wanted.add(address);
    return known;
  }

  #beginSheet(values: SvgAttributes['values'], drawn: DrawnElement): OpenElement | null {
    const { type = 'text/css', media = '' } = values;
    if (!/^text\/css\s*(?:;|$)/iu.test(type.trim() || 'text/css')) return null;
    this.#sheet = media === '' ? '' : `@media ${media}{`;
    return { tag: 'style', drawn };
  }

  #endSheet(): void {
    const { css, references, lost } = cleanSheet(this.#sheet ?? '');
    this.#sheet = null;
    for (const one of lost) this.lost.add(one);
    this.sheets.push(...references);
    if (css !== '') this.#parts.push(`<style>${escaped(css)}</style>`);
  }
}

/** A length in pixels; null for other units. */
function pixels(text: string | undefined): number | null {
  const value = Math.round(Number.parseFloat(/^[\d.]+(?:px)?$/u.exec(text ?? '')?.[0] ?? ''));
  return value >= 1 && value <= MAX_PIXELS_A_SIDE ? value : null;
}

/** The size of an SVG by its root element. */
function sizeOf(root: SvgAttributes['values']): Pick<SanitizedSvg, 'width' | 'height'> {
  const [, , viewBoxWidth, viewBoxHeight] = (root['viewBox'] ?? '').trim().split(/[\s,]+/u);
  const width = pixels(root['width']) ?? pixels(viewBoxWidth);
  const height = pixels(root['height']) ?? pixels(viewBoxHeight);
  return width === null || height === null ? { width: null, height: null } : { width, height };
}

/** Reads a drawing up to where it can no longer be one. */
function rewritten(text: string, pictures: ReadonlyMap<string, string>): Writer {
  const writer = new Writer(pictures);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        writer.start(name, attributes);
        if (writer.isBroken) parser.pause();
      },
      ontext: (part) => writer.write(part),
      onclosetag: () => writer.end(),
    },
    PARSER,
  );
  parser.write(text);
  if (!writer.isBroken) parser.end();
  return writer;
}

/**
 * Removes everything from an SVG that could run, load or embed.
 * @param pictures what stands for each picture within; the others are left out and told
 */
export function sanitizeSvg(
  bytes: Buffer,
  pictures: ReadonlyMap<string, string> = new Map(),
): UploadResult<SanitizedSvg> {
  const read = readSvg(bytes);
  if (!read.ok) return read;
  const { text: source, hasOtherSheet } = read.value;
  const writer = rewritten(source, pictures);
  if (writer.isBroken || writer.root === null) return uploadFailure('vector');
  if (repeatsTooMuch(writer.root, writer.sheets)) return uploadFailure('vector_repeats');
  return {
    ok: true,
    value: {
      content: Buffer.from(writer.text),
      ...sizeOf(writer.attributes),
      lost: [...writer.lost, ...(hasOtherSheet ? ['xml-stylesheet'] : [])],
      pictures: [...writer.wanted],
      source,
    },
  };
}
