import { ATTRIBUTES, FREE_TEXT, REFERENCES } from './svg-allowlist.ts';
import { cleanStyle, cleanValue, type SvgReferences } from './svg-css.ts';
import type { Namespaces } from './svg-namespaces.ts';

/** The attributes of an element that are kept, and what they refer to. */
export interface SvgAttributes extends SvgReferences {
  readonly values: Readonly<Record<string, string>>;
  /** Whatever it is: which element may refer to what is not said here. */
  readonly href: string | null;
}

/** In an attribute that refers to nothing. */
const REFERS = /url\s{0,64}\(|\\|<|@import|expression\s{0,64}\(|javascript:|data:/iu;
/** Values of which there is nothing to be read. */
const PLAIN_VALUE = /^[\w#.%, +-]*$/u;

/** @param tag the element as it is written */
export function cleanAttributes(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  namespaces: Namespaces,
): SvgAttributes {
  const values: Record<string, string> = {};
  const once: string[] = [];
  const inherited: string[] = [];
  let [href, xlink]: (string | null)[] = [null, null];
  for (const [written, value] of Object.entries(attributes)) {
    const name = namespaces.attributeName(written);
    if (name === 'href') href = value;
    else if (name === 'xlink:href') xlink = value;
    else if (
      name === 'style' ||
      (name !== null && REFERENCES.has(name) && !PLAIN_VALUE.test(value))
    ) {
      const style = name === 'style' ? cleanStyle(value) : cleanValue(name, value);
      if (style.css === '') continue;
      values[name] = style.css;
      once.push(...style.once);
      inherited.push(...style.inherited);
    } else if (name !== null && ATTRIBUTES.has(name) && (name !== 'media' || tag === 'style'))
      if (FREE_TEXT.has(name) || !REFERS.test(value)) values[name] = value;
  }
  return { values, once, inherited, href: href ?? xlink ?? null };
}
