import { isUtf8 } from 'node:buffer';
import { Parser } from 'htmlparser2';
import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { MOST_PIXELS_A_SIDE, MOST_VECTOR_DEPTH } from './limits.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';
import { ATTRIBUTES, ELEMENTS } from './svg-allowlist.ts';

/** An SVG as it is stored: only with allowed elements and attributes. */
export interface SanitizedSvg {
  readonly content: Buffer;
  /** In pixels; null where the drawing does not say. */
  readonly width: number | null;
  readonly height: number | null;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';
const LOCAL_REFERENCE = /^#[\w.-]+$/u;
const LOCAL_URL = /url\(\s*(['"]?)#[\w.-]+\1\s*\)/giu;
// Escapes and comments are rejected, as CSS allows them within words; so are markup and
// character references, as style sheets are output unescaped.
const EXTERNAL_REFERENCE = /url|image|src|@|\\|\/\*|expression|javascript|data:|[<&]/iu;

/** Whether a style or an attribute's value only refers to parts of the same SVG. */
const isLocal = (value: string): boolean => !EXTERNAL_REFERENCE.test(value.replace(LOCAL_URL, ''));
/** Attributes with free text. */
const WORDS = ['id', 'class', 'aria-label', 'aria-labelledby', 'font-family'];

function allowedAttributes(tag: string, attributes: Attributes): Attributes {
  const href = attributes['href'] ?? attributes['xlink:href'];
  const entries = Object.entries(attributes).filter(
    ([name, value]) =>
      ATTRIBUTES.includes(name) && name !== 'href' && (WORDS.includes(name) || isLocal(value)),
  );
  return {
    ...Object.fromEntries(entries),
    ...(tag === 'svg' && { xmlns: NAMESPACE }),
    ...(href !== undefined && LOCAL_REFERENCE.test(href) && { href }),
  };
}

const PARSER = { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false } as const;

/**
 * Whether elements are nested deeper than in any drawing. The parser takes more time for an
 * element the deeper it stands, so that this is found out first, and no further.
 */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isDeep = false;
  const parser = new Parser(
    {
      onopentagname: () => {
        depth += 1;
        isDeep ||= depth > MOST_VECTOR_DEPTH;
        if (isDeep) parser.pause();
      },
      onclosetag: () => {
        depth -= 1;
      },
    },
    PARSER,
  );
  parser.write(text);
  return isDeep;
}

const sanitizeMarkup = (text: string): string =>
  sanitizeHtml(text, {
    allowedTags: [...ELEMENTS],
    allowedAttributes: { '*': [...ATTRIBUTES] },
    // For style sheets, which are checked by the filter below.
    allowVulnerableTags: true,
    // Elements that are not allowed are removed with their content.
    disallowedTagsMode: 'completelyDiscard',
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: allowedAttributes(tagName, attribs) }),
    },
    exclusiveFilter: ({ tag, text: inside }) => tag === 'style' && !isLocal(inside),
    parser: PARSER,
  });

/** A length in pixels; null for other units. */
function pixels(text: string | undefined): number | null {
  const value = Math.round(Number.parseFloat(/^[\d.]+(?:px)?$/u.exec(text ?? '')?.[0] ?? ''));
  return value >= 1 && value <= MOST_PIXELS_A_SIDE ? value : null;
}

/** The size of an SVG by its root element. */
function sizeOf(root: string): Pick<SanitizedSvg, 'width' | 'height'> {
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'u').exec(root)?.[1];
  const [, , viewBoxWidth, viewBoxHeight] = (attribute('viewBox') ?? '').trim().split(/[\s,]+/u);
  const width = pixels(attribute('width')) ?? pixels(viewBoxWidth);
  const height = pixels(attribute('height')) ?? pixels(viewBoxHeight);
  return width === null || height === null ? { width: null, height: null } : { width, height };
}

const CLOSING = '</svg>';

/** Removes everything from an SVG that could run, load or embed. */
export function sanitizeSvg(bytes: Buffer): UploadResult<SanitizedSvg> {
  if (!isUtf8(bytes)) return uploadFailure('vector');
  const text = bytes.toString('utf8');
  if (isTooDeep(text)) return uploadFailure('vector');
  const clean = sanitizeMarkup(text);
  // Anything before and after the root element is dropped.
  const drawing = clean.slice(clean.indexOf('<svg '), clean.lastIndexOf(CLOSING) + CLOSING.length);
  if (!drawing.startsWith('<svg ') || !drawing.endsWith(CLOSING)) return uploadFailure('vector');
  const [root = ''] = /^<svg [^>]*>/u.exec(drawing) ?? [];
  return { ok: true, value: { content: Buffer.from(drawing), ...sizeOf(root) } };
}
