import { Parser } from 'htmlparser2';
import { normalizeBlocks } from '../../../../content/rich-text/join.ts';
import type { PastedDocument } from '../../../../content/rich-text/pasted.ts';
import { plainText } from '../../../../content/rich-text/plain.ts';
import type { RichText } from '../../../../content/rich-text/schema.ts';
import type { PastedBlock } from './paste-blocks.ts';
import { PasteBuilder } from './paste-builder.ts';
import { isWithinSource, NOTES } from './paste-link.ts';
import { cutLinks, partsOf } from './paste-parts.ts';
import { asBlocks } from './paste-tables.ts';
import { lostWords, wordsOf } from './paste-words.ts';

/** Deeper than any real document; deeper nesting would make closing elements slow. */
const MAX_DEPTH = 500;

/** Programs that write documents: links to a place lead to one of the document. */
const WRITER =
  /urn:schemas-microsoft-com|content=["']?(?:Microsoft|LibreOffice|OpenOffice)|docs-internal-guid/u;

const contentOf = (blocks: readonly PastedBlock[]): RichText =>
  normalizeBlocks(blocks.flatMap(asBlocks));

/**
 * A pasted document: as one rich text, and as the parts that can be modules of their own.
 * Elements that nobody knows are unwrapped, what was not visible is left out, and so is
 * form (styles, classes). Pure; never throws; takes time in proportion to its input.
 * @param siteOrigin absolute links to this site become paths
 */
export function pastedDocument(html: string, siteOrigin: string): PastedDocument {
  const builder = new PasteBuilder(siteOrigin);
  let end = html.length;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      builder.open(name, attributes);
      if (builder.depth <= MAX_DEPTH || end < html.length) return;
      end = parser.endIndex + 1;
      parser.pause();
    },
    onclosetag: (name) => {
      builder.close(name);
    },
    ontext: (text) => {
      builder.text(text);
    },
  });
  const source = html.toWellFormed();
  parser.write(source);
  parser.end();
  // What stands deeper than that comes as its words.
  if (end < source.length) builder.text(source.slice(end).replace(/<[^<>]*>/gu, ' '));
  const isDocument = WRITER.test(source);
  const isInside = (href: string): boolean =>
    href !== NOTES &&
    ((isDocument && href.startsWith('#')) || isWithinSource(href, builder.places));
  const blocks = builder.end().map((block) => {
    const cut = cutLinks(block, isInside);
    if (builder.notes.has(block)) builder.notes.add(cut);
    return cut;
  });
  const isToNotes = (href: string): boolean => href === NOTES;
  const plain = blocks.map((block) => cutLinks(block, isToNotes));
  const hasNotes = blocks.some((block) => builder.notes.has(block));
  const text = contentOf(plain);
  const words = wordsOf(builder.seen.join(''));
  return {
    content: text,
    parts: partsOf(hasNotes ? blocks : plain, (block) => builder.notes.has(block)),
    words: { count: words.length, lost: lostWords(words, wordsOf(plainText(text))) },
  };
}

/** Pasted HTML as one rich text. */
export const pastedText = (html: string, siteOrigin: string): RichText =>
  pastedDocument(html, siteOrigin).content;
