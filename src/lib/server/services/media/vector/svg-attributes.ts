import { ATTRIBUTES, FREE_TEXT, REFERENCES } from './svg-allowlist.ts';
import { cleanStyle, cleanValue, type SvgReferences } from './svg-css.ts';

export const NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
/** More than any program declares. */
const MAX_PREFIXES = 64;

/** What prefixes stand for in the elements that are open. */
export class Namespaces {
  readonly #scopes: ReadonlyMap<string, string>[] = [];
  #root: string | null = null;
  areTooMany = false;

  enter(attributes: Readonly<Record<string, string>>): void {
    const around = this.#scopes.at(-1);
    const declared = Object.entries(attributes).filter(
      ([name]) => name === 'xmlns' || name.startsWith('xmlns:'),
    );
    if (around !== undefined && declared.length === 0) {
      this.#scopes.push(around);
      return;
    }
    const scope = new Map(around);
    for (const [name, uri] of declared) scope.set(name.slice('xmlns:'.length), uri.trim());
    this.areTooMany ||= scope.size > MAX_PREFIXES;
    this.#scopes.push(scope);
  }

  leave(): void {
    this.#scopes.pop();
  }

  /** The name without its prefix; null: it is no element of a drawing. */
  localName(name: string): string | null {
    const [prefix, local] = parted(name);
    const uri = this.#scopes.at(-1)?.get(prefix) ?? '';
    if (prefix !== '' && uri === '') return null;
    // The root decides: in whatever name space it stands, its own are of the drawing.
    this.#root ??= uri;
    return uri === NAMESPACE || uri === this.#root || uri === '' ? local : null;
  }

  /** The name of an attribute without a prefix that only says where it is from; null: it is of another kind. */
  attributeName(name: string): string | null {
    const [prefix, local] = parted(name);
    if (prefix === '' || prefix === 'xml') return name;
    const uri = this.#scopes.at(-1)?.get(prefix) ?? (prefix === 'xlink' ? XLINK : '');
    return uri === XLINK && local === 'href' ? 'xlink:href' : null;
  }
}

function parted(name: string): readonly [prefix: string, local: string] {
  const at = name.indexOf(':');
  return at === -1 ? ['', name] : [name.slice(0, at), name.slice(at + 1)];
}

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
