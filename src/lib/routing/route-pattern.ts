/*
 * Patterns of addresses, as Astro writes them: `/de/team/[slug]/[id]`, `/webshop/[...path]`.
 * This is the only place that turns them into expressions and addresses.
 */

/** What a parameter has to look like, by its name; without an entry it is any segment. */
export type Constraints = Readonly<Record<string, string>>;

const PARAMETER = /\[(\.{3})?(\w+)\]/gu;
/** Also takes the slash before a parameter of several segments, which may be missing altogether. */
const PARTS = /(\/?)\[(\.{3})?(\w+)\]|[.+^$(){}|\\]/gu;

/** The names of a pattern's parameters, in order. */
export const parametersOf = (pattern: string): readonly string[] =>
  [...pattern.matchAll(PARAMETER)].map(([, , name = '']) => name);

/**
 * A pattern as an expression with a named group for each parameter. It is linear: every
 * group ends where the next slash begins, but for the last one.
 */
export function expressionOf(pattern: string, where: Constraints = {}): RegExp {
  const source = pattern.replace(
    PARTS,
    (text: string, slash: string | undefined, rest: string | undefined, name?: string) => {
      if (name === undefined) return `\\${text}`;
      const form = where[name];
      if (rest !== undefined) return `(?:${slash ?? ''}(?<${name}>${form ?? '.+'}))?`;
      return `${slash ?? ''}(?<${name}>${form ?? '[^/]+'})`;
    },
  );
  return new RegExp(`^${source}$`, 'u');
}

/**
 * The address that a pattern makes of these parameters, percent-encoded.
 * @throws {Error} when a parameter is missing: a bug of the caller
 */
export const fillPattern = (
  pattern: string,
  params: Readonly<Record<string, string | number>>,
): string =>
  pattern.replace(PARAMETER, (_, _rest, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`the pattern ${pattern} needs «${name}»`);
    return encodeURIComponent(value);
  });

/** The parameters that a path has under an expression; null where it does not match. */
export function paramsOf(
  expression: RegExp,
  path: string,
): Readonly<Record<string, string>> | null {
  const match = expression.exec(path);
  if (match === null) return null;
  const entries = Object.entries(match.groups ?? {}) as [string, string | undefined][];
  const given = entries.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(given);
}
