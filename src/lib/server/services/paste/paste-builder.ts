import { putLine, type Line, type PastedBlock, type Run } from './paste-blocks.ts';
import {
  itemIn,
  numberOf,
  OUTSIDE,
  type After,
  type Frame,
  type OpenList,
} from './paste-frames.ts';
import { isFromNote, isToNote, NOTES, pastedTarget } from './paste-link.ts';
import {
  BLOCKS,
  headingLevel,
  isControl,
  isInvisible,
  marksIn,
  marksOf,
  styleOf,
  type PastedElement,
} from './paste-marks.ts';
import { layoutBlocks, tableBlocks, type Cell } from './paste-tables.ts';

type Attributes = Readonly<Record<string, string>>;

/** «1.», «a)», «(iv)»; bullets have no full stop and no bracket. */
const NUMBER = /^\(?[\p{L}\d]{1,5}[.)]/u;
/** What Word sets in front of an entry that has no number: signs, or letters of its fonts of signs. */
const BULLET = /^(?:[^\p{L}\p{N}]|[oqvØüà])$/u;
const UNSEEN = /[\u200B\u2060\uFEFF]|(?![\t\n\f\r])\p{Cc}|\p{Co}/gu;
/** Word's paragraphs that go on with an entry of a list. */
const CONTINUATION = /(?:^|\s)MsoList(?:Paragraph|Continue)/u;
/** Messages and web pages show some signs as pictures of them. */
const SIGN = /^(?:\p{Extended_Pictographic}|\u200D|\uFE0F)+$/u;

const MAX_SPAN = 30;
const spanOf = (text: string | undefined): number =>
  /^\d{1,3}$/u.test(text ?? '') ? Math.min(Math.max(Number(text), 1), MAX_SPAN) : 1;

/** Builds the blocks of a document from the events of an HTML parser. */
export class PasteBuilder {
  readonly #siteOrigin: string;
  readonly #frames: Frame[] = [OUTSIDE];
  /** Blocks of notes begin with a link back to their place. */
  readonly notes = new Set<PastedBlock>();
  /** The places of the source that links in it lead to. */
  readonly places = new Set<string>();
  /** Every visible word of the source, in pieces. */
  readonly seen: string[] = [];
  #blocks: PastedBlock[] = [];
  #pictures: PastedBlock[] = [];
  #cells: Cell[] = [];
  #rows: (readonly Cell[])[] | null = null;
  #runs: Run[] = [];
  #isNote = false;
  /** What the words since the last line belong to. */
  #line: Omit<Line, 'runs'> = { item: null, heading: null, isContinuation: false };

  constructor(siteOrigin: string) {
    this.#siteOrigin = siteOrigin;
  }

  get depth(): number {
    return this.#frames.length;
  }

