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
