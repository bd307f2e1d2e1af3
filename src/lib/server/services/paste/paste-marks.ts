import type { Mark } from '../../../../content/rich-text/limits.ts';

/*
 * Reads the meaning of pasted HTML elements: word processors express with styles what
 * others express with elements, and some of their elements have no meaning.
 */

export interface Marks extends Readonly<Record<Mark, boolean>> {
  readonly lang: string | null;
}

type Attributes = Readonly<Record<string, string>>;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that begin and end a line. */
export const BLOCKS = words(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol p pre section summary table tbody tfoot thead tr td th ul',
);
/** Elements whose content nobody saw where it was copied. */
const INVISIBLE = words(
  'script style title xml noscript template iframe embed applet canvas audio video noframes noembed',
);
/** Elements whose words are seen, but are no text: what they say is told as lost. */
const CONTROLS = words('svg select option input textarea');
const HEADING = /^h([1-6])$/u;
/** Word's own headings beyond the sixth are paragraphs with a class. */
const HEADING_CLASS = /(?:^|\s)Mso(?:(Title|Subtitle)|Heading(\d))(?:\s|$)/u;

/** The declarations of a style attribute; the last one of a property holds. */
export const styleOf = ({ style = '' }: Attributes): ReadonlyMap<string, string> =>
  new Map(
    style.split(';').map((declaration) => {
      const [property = '', ...value] = declaration.split(':');
      return [property.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const;
    }),
  );

type Style = ReturnType<typeof styleOf>;

/** The level of a heading, 0 for a title; null: it is none. */
export function headingLevel({ name, attributes, style }: PastedElement): number | null {
  const [, level] = HEADING.exec(name) ?? [];
  if (level !== undefined) return Number(level);
  const [isClass, title, number] = HEADING_CLASS.exec(attributes['class'] ?? '') ?? [];
  if (isClass !== undefined) return title === undefined ? Number(number) : 0;
  const outline = /^[1-9]$/u.exec(style.get('mso-outline-level') ?? '')?.[0];
  if (outline !== undefined) return Number(outline);
  const isAria =
    attributes['role'] === 'heading' && /^[1-9]$/u.test(attributes['aria-level'] ?? '');
  return isAria ? Number(attributes['aria-level']) : null;
}

/** Whether the text of an element was not visible where it was copied: code, hidden text, tracked deletions. */
export const isInvisible = ({ name, attributes, style }: PastedElement): boolean =>
  INVISIBLE.has(name) ||
  style.get('display') === 'none' ||
  style.get('visibility') === 'hidden' ||
  style.get('mso-hide') === 'all' ||
  style.get('mso-element') === 'comment-list' ||
  'hidden' in attributes ||
  (name === 'del' && ('cite' in attributes || 'datetime' in attributes));

/** Whether its words are those of a control or a drawing. */
export const isControl = (name: string): boolean => CONTROLS.has(name);

const BOLD = /^(?:bold|[6-9]\d\d$)/u;
const NOT_BOLD = /^(?:normal|lighter|[1-5]\d\d$)/u;

const isBold = (name: string, style: Style): boolean | null => {
  const weight = style.get('font-weight') ?? '';
  if (BOLD.test(weight)) return true;
  // Google's clipboard is wrapped in a <b> that is not bold.
  if (NOT_BOLD.test(weight)) return false;
  return name === 'b' || name === 'strong' || name === 'th' ? true : null;
};

const isItalic = (name: string, style: Style): boolean | null => {
  const slant = style.get('font-style') ?? '';
  if (/^(?:italic|oblique)/u.test(slant)) return true;
  if (slant === 'normal') return false;
  return name === 'i' || name === 'em' || name === 'cite' ? true : null;
};

const isStruck = (name: string, style: Style): boolean | null => {
  const line = style.get('text-decoration-line') ?? style.get('text-decoration') ?? '';
  if (line.includes('line-through')) return true;
  return name === 's' || name === 'strike' || name === 'del' ? true : null;
};

/** Below the line or above it; a cell or a picture has the same property for another thing. */
const isScript = (mark: 'sub' | 'sup', name: string, style: Style): boolean | null => {
  const isElement = name === 'sub' || name === 'sup';
  const align = isElement || name === 'span' ? style.get('vertical-align') : undefined;
  if (align === undefined) return isElement ? name === mark : null;
  return align === (mark === 'sub' ? 'sub' : 'super');
};

/** Word sets the language of every word, as `EN-US`; a language that an author chose is written `fr`. */
const LANGUAGE = /^[a-z]{2,3}$/u;
const MARK_ELEMENTS = words('span strong em b i');

/** An element of pasted HTML. */
export interface PastedElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly style: Style;
}

/** The marks of what stands in an element. */
export function marksIn(
  { name, attributes, style }: PastedElement,
  outer: Marks,
  isInHeading: boolean,
): Marks {
  const lang =
    MARK_ELEMENTS.has(name) && LANGUAGE.test(attributes['lang'] ?? '') && attributes['lang'];
  return {
    // The text of a heading is bold whatever its own style.
    bold: isInHeading || (isBold(name, style) ?? outer.bold),
    italic: isItalic(name, style) ?? outer.italic,
    strike: isStruck(name, style) ?? outer.strike,
    sub: isScript('sub', name, style) ?? outer.sub,
    sup: isScript('sup', name, style) ?? outer.sup,
    lang: (lang || null) ?? outer.lang,
  };
}

/** The marks alone of what else is known of a text. */
export const marksOf = ({ bold, italic, strike, sub, sup, lang }: Marks): Marks => ({
  ...{ bold, italic, strike, sub, sup },
  lang,
});
