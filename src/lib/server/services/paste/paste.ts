import { Parser } from 'htmlparser2';
import { normalizeBlocks } from '../../../../content/rich-text/join.ts';
import type { Block, RichText } from '../../../../content/rich-text/schema.ts';
import { putLine, putRow, type Item, type Run } from './paste-blocks.ts';
import { pastedTarget } from './paste-link.ts';
import { BLOCKS, isHeading, isIgnored, marksIn, styleOf, type Marks } from './paste-marks.ts';

/** An open element, with what applies to the text in it. */
interface Frame extends Marks {
  readonly href: string | null;
  readonly isHeading: boolean;
  readonly isPre: boolean;
  readonly isIgnored: boolean;
  /** The text is the number or bullet of a list entry, which tells the kind of the list. */
  readonly isMarker: boolean;
  /** The kind of the outermost list around it: nested lists become part of that one. */
  readonly list: { readonly ordered: boolean } | null;
  readonly item: Item | null;
  /** Called when the element is closed. */
  readonly after: (() => void) | null;
}

const OUTSIDE: Frame = {
  bold: false,
  italic: false,
  lang: null,
  href: null,
  isHeading: false,
  isPre: false,
  isIgnored: false,
  isMarker: false,
  list: null,
  item: null,
  after: null,
};

/** Deeper than any real document; deeper nesting would make closing elements slow. */
const MOST_DEPTH = 500;
/** «1.», «a)», «(iv)»; bullets have no full stop and no bracket. */
const NUMBER = /^\(?[\p{L}\d]{1,5}[.)]/u;
const INVISIBLE = /[\u200B\u2060\uFEFF]|(?![\t\n\f\r])\p{Cc}|\p{Co}/gu;

type Attributes = Readonly<Record<string, string>>;

/** Builds the blocks of rich text from the events of an HTML parser. */
class PasteBuilder {
  readonly #siteOrigin: string;
  readonly #frames: Frame[] = [OUTSIDE];
  #blocks: Block[] = [];
  #cells: (readonly Block[])[] = [];
  #runs: Run[] = [];
  #item: Item | null = null;

  constructor(siteOrigin: string) {
    this.#siteOrigin = siteOrigin;
  }

  get depth(): number {
    return this.#frames.length;
  }

  open(name: string, attributes: Attributes): void {
    const outer = this.#inner;
    const style = styleOf(attributes);
    if (BLOCKS.has(name)) this.#boundary();
    const mso = style.get('mso-list') ?? '';
    const isInHeading = outer.isHeading || isHeading(name, attributes);
    const isList = name === 'ul' || name === 'ol';
    this.#frames.push({
      ...marksIn({ name, attributes, style }, outer, isInHeading),
      href:
        name === 'a' && attributes['href'] !== undefined
          ? pastedTarget(attributes['href'], this.#siteOrigin)
          : outer.href,
      isHeading: isInHeading,
      isPre: outer.isPre || name === 'pre',
      isIgnored: outer.isIgnored || isIgnored(name, attributes, style),
      isMarker: outer.isMarker || (mso === 'ignore' && outer.item !== null),
      list: outer.list ?? (isList ? { ordered: name === 'ol' } : null),
      item: itemIn(name, mso, outer),
      after: this.#collect(name),
    });
    if (name === 'br') this.#lineBreak();
  }

  close(name: string): void {
    if (BLOCKS.has(name)) this.#boundary();
    if (this.#frames.length > 1) this.#frames.pop()?.after?.();
  }

  text(raw: string): void {
    const { isIgnored: isInvisible, isMarker, isPre, item } = this.#inner;
    if (isInvisible) return;
    if (isMarker && item !== null) {
      item.ordered ||= NUMBER.test(raw.trim());
      return;
    }
    const plain = raw.replace(INVISIBLE, '').replace(/[\u2028\u2029]/gu, isPre ? '\n' : ' ');
    const [first = '', ...lines] = isPre ? plain.split(/\r\n?|\n/u) : [plain];
    this.#add(first.replace(/[\t\n\f\r \u00A0]+/gu, ' '));
    for (const line of lines) {
      this.#lineBreak();
      this.#add(line.replace(/[\t\f \u00A0]+/gu, ' '));
    }
  }

  /** Closes what is still open. @returns the blocks of the whole document */
  end(): readonly Block[] {
    this.#flush();
    while (this.#frames.length > 1) {
      this.#flush();
      this.#frames.pop()?.after?.();
    }
    return this.#blocks;
  }

  get #inner(): Frame {
    return this.#frames.at(-1) ?? OUTSIDE;
  }

  #flush(): void {
    putLine(this.#blocks, this.#runs, this.#item);
    this.#runs = [];
  }

  #add(text: string): void {
    const { bold, italic, lang, href, item } = this.#inner;
    if (item !== this.#item) this.#flush();
    this.#item = item;
    this.#runs.push({ text, bold, italic, lang, href });
  }

  /** A block begins or ends; within an entry of a list that is a line break. */
  #boundary(): void {
    if (this.#item !== null && this.#inner.item === this.#item) this.#add('\n');
    else this.#flush();
  }

  #lineBreak(): void {
    const last = this.#runs.findLast(({ text }) => text.trim() !== '' || text === '\n');
    // Some editors separate paragraphs by two line breaks.
    if (last?.text === '\n' && this.#inner.item === null) this.#flush();
    else this.#add('\n');
  }

  /** Rows and cells collect their own blocks; the returned function ends that. */
  #collect(name: string): (() => void) | null {
    const [blocks, cells] = [this.#blocks, this.#cells];
    const restore = (): void => {
      this.#blocks = blocks;
      this.#cells = cells;
    };
    if (name === 'tr') {
      this.#cells = [];
      this.#blocks = [];
      return () => {
        const row = this.#blocks.length > 0 ? [...this.#cells, this.#blocks] : this.#cells;
        restore();
        putRow(this.#blocks, row);
      };
    }
    if (name !== 'td' && name !== 'th') return null;
    this.#blocks = [];
    return () => {
      const cell = this.#blocks;
      restore();
      this.#cells.push(cell);
    };
  }
}

/** The list entry that the text of an element belongs to. @param mso Word's style of list paragraphs */
function itemIn(name: string, mso: string, outer: Frame): Item | null {
  if (name === 'li') return { ordered: outer.list?.ordered ?? false, level: 1 };
  const level = /level(\d)/u.exec(mso)?.[1];
  if (level !== undefined && (name === 'p' || name === 'div'))
    return { ordered: false, level: Number(level) };
  return name === 'td' || name === 'th' ? null : outer.item;
}

/**
 * Pasted HTML as rich text. What the schema does not allow (styles, classes, pictures,
 * scripts) is dropped; headings become bold paragraphs, nested lists flat ones, rows of
 * tables paragraphs. Pure and idempotent; never throws.
 * @param siteOrigin absolute links to this site become paths
 */
export function pastedText(html: string, siteOrigin: string): RichText {
  const builder = new PasteBuilder(siteOrigin);
  const parser = new Parser({
    onopentag: (name, attributes) => {
      builder.open(name, attributes);
      if (builder.depth > MOST_DEPTH) parser.pause();
    },
    onclosetag: (name) => {
      builder.close(name);
    },
    ontext: (text) => {
      builder.text(text);
    },
  });
  parser.write(html.toWellFormed());
  parser.end();
  return normalizeBlocks(builder.end());
}