  open(name: string, attributes: Attributes): void {
    const outer = this.#inner;
    const element: PastedElement = { name, attributes, style: styleOf(attributes) };
    for (const key of ['id', 'name']) if (attributes[key]) this.places.add(`#${attributes[key]}`);
    this.#edge(name);
    const mso = element.style.get('mso-list') ?? '';
    const heading = headingLevel(element) ?? outer.heading;
    const isList = name === 'ul' || name === 'ol';
    const isCell = name === 'td' || name === 'th';
    const list: OpenList | null = isList
      ? {
          ordered: name === 'ol',
          level: (outer.list?.level ?? -1) + 1,
          root: outer.list?.root ?? element,
          next: numberOf(attributes['start']) ?? 1,
        }
      : null;
    const item = heading === null ? itemIn(element, outer) : null;
    this.#frames.push({
      ...marksIn(element, outer, heading !== null),
      href: name === 'a' ? this.#hrefOf(attributes['href']) : outer.href,
      heading,
      isPre: outer.isPre || name === 'pre',
      isInvisible: outer.isInvisible || isInvisible(element),
      isControl: outer.isControl || isControl(name),
      isMarker: outer.isMarker || mso === 'ignore',
      list: isCell ? null : (list ?? outer.list),
      item,
      isContinuation:
        item === null && (outer.isContinuation || CONTINUATION.test(attributes['class'] ?? '')),
      after: this.#afterOf(element),
    });
    if (name === 'br') this.#lineBreak();
    if (name === 'img' && !this.#inner.isInvisible) this.#picture(attributes);
  }

  close(name: string): void {
    this.#edge(name);
    if (this.#frames.length > 1) this.#pop();
  }

  text(raw: string): void {
    const { isInvisible: isUnseen, isControl: isLost, isMarker, isPre, item } = this.#inner;
    if (isUnseen) return;
    if (isMarker && item !== null) {
      item.ordered ||= NUMBER.test(raw.trim());
      item.number ??= numberOf(/^\(?(\d{1,4})[.)]/u.exec(raw.trim())?.[1]);
      return;
    }
    // The number of a heading belongs to its words, a bullet does not.
    if (isMarker && BULLET.test(raw.trim())) return;
    const plain = raw.replace(UNSEEN, '').replace(/[\u2028\u2029]/gu, isPre ? '\n' : ' ');
    this.seen.push(plain);
    if (isLost) return;
    const [first = '', ...lines] = isPre ? plain.split(/\r\n?|\n/u) : [plain];
    this.#add(first.replace(/[\t\n\f\r \u00A0]+/gu, ' '));
    for (const line of lines) {
      this.#lineBreak();
      this.#add(line.replace(/[\t\f \u00A0]+/gu, ' '));
    }
  }

  /** Closes what is still open. @returns the blocks of the whole document */
  end(): readonly PastedBlock[] {
    this.#flush();
    while (this.#frames.length > 1) {
      this.#flush();
      this.#pop();
    }
    this.#flush();
    return this.#blocks;
  }

  get #inner(): Frame {
    return this.#frames.at(-1) ?? OUTSIDE;
  }

  #pop(): void {
    const closed = this.#frames.pop();
    closed?.after?.(closed);
  }

  #hrefOf(href: string | undefined): string | null {
    if (href === undefined) return this.#inner.href;
    if (isFromNote(href)) this.#isNote = true;
    return isToNote(href) ? NOTES : pastedTarget(href, this.#siteOrigin);
  }

  #flush(): void {
    putLine(this.#blocks, { ...this.#line, runs: this.#runs });
    const last = this.#blocks.at(-1);
    if (this.#isNote && this.#runs.length > 0 && last !== undefined) {
      this.notes.add(last);
      this.#isNote = false;
    }
    for (const picture of this.#pictures) this.#blocks.push(picture);
    this.#runs = [];
    this.#pictures = [];
  }

  #add(text: string): void {
    const { href, item, heading, isContinuation } = this.#inner;
    if (item !== this.#line.item || heading !== this.#line.heading) this.#flush();
    this.#line = { item, heading, isContinuation };
    this.#runs.push({ text, ...marksOf(this.#inner), href });
  }

  /** Words of blocks and of controls stand apart. */
  #edge(name: string): void {
    if (BLOCKS.has(name)) this.#boundary();
    else if (isControl(name)) this.seen.push(' ');
  }

  /** A block begins or ends; within an entry of a list that is a line break. */
  #boundary(): void {
    this.seen.push(' ');
    const { item, heading } = this.#inner;
    if (item !== null && item === this.#line.item && heading === null) this.#add('\n');
    else this.#flush();
  }

  #lineBreak(): void {
    this.seen.push(' ');
    const last = this.#runs.findLast(({ text }) => text.trim() !== '' || text === '\n');
    // Some editors separate paragraphs by two line breaks.
    if (last?.text === '\n' && this.#inner.item === null) this.#flush();
    else this.#add('\n');
  }

  #picture({ src = '', alt = '', 'aria-roledescription': role }: Attributes): void {
    // Google's lists to be ticked have pictures of boxes.
    if (role === 'checkbox') return;
    if (SIGN.test(alt.trim())) this.#add(alt.trim());
    else this.#pictures.push({ type: 'picture', src, alt: alt.replace(/\s+/gu, ' ').trim() });
  }

  #afterOf({ name, attributes }: PastedElement): After | null {
    if (name === 'a') return this.#afterLink();
    if (name === 'table') return this.#afterTable();
    if (name === 'tr') return this.#afterRow();
    return name === 'td' || name === 'th' ? this.#afterCell(name, attributes) : null;
  }

  /** A link around a picture keeps the picture's words, or its address. */
  #afterLink(): After {
    const [blocks, pictures, from] = [this.#blocks, this.#pictures, this.#runs.length];
    const count = pictures.length;
    return ({ href, ...frame }) => {
      const picture = this.#pictures.at(-1);
      const isSame = blocks === this.#blocks && pictures === this.#pictures;
      if (href === null || !isSame || picture?.type !== 'picture') return;
      if (pictures.length === count) return;
      if (this.#runs.slice(from).some(({ text }) => text.trim() !== '')) return;
      this.#add(' ');
      this.#runs.push({ text: picture.alt || href, ...marksOf(frame), href });
    };
  }

  #afterTable(): After {
    const [rows, blocks] = [this.#rows, this.#blocks];
    this.#rows = [];
    this.#blocks = [];
    return () => {
      const table = tableBlocks(this.#rows ?? []);
      // A caption stands above.
      const outside = this.#blocks;
      this.#rows = rows;
      this.#blocks = blocks;
      for (const block of [...outside, ...table]) blocks.push(block);
    };
  }

  #afterRow(): After {
    const [blocks, cells] = [this.#blocks, this.#cells];
    this.#cells = [];
    this.#blocks = [];
    return () => {
      const outside: Cell = { blocks: this.#blocks, isHeader: false, columns: 1, rows: 1 };
      const row = outside.blocks.length > 0 ? [...this.#cells, outside] : this.#cells;
      this.#cells = cells;
      this.#blocks = blocks;
      if (this.#rows !== null) this.#rows.push(row);
      else for (const block of layoutBlocks(row)) blocks.push(block);
    };
  }

  #afterCell(name: string, { colspan, rowspan }: Attributes): After {
    const [blocks, rows] = [this.#blocks, this.#rows];
    this.#blocks = [];
    this.#rows = null;
    return () => {
      const cell = this.#blocks;
      this.#blocks = blocks;
      this.#rows = rows;
      this.#cells.push({
        blocks: cell,
        isHeader: name === 'th',
        columns: spanOf(colspan),
        rows: spanOf(rowspan),
      });
    };
  }
}
