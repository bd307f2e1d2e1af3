import { Parser } from 'htmlparser2';
import { storable } from '../../../../content/rich-text/join.ts';
import type { Block, RichText } from '../../../../content/rich-text/schema.ts';
import { putLine, putRow, type Item, type Run } from './paste-blocks.ts';
import { pastedTarget } from './paste-link.ts';
import { BLOCKS, isHeading, isSilent, marksIn, styleOf, type Marks } from './paste-marks.ts';

/** An open element: what holds for the words in it. */
interface Frame extends Marks {
  readonly href: string | null;
  readonly isHeading: boolean;
  readonly isPre: boolean;
  readonly isSilent: boolean;
  /** Words of a list's number or bullet, which say its kind. */
  readonly isMarker: boolean;
  /** Kind of the outermost list around it: nested lists become part of that. */
  readonly list: { readonly ordered: boolean } | null;
  readonly item: Item | null;
  readonly after: (() => void) | null;
}

const OUTSIDE: Frame = {
  bold: false,
  italic: false,
  lang: null,
  href: null,
  isHeading: false,
  isPre: false,
  isSilent: false,
  isMarker: false,
  list: null,
  item: null,
  after: null,
};

/** Deeper than any document; what is deeper would make closing elements slow. */
const MOST_DEPTH = 500;
/** «1.», «a)», «(iv)»; bullets have no full stop and no bracket. */
const NUMBER = /^\(?[\p{L}\d]{1,5}[.)]/u;
const INVISIBLE = /[\u200B\u2060\uFEFF]|(?![\t\n\f\r])\p{Cc}|\p{Co}/gu;

/**
 * Pasted HTML as rich text. What the schema does not know (styles, classes, pictures,
 * scripts) cannot be in it; headings become bold paragraphs, nested lists flat ones, rows of
 * tables paragraphs. Pure; never throws; pasting what it made gives the same once more.
 * @param siteOrigin absolute links to this site become paths
 */
export function pastedText(html: string, siteOrigin: string): RichText {
  const frames: Frame[] = [OUTSIDE];
  let blocks: Block[] = [];
  let cells: (readonly Block[])[] = [];
  let runs: Run[] = [];
  let item: Item | null = null;
  const inner = (): Frame => frames.at(-1) ?? OUTSIDE;

  const flush = (): void => {
    putLine(blocks, runs, item);
    runs = [];
  };
  const add = (text: string): void => {
    const { bold, italic, lang, href, item: place } = inner();
    if (place !== item) flush();
    item = place;
    runs.push({ text, bold, italic, lang, href });
  };
  /** A block begins or ends; within an entry of a list that is a line of it. */
  const boundary = (): void => {
    if (item !== null && inner().item === item) add('\n');
    else flush();
  };
  const lineBreak = (): void => {
    const isSecond =
      runs.findLast(({ text }) => text.trim() !== '' || text === '\n')?.text === '\n';
    // Two of them are how some editors part paragraphs.
    if (isSecond && inner().item === null) flush();
    else add('\n');
  };
  /** Cells and rows collect their own blocks; afterwards it goes on with those outside. */
  const collecting = (name: string): (() => void) | null => {
    const outside = { blocks, cells };
    if (name === 'tr') {
      cells = [];
      blocks = [];
      return () => {
        const row = blocks.length > 0 ? [...cells, blocks] : cells;
        ({ blocks, cells } = outside);
        putRow(blocks, row);
      };
    }
    if (name !== 'td' && name !== 'th') return null;
    blocks = [];
    return () => {
      const cell = blocks;
      ({ blocks, cells } = outside);
      cells.push(cell);
    };
  };
  const itemIn = (name: string, mso: string, outer: Frame): Item | null => {
    if (name === 'li') return { ordered: outer.list?.ordered ?? false, level: 1 };
    const level = /level(\d)/u.exec(mso)?.[1];
    if (level !== undefined && (name === 'p' || name === 'div'))
      return { ordered: false, level: Number(level) };
    return name === 'td' || name === 'th' ? null : outer.item;
  };

  const open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    const outer = inner();
    const style = styleOf(attributes);
    if (BLOCKS.has(name)) boundary();
    const mso = style.get('mso-list') ?? '';
    const headed = outer.isHeading || isHeading(name, attributes);
    const isList = name === 'ul' || name === 'ol';
    frames.push({
      ...marksIn(name, attributes, style, outer, headed),
      href:
        name === 'a' && attributes['href'] !== undefined
          ? pastedTarget(attributes['href'], siteOrigin)
          : outer.href,
      isHeading: headed,
      isPre: outer.isPre || name === 'pre',
      isSilent: outer.isSilent || isSilent(name, attributes, style),
      isMarker: outer.isMarker || (mso === 'ignore' && outer.item !== null),
      list: outer.list ?? (isList ? { ordered: name === 'ol' } : null),
      item: itemIn(name, mso, outer),
      after: collecting(name),
    });
    if (name === 'br') lineBreak();
    if (frames.length > MOST_DEPTH) parser.pause();
  };
  const close = (name: string): void => {
    if (BLOCKS.has(name)) boundary();
    if (frames.length > 1) frames.pop()?.after?.();
  };
  const text = (raw: string): void => {
    const { isSilent: isUnseen, isMarker, isPre, item: place } = inner();
    if (isUnseen) return;
    if (isMarker && place !== null) {
      place.ordered ||= NUMBER.test(raw.trim());
      return;
    }
    const plain = raw.replace(INVISIBLE, '').replace(/[\u2028\u2029]/gu, isPre ? '\n' : ' ');
    const [first = '', ...lines] = isPre ? plain.split(/\r\n?|\n/u) : [plain];
    add(first.replace(/[\t\n\f\r \u00A0]+/gu, ' '));
    for (const line of lines) {
      lineBreak();
      add(line.replace(/[\t\f \u00A0]+/gu, ' '));
    }
  };

  const parser = new Parser({ onopentag: open, onclosetag: close, ontext: text });
  parser.write(html.toWellFormed());
  parser.end();
  flush();
  while (frames.length > 1) {
    flush();
    frames.pop()?.after?.();
  }
  return storable(blocks);
}
