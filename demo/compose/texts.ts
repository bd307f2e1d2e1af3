import { given, piece, rich, type Piece, type Text, type Words } from './module.ts';

interface HeadlineOptions {
  readonly level?: 2 | 3 | 4;
  readonly preline?: Text;
  readonly subline?: Text;
  readonly anchor?: string;
}

export const headline = (content: Text, options: HeadlineOptions = {}): Piece =>
  piece('headline', given({ content, headline_level: options.level, ...without(options) }));

const without = ({ level: _, ...rest }: HeadlineOptions) => rest;

export const text = (de: Words, en: Words): Piece => piece('text', { content: rich(de, en) });

/** Right below what stands above it. */
export const closeText = (de: Words, en: Words): Piece =>
  piece('text', { content: rich(de, en), decrease_distance: true });

export const button = (
  link_text: Text,
  link: string,
  options: {
    readonly look?: 'button' | 'outline' | 'arrow';
    readonly sticky?: boolean;
  } = {},
): Piece =>
  piece('link', given({ link_text, link, extra_class: options.look, sticky: options.sticky }));

export const quote = (content: Text, author?: Text, role?: Text): Piece =>
  piece('quote', given({ content, author, role }));

export const faq = (
  title: Text,
  questions: readonly (readonly [question: Text, de: Words, en: Words])[],
  anchor?: string,
): Piece =>
  piece(
    'faq',
    given({
      title,
      anchor,
      children: questions.map(([question, de, en]) => ({ question, answer: rich(de, en) })),
    }),
  );

/** Places of the page; without entries all that have an anchor. */
export const anchors = (sticky = false): Piece => piece('anchorlist', { sticky });

export const html = (de: string, en: string): Piece => piece('html', { html_code: { de, en } });

/** A table without heads of columns; cells in both languages. */
export const table = (caption: Text, rows: readonly (readonly Text[])[]) =>
  piece('table', {
    caption,
    has_header: false,
    rows: rows.map((cells) => ({ cells: cells.map(({ de, en }) => ({ text: rich([de], [en]) })) })),
  });
