/*
 * What the elements of pasted HTML mean: word processors say with styles what others
 * say with elements, and mean nothing by some elements.
 */

export interface Marks {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly lang: string | null;
}

type Attributes = Readonly<Record<string, string>>;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that begin and end a line. */
export const BLOCKS = words(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol p pre section summary table tbody tfoot thead tr td th ul',
);
/** What stands in them is not text of the document. */
const SILENT = words(
  'script style title xml noscript template iframe object embed applet svg math canvas audio video select option input textarea noframes noembed',
);
const HEADING = /^h[1-6]$/u;
/** Word's own headings are paragraphs with a class. */
const HEADING_CLASS = /(?:^|\s)Mso(?:Title|Subtitle|Heading\d)(?:\s|$)/u;

/** The declarations of a style attribute; the last one of a property holds. */
export const styleOf = ({ style = '' }: Attributes): ReadonlyMap<string, string> =>
  new Map(
    style.split(';').map((declaration) => {
      const [property = '', ...value] = declaration.split(':');
      return [property.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const;
    }),
  );

type Style = ReturnType<typeof styleOf>;

export const isHeading = (name: string, { class: kind = '' }: Attributes): boolean =>
  HEADING.test(name) || HEADING_CLASS.test(kind);

/** Text that nobody saw where it was copied: code, what is hidden, what was deleted under review. */
export const isSilent = (name: string, attributes: Attributes, style: Style): boolean =>
  SILENT.has(name) ||
  /^(?:w|m|v):/u.test(name) ||
  style.get('display') === 'none' ||
  style.get('visibility') === 'hidden' ||
  style.get('mso-hide') === 'all' ||
  style.get('mso-element') === 'comment-list' ||
  'hidden' in attributes ||
  (name === 'del' && ('cite' in attributes || 'datetime' in attributes));

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

/** Word names the language of every word, as `EN-US`; one that somebody chose is `fr`. */
const LANGUAGE = /^[a-z]{2,3}$/u;
const MARKING = words('span strong em b i');

/** The marks of what stands in an element. */
export function marksIn(
  name: string,
  attributes: Attributes,
  style: Style,
  outer: Marks,
  isInHeading: boolean,
): Marks {
  const lang = MARKING.has(name) && LANGUAGE.test(attributes['lang'] ?? '') && attributes['lang'];
  return {
    // A heading is bold whatever its words say of themselves.
    bold: isInHeading || (isBold(name, style) ?? outer.bold),
    italic: isItalic(name, style) ?? outer.italic,
    lang: (lang || null) ?? outer.lang,
  };
}
