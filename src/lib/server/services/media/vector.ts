import { isUtf8 } from 'node:buffer';
import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { MOST_PIXELS_A_SIDE } from './limits.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';
import { ATTRIBUTES, ELEMENTS } from './vector-allowed.ts';

/** A drawing as it is kept: built anew of what is allowed in it. */
export interface KeptVector {
  readonly content: Buffer;
  /** In pixels; null where the drawing does not say. */
  readonly width: number | null;
  readonly height: number | null;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';
const PART_OF_ITSELF = /^#[\w.-]+$/u;
const OWN_URL = /url\(\s*(['"]?)#[\w.-]+\1\s*\)/giu;
// Also written with escapes or comments in between, which style sheets allow; and as they
// are written out word for word, no markup and no reference to a character.
const LEADS_AWAY = /url|image|src|@|\\|\/\*|expression|javascript|data:|[<&]/iu;

/** Whether a style or the value of an attribute refers to nothing but parts of the drawing. */
const isOwn = (value: string): boolean => !LEADS_AWAY.test(value.replace(OWN_URL, ''));
/** Words for people may name anything. */
const WORDS = ['id', 'class', 'aria-label', 'aria-labelledby', 'font-family'];

function allowed(tag: string, given: Attributes): Attributes {
  const href = given['href'] ?? given['xlink:href'];
  const kept = Object.entries(given).filter(
    ([name, value]) =>
      ATTRIBUTES.includes(name) && name !== 'href' && (WORDS.includes(name) || isOwn(value)),
  );
  return {
    ...Object.fromEntries(kept),
    ...(tag === 'svg' && { xmlns: NAMESPACE }),
    ...(href !== undefined && PART_OF_ITSELF.test(href) && { href }),
  };
}

const rebuilt = (text: string): string =>
  sanitizeHtml(text, {
    allowedTags: [...ELEMENTS],
    allowedAttributes: { '*': [...ATTRIBUTES] },
    // A style sheet is in the list: what it may say is held below.
    allowVulnerableTags: true,
    // What stands within something that is not allowed goes with it.
    disallowedTagsMode: 'completelyDiscard',
    parseStyleAttributes: false,
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: allowed(tagName, attribs) }) },
    exclusiveFilter: ({ tag, text: inside }) => tag === 'style' && !isOwn(inside),
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  });

/** A length of so many pixels; null for anything else. */
function pixels(text: string | undefined): number | null {
  const value = Math.round(Number.parseFloat(/^[\d.]+(?:px)?$/u.exec(text ?? '')?.[0] ?? ''));
  return value >= 1 && value <= MOST_PIXELS_A_SIDE ? value : null;
}

/** The size that a drawing's first element tells of. */
function sizeOf(root: string): Pick<KeptVector, 'width' | 'height'> {
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'u').exec(root)?.[1];
  const [, , across, down] = (attribute('viewBox') ?? '').trim().split(/[\s,]+/u);
  const width = pixels(attribute('width')) ?? pixels(across);
  const height = pixels(attribute('height')) ?? pixels(down);
  return width === null || height === null ? { width: null, height: null } : { width, height };
}

/** Makes a drawing anew without anything that could run, load or embed. */
export function keptVector(bytes: Buffer): UploadResult<KeptVector> {
  if (!isUtf8(bytes)) return uploadFailure('vector');
  const clean = rebuilt(bytes.toString('utf8'));
  // What stood before and after the drawing is no part of it.
  const drawing = /<svg [\s\S]*<\/svg>/u.exec(clean)?.[0];
  if (drawing === undefined) return uploadFailure('vector');
  const [root = ''] = /^<svg [^>]*>/u.exec(drawing) ?? [];
  return { ok: true, value: { content: Buffer.from(drawing), ...sizeOf(root) } };
}
